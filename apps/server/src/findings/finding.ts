import type { CalendarDate, Finding, Period } from '@pendapa/contracts';

/** Finding of a rule, still without its weight, which depends on the whole agency. */
export type Found = Omit<Finding, 'weight'>;

/** Dates that every rule needs. */
export interface RuleContext {
  readonly asOf: CalendarDate;
  /** First posting date. */
  readonly since: CalendarDate;
  readonly fiscalYearStart: number;
}

export const money = (minorUnits: number): string => String(Math.round(minorUnits));

export const total = <T>(rows: readonly T[], of: (row: T) => number | null): number => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);

/** True if a figure of these rows is unknown or hidden: nothing follows from their sum. */
export const isIncomplete = <M extends string>(
  rows: readonly { readonly current: Readonly<Record<M, number | null>> }[],
  ...measures: readonly NoInfer<M>[]
): boolean => rows.some(({ current }) => measures.some((measure) => current[measure] === null));

/** Figures of both series, for rules that need the compared days as well. */
export const bothSeries = <C>(rows: readonly { readonly current: C; readonly before: C }[]): readonly { readonly current: C }[] =>
  rows.flatMap(({ current, before }) => [{ current }, { current: before }]);

/** Rows of the taxes whose figures are all known. A share of an incomplete tax would be too large. */
export const rowsOfCompleteTaxes = <
  M extends string,
  R extends { readonly codes: { readonly taxType: string | null }; readonly current: Readonly<Record<M, number | null>> },
>(
  rows: readonly R[],
  measure: NoInfer<M>,
): readonly R[] => [...groupBy(rows, ({ codes }) => codes.taxType).values()].filter((own) => !isIncomplete(own, measure)).flat();

/** Groups rows by key, in the order of the keys' first occurrence. Rows with a null key are left out. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string | null): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** A part explains the change of its whole if it makes at least this share of it. */
const MIN_EXPLAINED_SHARE = 2 / 3;

/** Returns the part that makes most of a gap; null if no single part does. */
export const explainingPart = <T>(parts: readonly T[], gap: number, gapOf: (part: T) => number): T | null =>
  parts.find((part) => gap !== 0 && gapOf(part) / gap >= MIN_EXPLAINED_SHARE) ?? null;

export const overlap = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;

/** Sorts by strength, descending. */
export const sortByStrength = (findings: readonly Found[]): readonly Found[] => [...findings].sort((a, b) => b.strength - a.strength);
