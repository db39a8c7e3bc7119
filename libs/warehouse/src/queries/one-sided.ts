import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period, type SubjectKey, type Value } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import { COMPONENTS, type Component } from './components.ts';
import { figureOf } from './figure.ts';
import { isTime } from './dimensions.ts';
import { sumIn, type Layout } from './layout.ts';
import { measureOf } from './measures.ts';
import { monthsBetween } from './months.ts';
import { POSTED } from './notes/gap-notes.ts';
import { havePayments } from './paid-months.ts';
import type { Context, Resolved } from './resolve.ts';
import { daysBetween, movesByDays, periodsOf, type Series } from './time-shift.ts';

export interface Asked {
  readonly question: Resolved;
  readonly layout: Layout;
  readonly context: Context;
}

/** Sums of one series in a row. */
type Sums = (name: string) => bigint | null;

/** A component is 0 without rows, and unknown if some row lacks its field. */
function figureOrNothing(component: Component, sum: Sums): bigint | null {
  const known = figureOf(component, sum);
  if (known !== null) return known;
  const isUntold = component.of.every((name) => (sum(name) ?? 0n) === 0n) && (component.unknown ?? []).every((name) => sum(name) === null);
  return isUntold ? 0n : null;
}

/** Subjects whose rows are payments only. */
const OF_PAYMENTS: readonly SubjectKey[] = ['revenue', 'achievement', 'perCapita', 'collection'];

const isPosted = ({ subject }: Resolved, measure: string): boolean =>
  OF_PAYMENTS.includes(subject) && measureOf(subject, measure).components.every((component) => POSTED.includes(component));

/** Days of a series that a row by time covers; null if they are parts of two months. */
export function daysOfRow(row: Row, { question, context }: Asked, series: Series): Period | null {
  const shown = textOrNull(row[question.by.findIndex(isTime)]);
  if (shown === null) return null;
  const { period, comparison, compare } = question;
  const earlier = series === 0 ? null : comparison;
  if (question.by.includes('day') && earlier !== null && compare !== 'last-year') {
    const day = addDays(shown, -daysBetween(earlier.from, period.from));
    return { from: day, to: day };
  }
  if (movesByDays(question, series)) return null;
  const months = earlier === null ? 0 : compare === 'last-year' ? 12 : monthsBetween(earlier.from, period.from);
  const from: CalendarDate = addMonths(monthStart(shown), -months);
  const to = monthEnd(question.by.includes('year') ? addMonths(from, 11) : from);
  return { from, to: to < context.asOf ? to : context.asOf };
}

/**
 * True if the data cover a measure of one series: for payments if its months have any, otherwise if the total is
 * known.
 */
function isCovered(asked: Asked, measure: string, series: Series, row: Row | null, total: Value | undefined): boolean {
  const { question, context } = asked;
  const days = periodsOf(question).find(([one]) => one === series)?.[1];
  // For a tax with recaps a target does not show whether a recap is missing.
  if (days === undefined || (question.subject === 'achievement' && context.directory.recaps.length > 0)) return false;
  if (row === null || !question.by.some(isTime)) {
    if (total !== null && total !== undefined) return true;
    return isPosted(question, measure) && havePayments(days, context);
  }
  const own = isPosted(question, measure) ? daysOfRow(row, asked, series) : null;
  return own !== null && havePayments(own, context);
}

/**
 * Returns 0 if a figure has rows only on the other side of a comparison and the data cover its own side; otherwise null. Example:
 * a bank with 50 last year and no payment this year has 0.
 */
export function nothingBeside(
  asked: Asked,
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
  const { question, layout } = asked;
  if (layout.series.length === 1) return null;
  const { value } = measureOf(question.subject, measure);
  const sumsOf =
    (one: Series): Sums =>
    (name) =>
      sumIn(row, start, layout, one, name);
  const other: Series = series === 0 ? 1 : 0;
  if (value((component) => figureOf(COMPONENTS[component], sumsOf(other))) === null) return null;
  if (!isCovered(asked, measure, series, total === undefined ? null : row, total)) return null;
  return value((component) => figureOrNothing(COMPONENTS[component], sumsOf(series)));
}
