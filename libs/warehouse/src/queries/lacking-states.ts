import type { PlaceField, ValueState } from '@pendapa/contracts';
import { integer, type Row } from '../engine/duck.ts';
import { COMPONENTS, type Component, type ComponentKey } from './components.ts';
import { findLacking, type Lacking, type LackingSums } from './lacking-rows.ts';
import { ENTRIES, figuresOf, sumIn, type Layout } from './layout.ts';
import { measureOf } from './measures.ts';
import type { PlannedQuery } from './one-sided.ts';
import type { Series } from './time-shift.ts';

type PlannedColumns = Pick<PlannedQuery, 'query' | 'layout'>;

/** Sums of a row, beginning at `start`. */
type RowSums = Pick<LackingSums, 'row' | 'start'>;

/** True if some row gives the component. Distinct counts are 0 if none does. */
function isGiven(key: ComponentKey, { row, start }: RowSums, layout: Layout, series: Series): boolean {
  const { of, unknown = [], rest, sums }: Component = COMPONENTS[key];
  return [...unknown, of[0], ...(rest === undefined ? [] : [rest])].some((name) => {
    const cell = row[start + layout.positionOf(name, series)] ?? null;
    return cell !== null && (sums[name]?.isAdditive !== false || integer(cell) !== 0);
  });
}

/** True if a target shows that revenue without rows is 0. */
const isZeroByTarget = ({ query, layout }: PlannedColumns, key: ComponentKey, { row, start }: RowSums, series: Series): boolean =>
  query.subject === 'achievement' && figuresOf(row, start, layout, series)(key) === 0n;

/** True if rows have no events, so that a count of events is known. */
const isWithoutEvents = ({ layout }: PlannedColumns, key: ComponentKey, { row, start }: RowSums, series: Series): boolean =>
  COMPONENTS[key].isZeroWithoutRows === true && figuresOf(row, start, layout, series)(key) === 0n;

const entriesOf = ({ layout }: PlannedColumns, { row, start }: RowSums, series: Series): number =>
  Number(sumIn(row, start, layout, series, ENTRIES) ?? 0n);

/** Sum over several rows; undefined if one leaves it open, or if all give 0. */
function sumOver({ query, layout }: PlannedColumns, measure: string, lacking: readonly LackingSums[], series: Series) {
  const { isSum, value } = measureOf(query.subject, measure);
  if (!isSum) return undefined;
  const sum = value((component) => {
    const figures = lacking.map(({ row, start }) => figuresOf(row, start, layout, series)(component));
    return figures.reduce<bigint | null>((total, figure) => (total === null || figure === null ? null : total + figure), 0n);
  });
  return sum === null || Number(sum) === 0 ? undefined : sum;
}

/** State of a figure without rows of its place, if rows that lack the place may belong to it; otherwise null. */
function stateOf(plan: PlannedColumns, measure: string, cell: RowSums, lacking: readonly LackingSums[], series: Series): ValueState | null {
  if (lacking.length === 0) return null;
  const { components } = measureOf(plan.query.subject, measure);
  const { layout } = plan;
  const open = components.filter((key) => !isGiven(key, cell, layout, series) || isZeroByTarget(plan, key, cell, series));
  const giving = lacking.filter((one) => open.some((key) => isGiven(key, one, layout, series) && !isWithoutEvents(plan, key, one, series)));
  const [first] = giving;
  if (first === undefined) return null;
  const entries = giving.reduce((sum, one) => sum + entriesOf(plan, one, series), 0);
  const unplaced = sumOver(plan, measure, giving, series);
  return {
    state: 'unknown',
    field: first.field,
    ...(entries > 0 && { lacking: entries, rows: entries + entriesOf(plan, cell, series) }),
    ...(unplaced !== undefined && { unplaced }),
  };
}

/** States of figures of a measure that are unknown although rows give a number; null for known ones. */
export interface OpenStates {
  readonly ofRow: (row: Row) => ValueState | null;
  readonly ofWhole: (totals: Row) => ValueState | null;
}

/** Returns the states of a measure; what holds for all its rows is computed once. */
export type OpenStatesOf = (measure: string, series: Series) => OpenStates;

export const NO_OPEN_STATES: OpenStatesOf = () => ({ ofRow: () => null, ofWhole: () => null });

/** Combines two sources of states; the first takes precedence. */
export const mergeOpenStates =
  (first: OpenStatesOf, second: OpenStatesOf): OpenStatesOf =>
  (measure, series) => {
    const [one, other] = [first(measure, series), second(measure, series)];
    return { ofRow: (row) => one.ofRow(row) ?? other.ofRow(row), ofWhole: (totals) => one.ofWhole(totals) ?? other.ofWhole(totals) };
  };

/**
 * States of figures by place. Example: if debts of a tax have a city only, figures of its districts are unknown, not 0.
 * `withoutPlace` are rows of the answer itself.
 */
export function lackingStates(plan: PlannedColumns, { groups, whole }: Lacking, withoutPlace: readonly LackingSums[]): OpenStatesOf {
  const { by } = plan.query;
  const find = findLacking(plan.query, [...groups, ...withoutPlace]);
  return (measure, series) => ({
    ofRow: (row) => stateOf(plan, measure, { row, start: by.length }, find(row), series),
    ofWhole: (row) => stateOf(plan, measure, { row, start: 0 }, whole, series),
  });
}

export interface UnplacedAmount {
  readonly field: PlaceField;
  readonly measures: readonly string[];
  readonly measure: string;
  readonly value: string;
  readonly rows: number;
}

/** Amount that known totals leave out: the first sum of the query over rows that lack the place. */
export function unplacedAmountsOf(
  plan: PlannedColumns,
  whole: readonly LackingSums[],
  isKnown: (measure: string) => boolean,
): readonly UnplacedAmount[] {
  const { query, layout } = plan;
  return whole.flatMap((one) => {
    const measures = query.measures.filter(
      (measure) => isKnown(measure) && measureOf(query.subject, measure).components.some((key) => isGiven(key, one, layout, 0)),
    );
    const sums = measures.map((measure) => ({ measure, value: sumOver(plan, measure, [one], 0) }));
    const first = sums.find(({ value }) => value !== undefined);
    const rows = entriesOf(plan, one, 0);
    if (measures.length === 0 || (first === undefined && rows === 0)) return [];
    return [{ field: one.field, measures, measure: first?.measure ?? '', value: String(first?.value ?? ''), rows }];
  });
}
