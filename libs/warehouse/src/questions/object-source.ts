import { addDays, monthEnd, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import { refusal } from '../query-error.ts';
import { dialect, type Binder } from './dialect.ts';
import { codeColumn, isCode, isTime } from './dimensions.ts';
import { filtersSql } from './filters.ts';
import type { Context, Resolved } from './resolve.ts';
import { daysBetween, fiscalStart, monthsOf, movesByDays, type Series } from './time-shift.ts';

/** The objects are counted as of `at`; `from` is the first day of the span that ends there. */
interface Level {
  readonly from: CalendarDate;
  readonly at: CalendarDate;
}

const MOST_MONTHS = 600;

const earlier = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

// A stock is a level on a day: the count at the end of each span, never a sum of spans.
function levelsOf(period: Period, by: readonly DimensionKey[], { asOf, fiscalYearStart }: Context): Level[] {
  const to = earlier(period.to, asOf);
  if (period.from > to) return [];
  if (!by.some(isTime)) return [{ from: period.from, at: to }];
  const months = monthsOf({ from: period.from, to });
  if (months.length > MOST_MONTHS) throw refusal('too-many-values', { parameter: 'by', most: String(MOST_MONTHS) });
  const levels = months.map((month) => ({ from: month, at: earlier(monthEnd(month), to) }));
  if (by.includes('month')) return levels;
  const yearOf = ({ from }: Level) => fiscalStart(from, fiscalYearStart);
  return levels.filter((level, index) => {
    const next = levels[index + 1];
    return !next || yearOf(next) !== yearOf(level);
  });
}

interface Place extends Level {
  readonly series: Series;
  /** The first day of the span under which the level is shown. */
  readonly shown: CalendarDate;
}

/** Days from Lebaran: each level as many days earlier, not at the end of a calendar month. */
function comparedLevels(
  question: Resolved,
  comparison: Period,
  current: readonly Level[],
  by: readonly DimensionKey[],
  context: Context,
): Level[] {
  if (!movesByDays(question, 1)) return levelsOf(comparison, by, context).slice(0, current.length);
  const back = -daysBetween(comparison.from, question.period.from);
  return current.map(({ from, at }) => ({ from: addDays(from, back), at: addDays(at, back) }));
}

/** The levels of both series; those of the comparison stand beside the asked ones by position. */
function placesOf(question: Resolved, by: readonly DimensionKey[], context: Context): Place[] {
  const { period, comparison } = question;
  const current = levelsOf(period, by, context);
  const compared = comparison ? comparedLevels(question, comparison, current, by, context) : [];
  const shownAt = (index: number, { from }: Level) => current[index]?.from ?? from;
  return [current, compared].flatMap((levels, series) =>
    levels.map((level, index): Place => ({ ...level, series: series === 0 ? 0 : 1, shown: shownAt(index, level) })),
  );
}

const NOWHERE: Place = { series: 0, from: '0001-01-01', at: '0001-01-01', shown: '0001-01-01' };

/**
 * Open objects at each level: one row a level and combination of codes, `entries` counting them. The changes are read once,
 * summed between one level and the next, and only those few sums are added up to every level.
 */
export function objectSource(
  question: Resolved,
  by: readonly DimensionKey[],
  _columns: readonly string[],
  context: Context,
  binder: Binder,
): string[] {
  const codes = [...new Set(by.filter(isCode).map(codeColumn))];
  const times = by.filter(isTime);
  const found = placesOf(question, by, context);
  const places = found.length > 0 ? found : [NOWHERE];
  const shownBy = (dimension: DimensionKey, { shown }: Place) =>
    binder.day(dimension === 'year' ? fiscalStart(shown, context.fiscalYearStart) : shown);
  const placeRows = places.map((place) =>
    [String(place.series), binder.day(place.at), ...times.map((dimension) => shownBy(dimension, place))].join(', '),
  );
  const marks = [...new Set(places.map(({ at }) => at))].map((at) => `(${binder.day(at)})`);
  const timeNames = times.map((dimension) => `t_${dimension}`);
  const grouped = (names: readonly string[]) => (names.length > 0 ? ` GROUP BY ${names.join(', ')}` : '');
  const between = `SELECT ${['mark.level_day', ...codes, 'sum(delta) AS delta'].join(', ')} FROM ${context.schema}.object_changes change
    ${dialect.firstNotBefore(`(VALUES ${marks.join(', ')}) mark(level_day)`, 'mark.level_day', 'change.day')}
    WHERE true${filtersSql(question.where, context, binder)}${grouped(['mark.level_day', ...codes])}`;
  const shown = ['place.series', ...timeNames.map((name) => `place.${name}`), ...codes];
  return [
    `SELECT ${[...shown, 'sum(step.delta) AS entries'].join(', ')} FROM (${between}) step
    JOIN (VALUES ${placeRows.map((row) => `(${row})`).join(', ')}) place(${['series', 'level_day', ...timeNames].join(', ')}) ON step.level_day <= place.level_day
    ${grouped(['place.level_day', ...shown])} HAVING sum(step.delta) > 0`,
  ];
}
