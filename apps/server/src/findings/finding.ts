import type { CalendarDate, Finding, Period } from '@pendapa/contracts';

/** What every rule knows besides its rows. */
export interface Known {
  readonly asOf: CalendarDate;
  /** First posting date. */
  readonly since: CalendarDate;
  readonly fiscalYearStart: number;
}

export const money = (minorUnits: number): string => String(Math.round(minorUnits));

export const total = <T>(rows: readonly T[], of: (row: T) => number | null): number => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);

/** Rows by a key, in the order in which the keys come. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string | null): ReadonlyMap<string, readonly T[]> {
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

/** A tax or a channel makes the change of what it is a part of where it is so much of it. */
const MOST = 2 / 3;

/** The part that makes a gap almost by itself; null where several do. */
export const makingPart = <T>(parts: readonly T[], gap: number, gapOf: (part: T) => number): T | null =>
  parts.find((part) => gap !== 0 && gapOf(part) / gap >= MOST) ?? null;

export const overlap = (one: Period, other: Period): boolean => one.from <= other.to && other.from <= one.to;

/** The strongest first. */
export const strongest = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((one, other) => other.strength - one.strength);
