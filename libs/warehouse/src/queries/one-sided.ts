import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period, type SubjectKey, type Value } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import { COMPONENTS, type Component } from './components.ts';
import { figureOf } from './figure.ts';
import { isTime } from './dimensions.ts';
import { sumIn, type Layout } from './layout.ts';
import { measureOf } from './measures.ts';
import { monthsBetween } from './months.ts';
import { POSTED_COMPONENTS } from './notes/gap-notes.ts';
import { havePayments } from './paid-months.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import { daysBetween, movesByDays, periodsOf, type Series } from './time-shift.ts';

export interface PlannedQuery {
  readonly query: ResolvedQuery;
  readonly layout: Layout;
  readonly context: Context;
}

/** Sums of one series in a row. */
type Sums = (name: string) => bigint | null;

/** A component is 0 without rows, and unknown if some row lacks its field. */
function figureOrZero(component: Component, sum: Sums): bigint | null {
  const known = figureOf(component, sum);
  if (known !== null) return known;
  const hasNoRows = component.of.every((name) => (sum(name) ?? 0n) === 0n) && (component.unknown ?? []).every((name) => sum(name) === null);
  return hasNoRows ? 0n : null;
}

/** Subjects whose rows are payments only. */
const OF_PAYMENTS: readonly SubjectKey[] = ['revenue', 'achievement', 'perCapita', 'collection'];

const isPosted = ({ subject }: ResolvedQuery, measure: string): boolean =>
  OF_PAYMENTS.includes(subject) && measureOf(subject, measure).components.every((component) => POSTED_COMPONENTS.includes(component));

/** Days of a series that a row by time covers; null if they are parts of two months. */
export function daysOfRow(row: Row, { query, context }: PlannedQuery, series: Series): Period | null {
  const shown = textOrNull(row[query.by.findIndex(isTime)]);
  if (shown === null) return null;
  const { period, comparison, compare } = query;
  const earlier = series === 0 ? null : comparison;
  if (query.by.includes('day') && earlier !== null && compare !== 'last-year') {
    const day = addDays(shown, -daysBetween(earlier.from, period.from));
    return { from: day, to: day };
  }
  if (movesByDays(query, series)) return null;
  const months = earlier === null ? 0 : compare === 'last-year' ? 12 : monthsBetween(earlier.from, period.from);
  const from: CalendarDate = addMonths(monthStart(shown), -months);
  const to = monthEnd(query.by.includes('year') ? addMonths(from, 11) : from);
  return { from, to: to < context.asOf ? to : context.asOf };
}

/**
 * True if the data cover a measure of one series: for payments if its months have any, otherwise if the total is
 * known.
 */
function isCovered(plan: PlannedQuery, measure: string, series: Series, row: Row | null, total: Value | undefined): boolean {
  const { query, context } = plan;
  const days = periodsOf(query).find(([one]) => one === series)?.[1];
  // For a tax with recaps a target does not show whether a recap is missing.
  if (days === undefined || (query.subject === 'achievement' && context.directory.recaps.length > 0)) return false;
  if (row === null || !query.by.some(isTime)) {
    if (total !== null && total !== undefined) return true;
    return isPosted(query, measure) && havePayments(days, context);
  }
  const own = isPosted(query, measure) ? daysOfRow(row, plan, series) : null;
  return own !== null && havePayments(own, context);
}

/**
 * Returns 0 if a figure has rows only on the other side of a comparison and the data cover its own side; otherwise null. Example:
 * a bank with 50 last year and no payment this year has 0.
 */
export function zeroOfMissingSide(
  plan: PlannedQuery,
  {
    row,
    start,
    series,
    measure,
    total,
  }: {
    /** Row whose sums begin at `start`; those of totals begin at 0. */
    readonly row: Row;
    readonly start: number;
    readonly series: Series;
    readonly measure: string;
    /** Total of the series; undefined for the totals row itself. */
    readonly total: Value | undefined;
  },
): Value {
  const { query, layout } = plan;
  if (layout.series.length === 1) return null;
  const { value } = measureOf(query.subject, measure);
  const sumsOf =
    (one: Series): Sums =>
    (name) =>
      sumIn(row, start, layout, one, name);
  const other: Series = series === 0 ? 1 : 0;
  if (value((component) => figureOf(COMPONENTS[component], sumsOf(other))) === null) return null;
  if (!isCovered(plan, measure, series, total === undefined ? null : row, total)) return null;
  return value((component) => figureOrZero(COMPONENTS[component], sumsOf(series)));
}
