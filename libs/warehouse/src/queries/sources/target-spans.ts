import { fiscalYearPeriod, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import type { TargetVersionRow } from '../../directory/directory.ts';
import type { Periods } from '../days-with-data.ts';
import { isTime } from '../dimensions.ts';
import { monthByMonth, planSlices, type PlanSlice } from '../plan-slices.ts';
import { ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import type { Context, Filters, ResolvedQuery } from '../resolve.ts';
import { periodsOf, type Series } from '../time-shift.ts';
import { yearSpansOf } from '../year-spans.ts';
import type { SourceRequest } from './source.ts';
import { notAfterData } from './spans.ts';

export type Version = TargetVersionRow['version'];

/** Days of one series, with the columns of revenue and plan; there is no revenue after the data. */
export interface Span {
  readonly series: Series;
  readonly period: Period;
  readonly collected: 'amount' | 'amount_of_year' | null;
  readonly planned: 'plan' | 'plan_of_year' | 'plan_whole';
  /** Days of both series to which it belongs. */
  readonly of: Periods;
}

const OF_YEAR: readonly string[] = ['amount_of_year', 'plan_of_year', ...Object.values(ON_TARGET), ...Object.values(ON_YEAR_PLAN)];

/** Scope of targets: those of units for queries about units, otherwise those of the province. */
export const scopeOf = (by: readonly DimensionKey[], where: Filters): 'unit' | 'province' =>
  by.includes('unit') || where.unit || where.kind ? 'unit' : 'province';

/** Returns the version in force on a day: the last that has taken effect; the revised one on a tie. */
function versionInForce(targets: readonly TargetVersionRow[], year: number, asOf: CalendarDate): Version | null {
  const applying = targets.filter((row) => row.year === year && row.effectiveFrom <= asOf);
  applying.sort((a, b) =>
    a.effectiveFrom === b.effectiveFrom ? a.version.localeCompare(b.version) : a.effectiveFrom < b.effectiveFrom ? -1 : 1,
  );
  return applying.at(-1)?.version ?? null;
}

/** Version of a year's targets, optionally as of a day. */
export function versionFor({ version }: ResolvedQuery, year: number, day: CalendarDate, { directory, asOf }: Context): Version | null {
  if (version === 'apbd' || version === 'apbdp') return version;
  return versionInForce(directory.targets, year, version === 'as-was' && day < asOf ? day : asOf);
}

/** Days from the start of the year to the end of each period, if queried; they belong to no month. */
export function yearSpans({ query, by, columns, context }: SourceRequest): Span[] {
  if (by.some(isTime) || !OF_YEAR.some((column) => columns.includes(column))) return [];
  const { comparable } = yearSpansOf(query, context);
  return comparable.map(([series, period]) => ({ series, period, collected: 'amount_of_year', planned: 'plan_of_year', of: query }));
}

/** Periods cut at the data date, because a plan is compared with payments. */
export const periodSpans = ({ query, context }: SourceRequest): Span[] =>
  periodsOf(query).map(([series, period]) => ({
    series,
    period: notAfterData(period, context),
    collected: 'amount',
    planned: 'plan',
    of: query,
  }));

/** Whole periods, including days after the data, for the plan of a month or quarter that is not over. */
export const wholeSpans = ({ query }: SourceRequest): Span[] =>
  periodsOf(query.requestedPeriods)
    .filter(([series]) => series === 0 || query.comparison !== null)
    .map(([series, period]) => ({ series, period, collected: null, planned: 'plan_whole', of: query.requestedPeriods }));

/** Days of a period in years with targets; null if there are none. */
function plannedDays({ from, to }: Period, { directory, fiscalYearStart }: Context): Period | null {
  const [year, latest] = [directory.targetYears[0], directory.targetYears.at(-1)];
  if (year === undefined || latest === undefined) return null;
  const [first, last] = [fiscalYearPeriod(year, fiscalYearStart).from, fiscalYearPeriod(latest, fiscalYearStart).to];
  return { from: from > first ? from : first, to: to < last ? to : last };
}

/** Months of a span in years with targets, one by one if their versions may differ. */
export function slicesOf({ period }: Span, { version }: ResolvedQuery, context: Context): PlanSlice[] {
  const days = plannedDays(period, context);
  const slices = days === null ? [] : planSlices(days, context.fiscalYearStart, context.directory.calendar);
  return version === 'as-was' ? slices.flatMap(monthByMonth) : slices;
}
