import { isCalendarDate, type CalendarDate } from './calendar.ts';
import type { Problem } from './problem.ts';
import { CASE_DIMENSIONS, OBLIGATION_DETAILS } from './vocabulary/protection.ts';
import {
  FILTERS,
  incompatibleWith,
  OMISSIONS,
  subjectSpec,
  SUBJECTS,
  UNIT_KINDS,
  type DimensionOf,
  type FilterKey,
  type MeasureOf,
  type SubjectKey,
} from './vocabulary/index.ts';

export const COMPARISONS = ['none', 'previous', 'last-year', 'lebaran'] as const;
/**
 * The period that a query is compared with. A period that ends after the data is cut at the data date, and its comparison equally.
 *
 * - `previous`: the period of equal length just before.
 * - `last-year`: the same days one year earlier.
 * - `lebaran`: the days at the same distance from the Idul Fitri of the year before.
 */
export type Comparison = (typeof COMPARISONS)[number];

export const TARGET_VERSIONS = ['in-force', 'as-was', 'apbd', 'apbdp'] as const;
/**
 * Version of the target.
 * - `in-force`: for each year the latest version that is effective on the data date.
 * - `as-was`: the version in force at the end of each month, or for a year at the end of the period.
 * No version is later than the data date.
 */
export type TargetVersion = (typeof TARGET_VERSIONS)[number];

export interface Sorting<K extends string = string> {
  readonly key: K;
  readonly descending: boolean;
}

/** A query. `to` defaults to the data date, `from` to the first day of its fiscal year. */
export interface Query<S extends SubjectKey = SubjectKey> {
  readonly subject: S;
  readonly measures: readonly MeasureOf<S>[];
  readonly by?: readonly DimensionOf<S>[];
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
  readonly where?: Readonly<Partial<Record<FilterKey, readonly string[]>>>;
  readonly version?: TargetVersion;
  readonly compare?: Comparison;
  readonly sort?: readonly Sorting[];
  readonly limit?: number;
  /** Position after the previous page of rows: the `next` of its answer. */
  readonly after?: string;
}

/** True if a row could be a single debt in a ward. Only one filter by details of obligations is allowed there, and no split. */
function splitsSingleObligations({ by = [], where = {} }: Pick<Query, 'by' | 'where'>): boolean {
  if (!by.some((dimension) => dimension === 'ward')) return false;
  const chosen = OBLIGATION_DETAILS.filter((dimension) => FILTERS.some((key) => key === dimension && where[key]?.length));
  return chosen.length > 1 || by.some((dimension) => OBLIGATION_DETAILS.includes(dimension));
}

/** True if only users with the right to see single cases may have the answer. */
export const needsCases = (question: Pick<Query, 'subject' | 'measures' | 'by' | 'where'>): boolean =>
  (question.by ?? []).some((dimension) => CASE_DIMENSIONS.includes(dimension)) ||
  question.measures.some((measure) => subjectSpec(question.subject).measures[measure]?.needs === 'cases') ||
  splitsSingleObligations(question);

export const MAX_ROWS = 10_000;
export const MAX_DIMENSIONS = 4;
const MAX_FILTER_VALUES = 400;
/** Pattern of a code; imports accept the same codes. */
export const CODE_PATTERN = '^[\\p{L}\\p{N}][\\p{L}\\p{N} ._/&()-]{0,79}$';
const CODE = new RegExp(CODE_PATTERN, 'u');

/** True if the text has the form of a code. The data need not contain it. */
export const isFilterCode = (text: string): boolean => CODE.test(text);

/** Parameters of a query's address, in the order in which they are written. */
export const QUERY_PARAMETERS = ['m', 'by', 'from', 'to', ...FILTERS, 'version', 'compare', 'sort', 'limit', 'after'] as const;
export type QueryParameter = (typeof QUERY_PARAMETERS)[number];
export type QueryParameters = Readonly<Partial<Record<QueryParameter, string>>>;

const list = (values: readonly string[]): string => values.map(encodeURIComponent).join(',');

