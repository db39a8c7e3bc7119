import { daysOn, evaluateAll, isInTime, type Evaluation, type Side } from './evaluation.ts';
import type { FigureQuery, Wanted } from './figure-query.ts';
import { filtersOf } from './filters.ts';
import type { RawData } from './raw-data.ts';
import type { Figure } from './statement.ts';

export type Figures<M extends string = string> = Readonly<Record<M, Figure>>;

/** Figures of one group in the period (`now`) and in the comparison (`before`). */
export interface Group<M extends string = string> {
  readonly key: readonly string[];
  readonly now: Figures<M>;
  readonly before: Figures<M>;
}

/** Figures of all groups, and of all rows together. */
export interface Grouped<M extends string = string> {
  readonly groups: readonly Group<M>[];
  readonly whole: Group<M>;
}

/** Matches SQL of sums and counts, which are 0 without rows. */
const IS_ADDITIVE = /^(coalesce\(|nullif\()?(sum|count)\([^/]*$/;
const OTHER: Readonly<Record<Side, Side>> = { now: 'before', before: 'now' };

/** Computes figures of groups and of all together over single rows. */
export async function computeGroups<M extends string>(raw: RawData, query: FigureQuery<M>): Promise<Grouped<M>> {
  const { view, unappliedFilters } = query;
  const wanted = Object.entries<Wanted>(query.wanted);
  const filtersFor = filtersOf(
    wanted.map(([, { statement }]) => statement),
    view,
    unappliedFilters,
  );
  const columns = wanted.map(([name, { statement, days }]) => {
    const filters = filtersFor(statement);
    return { name, statement, evaluations: statement.aggregates.map((aggregate): Evaluation => ({ ...aggregate, days, filters })) };
  });
  const all = columns.flatMap(({ evaluations }) => evaluations);
  const results = { now: await evaluateAll(raw, query, all, 'now'), before: await evaluateAll(raw, query, all, 'before') };
  const read = (side: Side, one: Evaluation, key: string): Figure => results[side].get(one)?.get(key) ?? null;
  // Data cover every day between the first and the last payment, so a group without payments has 0.
  const hasData = (side: Side, one: Evaluation): boolean => {
    const days = daysOn(side, one, query);
    const isOfPayments = one.rows.sql.includes('named_payments') && days !== null && days.to >= view.since && days.from <= view.asOf;
    return isOfPayments || read(side, one, '') !== null;
  };
  // A group that has rows only in the other period has 0 in this one, if there are data of these days.
  const resultOf = (side: Side, one: Evaluation, key: string): Figure => {
    const value = read(side, one, key);
    if (value !== null || isInTime(query) || !IS_ADDITIVE.test(one.sql)) return value;
    return read(OTHER[side], one, key) !== null && hasData(side, one) ? 0 : null;
  };
  const figuresOf = (side: Side, key: string): Figures<M> => {
    const entries = columns.map(({ name, statement, evaluations }) => [
      name,
      statement.value(evaluations.map((one) => resultOf(side, one, key))),
    ]);
    return Object.fromEntries(entries) as Figures<M>;
  };
  const group = (key: string): Group<M> => ({
    key: key === '' ? [] : (JSON.parse(key) as string[]),
    now: figuresOf('now', key),
    before: figuresOf('before', key),
  });
  const keys = new Set(Object.values(results).flatMap((found) => [...found.values()].flatMap((one) => [...one.keys()])));
  return { groups: [...keys].filter((key) => key !== '').map(group), whole: group('') };
}
