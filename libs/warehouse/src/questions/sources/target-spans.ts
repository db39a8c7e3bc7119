import { fiscalYearPeriod, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import { versionInForce, type TargetVersionRow } from '../../serving/directory.ts';
import type { Periods } from '../days-with-data.ts';
import { isTime } from '../dimensions.ts';
import { monthByMonth, planSlices, type PlanSlice } from '../plan-slices.ts';
import { ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import type { Context, Filters, Resolved } from '../resolve.ts';
import { periodsOf, type Series } from '../time-shift.ts';
import { yearSpansOf } from '../year-spans.ts';
import { notAfterData } from './flow-source.ts';
import type { Wanted } from './source.ts';

export type Version = TargetVersionRow['version'];

/** Days of one series, and the columns of what was collected and planned in them; nothing is collected in days beyond the data. */
export interface Span {
  readonly series: Series;
  readonly period: Period;
  readonly collected: 'amount' | 'amount_of_year' | null;
  readonly planned: 'plan' | 'plan_of_year' | 'plan_whole';
  /** The days of both series to which it belongs. */
  readonly of: Periods;
}

const OF_YEAR: readonly string[] = ['amount_of_year', 'plan_of_year', ...Object.values(ON_TARGET), ...Object.values(ON_YEAR_PLAN)];

/** The targets that answer a question: the units' own where it is about units, the whole province's otherwise. */
export const scopeOf = (by: readonly DimensionKey[], where: Filters): 'unit' | 'province' =>
  by.includes('unit') || where.unit || where.kind ? 'unit' : 'province';

/** The version that is meant of a year's targets, as they were on a day where that is asked. */
export function versionFor({ version }: Resolved, year: number, day: CalendarDate, { directory, asOf }: Context): Version | null {
  if (version === 'apbd' || version === 'apbdp') return version;
  return versionInForce(directory.targets, year, version === 'as-was' && day < asOf ? day : asOf);
}

/** The days from the start of the year to the end of each period, as far as they are asked for; they belong to no month. */
export function yearSpans({ question, by, columns, context }: Wanted): Span[] {
  if (by.some(isTime) || !OF_YEAR.some((column) => columns.includes(column))) return [];
  const { comparable } = yearSpansOf(question, context);
  return comparable.map(([series, period]) => ({ series, period, collected: 'amount_of_year', planned: 'plan_of_year', of: question }));
}

/** The periods up to the data date: a plan goes as far as the payments that it is compared with. */
export const periodSpans = ({ question, context }: Wanted): Span[] =>
  periodsOf(question).map(([series, period]) => ({
    series,
    period: notAfterData(period, context),
    collected: 'amount',
    planned: 'plan',
    of: question,
  }));

/** The periods to their ends, beyond the data too: what is planned for a month or a quarter that is not over. */
export const wholeSpans = ({ question }: Wanted): Span[] =>
  periodsOf(question.asked)
    .filter(([series]) => series === 0 || question.comparison !== null)
    .map(([series, period]) => ({ series, period, collected: null, planned: 'plan_whole', of: question.asked }));

/** The days of a period in the years of which a target is known; null where there is none. */
function plannedDays({ from, to }: Period, { directory, fiscalYearStart }: Context): Period | null {
  const [year, latest] = [directory.targetYears[0], directory.targetYears.at(-1)];
  if (year === undefined || latest === undefined) return null;
  const [first, last] = [fiscalYearPeriod(year, fiscalYearStart).from, fiscalYearPeriod(latest, fiscalYearStart).to];
  return { from: from > first ? from : first, to: to < last ? to : last };
}

/** The months of a span in the years of which a target is known; each by itself where its version may be another one. */
export function slicesOf({ period }: Span, { version }: Resolved, context: Context): PlanSlice[] {
  const days = plannedDays(period, context);
  const slices = days === null ? [] : planSlices(days, context.fiscalYearStart, context.directory.calendar);
  return version === 'as-was' ? slices.flatMap(monthByMonth) : slices;
}
