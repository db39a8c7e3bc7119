import { addDays, addMonths, endedMonths, fiscalYearOf, fiscalYearPeriod, monthStart, type CalendarDate } from './calendar.ts';
import { queryAddress, type Query } from './query.ts';
import type { DimensionOf, MeasureOf, SubjectKey } from './vocabulary/index.ts';

/**
 * Days of a query, counted from the last day of the page's period.
 *
 * - `days`, `months`, `years`: this many days, whole months or fiscal years that end with it.
 * - `endedYears`: this many fiscal years up to the last month that has ended.
 * - `year-to-date`: the fiscal year up to that day; `fiscal-year`: the whole of it; `last-fiscal-year`: the year before.
 * - `ended-months`: the last twelve months that have ended.
 */
export type Span =
  | { readonly days: number }
  | { readonly months: number }
  | { readonly years: number }
  | { readonly endedYears: number }
  | 'year-to-date'
  | 'fiscal-year'
  | 'last-fiscal-year'
  | 'ended-months';

/** A query as a page declares it. Without a span it uses the period of the page. The filters of the page complete it. */
export interface QuerySpec<
  S extends SubjectKey = SubjectKey,
  M extends MeasureOf<S> = MeasureOf<S>,
  D extends DimensionOf<S> = DimensionOf<S>,
> extends Omit<Query<S>, 'measures' | 'by' | 'from' | 'to'> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
  readonly span?: Span;
}

/** Keeps measures and dimensions in the type. A measure or dimension that the subject lacks does not compile. */
export const defineQuery = <S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: QuerySpec<S, M, D>,
): QuerySpec<S, M, D> => question;

/** The first and last day of the data, and the first month of the fiscal year (1 to 12). */
export interface DataDates {
  readonly asOf: CalendarDate;
  readonly since: CalendarDate | null;
  readonly fiscalYearStart: number;
}

/** Dates of a query; without `to` it ends on the data date. */
export interface SpanDates {
  readonly from: CalendarDate;
  readonly to?: CalendarDate;
}

function firstDayOf(
  span: { readonly days: number } | { readonly months: number } | { readonly years: number } | 'year-to-date',
  last: CalendarDate,
  { since, fiscalYearStart }: DataDates,
): CalendarDate {
  const year = fiscalYearPeriod(fiscalYearOf(last, fiscalYearStart), fiscalYearStart).from;
  if (span === 'year-to-date') return year;
  if ('days' in span) return addDays(last, 1 - span.days);
  const from = 'years' in span ? addMonths(year, -12 * (span.years - 1)) : addMonths(monthStart(last), 1 - span.months);
  const first = since && monthStart(since);
  return first && from < first && first <= last ? first : from;
}

/** The dates of a span that ends on `last`. Months and years begin no earlier than the data. */
export function spanDates(span: Span, last: CalendarDate, dates: DataDates): SpanDates {
  if (span === 'ended-months') return endedMonths(last);
  if (typeof span === 'object' && 'endedYears' in span) {
    const { to } = endedMonths(last);
    return { from: firstDayOf({ years: span.endedYears }, to, dates), to };
  }
  const year = fiscalYearOf(last, dates.fiscalYearStart);
  if (span === 'fiscal-year') return fiscalYearPeriod(year, dates.fiscalYearStart);
  if (span === 'last-fiscal-year') return fiscalYearPeriod(year - 1, dates.fiscalYearStart);
  const from = firstDayOf(span, last, dates);
  // The server fills in the data date, so that the addresses of the default view stay the same tomorrow.
  return last === dates.asOf ? { from } : { from, to: last };
}

/** The comparison if the user chooses none. */
export const DEFAULT_COMPARISON = 'last-year';

/** The query of a page that opens without any filter. */
export function toInitialQuery({ span, ...question }: QuerySpec, dates: DataDates): Query {
  return { compare: DEFAULT_COMPARISON, ...question, ...(span && spanDates(span, dates.asOf, dates)) };
}

/** Queries by the address of their page. */
export type QueriesByPage = Readonly<Record<`/${string}`, readonly QuerySpec[]>>;

/** Initial queries of the pages of a feature, and those of pages that are planned. */
export interface FeatureQueries {
  readonly built: QueriesByPage;
  readonly planned: QueriesByPage;
}

/** A page as the built shell lists it. */
export interface ListedPage {
  readonly path: string;
  /** Address of the page that is shown there: its own, but for an alias. */
  readonly shows: string;
  /** Key of the menu group to which it belongs: the library that builds it. */
  readonly feature: string;
  readonly built: boolean;
  readonly asks: readonly QuerySpec[];
}

/** A listed page with the file names of the scripts that only this page needs. */
export interface BuiltPage extends ListedPage {
  readonly scripts: readonly string[];
}

export interface InitialQuery {
  readonly page: string;
  readonly question: Query;
}

/** Initial queries of all listed pages. A query of several pages is listed once, with the first page. */
export function listInitialQueries(pages: readonly ListedPage[], dates: DataDates): readonly InitialQuery[] {
  const views = new Map<string, InitialQuery>();
  for (const { path, asks } of pages) {
    for (const spec of asks) {
      const question = toInitialQuery(spec, dates);
      const address = queryAddress(question);
      if (!views.has(address)) views.set(address, { page: path, question });
    }
  }
  return [...views.values()];
}
