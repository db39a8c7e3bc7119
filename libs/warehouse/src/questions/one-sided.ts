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

/** A figure of which no row tells is nothing; one that some row leaves open is not known. */
function figureOrNothing(component: Component, sum: Sums): bigint | null {
  const known = figureOf(component, sum);
  if (known !== null) return known;
  const isUntold = component.of.every((name) => (sum(name) ?? 0n) === 0n) && (component.unknown ?? []).every((name) => sum(name) === null);
  return isUntold ? 0n : null;
}

/** Subjects of which the rows are payments, and nothing else is known of these. */
const OF_PAYMENTS: readonly SubjectKey[] = ['revenue', 'achievement', 'perCapita', 'collection'];

const isPosted = ({ subject }: Resolved, measure: string): boolean =>
  OF_PAYMENTS.includes(subject) && measureOf(subject, measure).components.every((component) => POSTED.includes(component));

/** The days of a series that a row by time tells of; null where they are parts of two months. */
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
 * Whether the data tell of a measure of one series: where payments make it, by the months that have any; otherwise where the whole is
 * known.
 */
function isCovered(asked: Asked, measure: string, series: Series, row: Row | null, total: Value | undefined): boolean {
  const { question, context } = asked;
  const days = periodsOf(question).find(([one]) => one === series)?.[1];
  // Of a tax that is known by recaps a target does not say whether one is missing.
  if (days === undefined || (question.subject === 'achievement' && context.directory.recaps.length > 0)) return false;
  if (row === null || !question.by.some(isTime)) {
    if (total !== null && total !== undefined) return true;
    return isPosted(question, measure) && havePayments(days, context);
  }
  const own = isPosted(question, measure) ? daysOfRow(row, asked, series) : null;
  return own !== null && havePayments(own, context);
}

/**
 * Nothing, where a figure has rows on the other side of a comparison alone and the data tell of its own side; null where they do not. Example:
 * a bank that brought 50 last year and has no payment this year brought 0.
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
    /** The sums, which begin at `start`; those of the whole begin at 0. */
    readonly row: Row;
    readonly start: number;
    readonly series: Series;
    readonly measure: string;
    /** Of the series over the whole result; undefined for the whole itself. */
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
