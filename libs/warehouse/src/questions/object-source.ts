import { monthEnd, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import { refusal } from '../query-error.ts';
import type { Binder } from './dialect.ts';
import { codeColumn, isCode, isTime } from './dimensions.ts';
import { filtersSql } from './filters.ts';
import type { Context, Resolved } from './resolve.ts';
import { fiscalStart, monthsOf, type Series } from './time-shift.ts';

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

/** Open objects at each level: one row a level and combination of codes, `entries` counting them. */
export function objectSource(
  question: Resolved,
  by: readonly DimensionKey[],
  _columns: readonly string[],
  context: Context,
  binder: Binder,
): string[] {
  const codes = [...new Set(by.filter(isCode).map(codeColumn))];
  const current = levelsOf(question.period, by, context);
  const compared = question.comparison ? levelsOf(question.comparison, by, context) : [];
  const branch = (series: Series, at: CalendarDate, shown: CalendarDate) => {
    const times = by
      .filter(isTime)
      .map((dimension) => `${binder.day(dimension === 'year' ? fiscalStart(shown, context.fiscalYearStart) : shown)} AS t_${dimension}`);
    const selected = [`${String(series)} AS series`, ...times, ...codes, 'count(*) AS entries'];
    const open = `opened_on <= ${binder.day(at)} AND (closed_on IS NULL OR closed_on > ${binder.day(at)})`;
    return `SELECT ${selected.join(', ')} FROM ${context.schema}.objects WHERE ${open}${filtersSql(question.where, context, binder)}${codes.length > 0 ? ` GROUP BY ${codes.join(', ')}` : ''} HAVING count(*) > 0`;
  };
  const branches = current.map(({ from, at }) => branch(0, at, from));
  for (const [index, { at }] of compared.entries()) {
    const place = current[index];
    if (place) branches.push(branch(1, at, place.from));
  }
  return branches.length > 0 ? branches : [branch(0, '1900-01-01', '1900-01-01')];
}