/** The address of a query. Equal queries have equal addresses; defaults are left out. */
export function queryAddress<S extends SubjectKey>(question: Query<S>): string {
  const parameters: [QueryParameter, string | undefined][] = [
    ['m', list(question.measures)],
    ['by', question.by?.length ? list(question.by) : undefined],
    ['from', question.from],
    ['to', question.to],
    ...FILTERS.map((key): [QueryParameter, string | undefined] => {
      const values = question.where?.[key];
      return [key, values?.length ? list([...new Set(values)].sort()) : undefined];
    }),
    ['version', question.version === 'in-force' ? undefined : question.version],
    ['compare', question.compare === 'none' ? undefined : question.compare],
    ['sort', question.sort?.length ? list(question.sort.map(({ key, descending }) => (descending ? `-${key}` : key))) : undefined],
    ['limit', question.limit === undefined ? undefined : String(question.limit)],
    ['after', question.after === undefined ? undefined : encodeURIComponent(question.after)],
  ];
  const query = parameters.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`])).join('&');
  return `/api/v1/answers/${question.subject}?${query}`;
}

export type Parsed = { readonly ok: true; readonly question: Query } | { readonly ok: false; readonly problem: Problem };

class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

function refuse(code: Problem['code'], params: Problem['params']): never {
  throw new Refusal({ status: 400, code, params });
}

const split = (value: string | undefined): string[] => (value === undefined ? [] : value.split(','));

function chosen<T extends string>(parameter: QueryParameter, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  return allowed.find((candidate) => candidate === value) ?? refuse('unknown-value', { parameter, value, allowed: allowed.join(', ') });
}

function names(parameter: QueryParameter, value: string | undefined, allowed: readonly string[]): string[] {
  const given = split(value);
  const unknown = given.find((name) => !allowed.includes(name));
  if (unknown !== undefined) refuse('unknown-value', { parameter, value: unknown, allowed: allowed.join(', ') });
  if (new Set(given).size < given.length) refuse('repeated-value', { parameter });
  return given;
}

function date(parameter: 'from' | 'to', value: string | undefined): CalendarDate | undefined {
  if (value !== undefined && !isCalendarDate(value)) refuse('impossible-date', { parameter, value });
  return value;
}

function filters(subject: SubjectKey, parameters: QueryParameters): Partial<Record<FilterKey, readonly string[]>> {
  const where: Partial<Record<FilterKey, readonly string[]>> = {};
  for (const key of FILTERS) {
    const value = parameters[key];
    if (value === undefined) continue;
    if (!subjectSpec(subject).filters.includes(key)) refuse('impossible-combination', { subject, parameter: key });
    const codes = split(value);
    const bad = codes.find((code) => !isFilterCode(code));
    if (bad !== undefined) refuse('unknown-value', { parameter: key, value: bad, allowed: '' });
    if (key === 'kind') names(key, [...new Set(codes)].join(','), UNIT_KINDS);
    if (key === 'without' || key === 'only') names(key, [...new Set(codes)].join(','), OMISSIONS);
    if (codes.length > MAX_FILTER_VALUES) refuse('too-many-values', { parameter: key, most: String(MAX_FILTER_VALUES) });
    where[key] = [...new Set(codes)].sort();
  }
  return where;
}

function sorting(value: string | undefined, allowed: readonly string[]): Sorting[] {
  const sorted = split(value).map((entry) => {
    const descending = entry.startsWith('-');
    const key = descending ? entry.slice(1) : entry;
    if (!allowed.includes(key)) refuse('unknown-value', { parameter: 'sort', value: key, allowed: allowed.join(', ') });
    return { key, descending };
  });
  if (new Set(sorted.map(({ key }) => key)).size < sorted.length) refuse('repeated-value', { parameter: 'sort' });
  return sorted;
}

function rowLimit(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,6}$/.test(value) || Number(value) < 1 || Number(value) > MAX_ROWS)
    refuse('impossible-limit', { value, most: String(MAX_ROWS) });
  return Number(value);
}

/** Refuses measures that the subject cannot split or filter by one of these dimensions. */
function refuseIncompatible(subject: SubjectKey, measures: readonly string[], keys: readonly string[]): void {
  for (const measure of measures) {
    const incompatible: readonly string[] = incompatibleWith(subject, measure);
    const key = keys.find((candidate) => incompatible.includes(candidate));
    if (key !== undefined) refuse('impossible-combination', { subject, parameter: key, measure });
  }
}

/** Reads the decoded parameters of an address. Names that the vocabulary lacks are refused, never dropped. */
export function parseQuery(subject: string, parameters: QueryParameters): Parsed {
  try {
    if (!Object.hasOwn(SUBJECTS, subject)) refuse('unknown-subject', { subject, allowed: Object.keys(SUBJECTS).join(', ') });
    const key = subject as SubjectKey;
    const spec = subjectSpec(key);
    const measures = names('m', parameters.m, Object.keys(spec.measures));
    if (measures.length === 0) refuse('missing-parameter', { parameter: 'm' });
    const by = names('by', parameters.by, spec.dimensions);
    if (by.length > MAX_DIMENSIONS) refuse('too-many-values', { parameter: 'by', most: String(MAX_DIMENSIONS) });
    const from = date('from', parameters.from);
    const to = date('to', parameters.to);
    if (from !== undefined && to !== undefined && from > to) refuse('reversed-period', { from, to });
    const where = filters(key, parameters);
    refuseIncompatible(key, measures, [...by, ...Object.keys(where)]);
    const question = {
      subject: key,
      measures,
      by,
      from,
      to,
      where,
      version: chosen('version', parameters.version, TARGET_VERSIONS),
      compare: chosen('compare', parameters.compare, COMPARISONS),
      sort: sorting(parameters.sort, [...measures, ...by]),
      limit: rowLimit(parameters.limit),
      after: parameters.after,
    };
    // The names were checked against this subject's own lists above.
    return { ok: true, question: question as unknown as Query };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem };
    throw error;
  }
}
