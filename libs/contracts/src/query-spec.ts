import { addDays, addMonths, endedMonths, fiscalYearOf, fiscalYearPeriod, monthStart, type CalendarDate } from './calendar.ts';
import { queryAddress, type Query } from './query.ts';
import type { DimensionOf, MeasureOf, SubjectKey } from './vocabulary/index.ts';

/**
 * Days told by the last one of a page's period: so many days, whole months or fiscal years that end with it, the fiscal year up to it, all of
 * the fiscal year in which it lies, or all of the year before; the twelve months that were over on it; or so many fiscal years up to the last of these months.
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

/** A question as a page states it, on whatever day: without a span it is about the page's period; what it leaves unsaid the filters say. */
export interface QuerySpec<
  S extends SubjectKey = SubjectKey,
  M extends MeasureOf<S> = MeasureOf<S>,
  D extends DimensionOf<S> = DimensionOf<S>,
> extends Omit<Query<S>, 'measures' | 'by' | 'from' | 'to'> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
  readonly span?: Span;
}

/** Keeps in its type what is asked for; what the subject lacks does not compile. */
export const defineQuery = <S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: QuerySpec<S, M, D>,
): QuerySpec<S, M, D> => question;

/** Days between which there are data, and the month with which a fiscal year begins. */
export interface DataDates {
  readonly asOf: CalendarDate;
  readonly since: CalendarDate | null;
  readonly fiscalYearStart: number;
}

/** Dates of a question; without an end it runs to the data date. */
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

/** The dates of a span whose page's period ends on `last`; months and years do not begin before the data do. */
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
  // The data date itself is left to the server: the questions of today's default view stay the same tomorrow.
  return last === dates.asOf ? { from } : { from, to: last };
}

/** With what a period is compared unless the reader chooses. */
export const DEFAULT_COMPARISON = 'last-year';

/** What a page asks that was opened without any choice. */
export function toInitialQuery({ span, ...question }: QuerySpec, dates: DataDates): Query {
  return { compare: DEFAULT_COMPARISON, ...question, ...(span && spanDates(span, dates.asOf, dates)) };
}

/** Questions by the address of the page that asks them. */
export type QueriesByPage = Readonly<Record<`/${string}`, readonly QuerySpec[]>>;

/** What the pages of a feature ask when they are opened, and what those are going to ask that are not built yet. */
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

/** The same with the files of its code besides those that every page needs, by their names in the built shell. */
export interface BuiltPage extends ListedPage {
  readonly scripts: readonly string[];
}

export interface InitialQuery {
  readonly page: string;
  readonly question: Query;
}

/** What listed pages ask when they are opened, one after the other; a question that several ask stands once, with the first of them. */
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
