import { isPlaceField, MAX_ROWS, type PlaceField } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import type { LackingPlan, Plan } from './plan.ts';
import type { ResolvedQuery } from './resolve.ts';

/** Sums of rows that lack a place. */
export interface LackingSums {
  readonly field: PlaceField;
  readonly row: Row;
  /** Index at which the sums begin. */
  readonly start: number;
}

/** Rows that place filters leave out because they lack their place: by the dimensions of the query, and in total. */
export interface Lacking {
  readonly groups: readonly LackingSums[];
  readonly whole: readonly LackingSums[];
}

/** Reads all rows of a plan, and its totals. */
export type ReadPlan = (plan: Plan) => Promise<{ readonly all: readonly Row[]; readonly totals: Row }>;

export async function readLacking(plans: readonly LackingPlan[], read: ReadPlan): Promise<Lacking> {
  const [groups, whole]: [LackingSums[], LackingSums[]] = [[], []];
  for (const { field, plan } of plans) {
    const { all, totals } = await read(plan);
    whole.push({ field, row: totals, start: 0 });
    // With more groups than an answer may have rows, only the total is used.
    if (all.length <= MAX_ROWS) groups.push(...all.map((row) => ({ field, row, start: plan.query.by.length })));
  }
  return { groups, whole };
}

/** Rows of an answer by place that lack the place. */
export function withoutPlace({ by }: Pick<ResolvedQuery, 'by'>, all: readonly Row[]): readonly LackingSums[] {
  const places = by.flatMap((dimension, index) => (isPlaceField(dimension) ? [{ field: dimension, index }] : []));
  if (places.length === 0) return [];
  return all.flatMap((row) => {
    const lacked = places.find(({ index }) => (row[index] ?? null) === null);
    return lacked ? [{ field: lacked.field, row, start: by.length }] : [];
  });
}

/** Indexes rows that lack a place, to find those that may belong to a row: equal codes except for the missing places. */
function indexByCodes<T extends { readonly row: Row }>({ by }: Pick<ResolvedQuery, 'by'>, lacking: readonly T[]) {
  const codeAt = (row: Row, index: number) => textOrNull(row[index]);
  const isPlace = (index: number) => isPlaceField(by[index]);
  const [places, others] = [by.flatMap((_, at) => (isPlace(at) ? [at] : [])), by.flatMap((_, at) => (isPlace(at) ? [] : [at]))];
  const keyOf = (row: Row) => JSON.stringify(others.map((index) => codeAt(row, index)));
  const byKey = new Map<string, T[]>();
  for (const one of lacking) byKey.set(keyOf(one.row), [...(byKey.get(keyOf(one.row)) ?? []), one]);
  const mayBe = (one: Row, row: Row) => places.every((index) => codeAt(one, index) === null || codeAt(one, index) === codeAt(row, index));
  return { of: (row: Row): readonly T[] => byKey.get(keyOf(row)) ?? [], mayBe };
}

/** Returns a function that finds sums which may belong to a row. */
export function findLacking(query: Pick<ResolvedQuery, 'by'>, lacking: readonly LackingSums[]): (row: Row) => readonly LackingSums[] {
  if (lacking.length === 0) return () => [];
  const { of, mayBe } = indexByCodes(query, lacking);
  return (row) => of(row).filter((one) => one.row !== row && mayBe(one.row, row));
}

const compareCells = (a: Row[number] | undefined, b: Row[number] | undefined): number => {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  const [one, other] = typeof a === 'string' || typeof b === 'string' ? [String(a), String(b)] : [a, b];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Comparator of rows by codes; null if the query sorts by figures. */
function orderOf({ by, sort }: ResolvedQuery): ((a: Row, b: Row) => number) | null {
  const sorted = sort.map(({ key, descending }) => ({ index: by.findIndex((dimension) => dimension === key), descending }));
  if (sorted.some(({ index }) => index < 0)) return null;
  const order = [...sorted, ...by.map((_, index) => ({ index, descending: false }))];
  return (a, b) => {
    for (const { index, descending } of order) {
      const compared = compareCells(a[index], b[index]);
      if (compared !== 0) return descending && a[index] !== null && b[index] !== null ? -compared : compared;
    }
    return 0;
  };
}

/** Adds a row without sums for each group whose rows all lack a place, because it is unknown, not 0. */
export function withLackingGroups(query: ResolvedQuery, all: readonly Row[], groups: readonly LackingSums[]): readonly Row[] {
  if (groups.length === 0) return all;
  const { of, mayBe } = indexByCodes(
    query,
    all.map((row) => ({ row })),
  );
  const open = groups.filter(({ row }) => !of(row).some((one) => mayBe(row, one.row)));
  const byCodes = new Map(open.map(({ row, start }) => [JSON.stringify(row.slice(0, start).map(textOrNull)), { row, start }]));
  const added = [...byCodes.values()].map(({ row, start }) => row.map((cell, index) => (index < start ? cell : null)));
  const order = orderOf(query);
  // Unknown figures come last, as in the statement.
  return order === null || added.length === 0 ? [...all, ...added] : [...all, ...added].sort(order);
}
