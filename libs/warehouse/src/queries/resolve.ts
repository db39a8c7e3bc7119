import {
  fiscalYearOf,
  disclosureProblem,
  isCalendarDate,
  isConfidential,
  MAX_ROWS,
  OMISSIONS,
  previousPeriod,
  sameDaysFromLebaran,
  sameDaysLastYear,
  UNIT_KINDS,
  yearToDate,
  type CalendarDate,
  type Comparison,
  type DimensionKey,
  type FilterKey,
  type Period,
  type Problem,
  type ProblemCode,
  type Query,
  type SubjectKey,
  type TargetVersion,
  type Texts,
} from '@pendapa/contracts';
import type { SuppressionCache } from '../disclosure/suppression-cache.ts';
import { createQueryError, type QueryError } from './query-error.ts';
import { isCounted } from './counted-days.ts';
import { daysWithData, type Periods } from './days-with-data.ts';
import type { Dialect } from './dialect.ts';
import type { ReadyRollups } from './data-spans.ts';
import type { PayersToDateTable } from './payer-cover.ts';
import type { SourceTable } from './payment-cover.ts';
import type { EarlierStateTable } from '../materialized/earlier-states.ts';
import type { ServedTable } from '../generations/published-views.ts';
import type { SettlementTables } from '../materialized/settlements.ts';
import type { Directory } from '../serving/directory.ts';
import type { CodeDimension } from '../serving/member.ts';
import type { MonthlyRollups, MonthlyTable } from '../serving/monthly-rollups.ts';
import type { YearPayers } from '../serving/year-payers.ts';

/**
 * Tables of materialized views: differences of sums to an earlier day, payers and holders of some days,
 * objects by obligations, object profiles, and settlements.
 */
export type MaterializedTable =
  | `${EarlierStateTable}_stood`
  | 'payer_sums_of_days'
  | 'holder_payments_of_days'
  | 'holder_bands'
  | 'payer_ways'
  | 'payer_weights'
  | 'object_profiles'
  | 'duty_objects'
  | 'duty_objects_before'
  | keyof SettlementTables;

/** Column of a place filter: region, or unit for filters by unit and kind of unit. */
export type PlaceFilter = 'region' | 'unit';

/** Everything that is constant for all queries to one generation. */
export interface Context {
  readonly dialect: Dialect;
  readonly schema: string;
  readonly generation: number;
  readonly sample: boolean;
  readonly directory: Directory;
  readonly fiscalYearStart: number;
  /** Threshold of taxpayers below which groups are hidden. */
  readonly suppressBelow: number;
  /** Part of the key of cached results. */
  readonly settingsRevision: string;
  /** Data date of every answer. */
  readonly asOf: CalendarDate;
  /** First and last posting date; null without payments. */
  readonly extent: Period | null;
  readonly extracts: ReadonlySet<string>;
  /**
   * Returns the relations with a table's rows of a period, and the reason. Only needed years are named, because planning costs more
   * than reading.
   */
  readonly relations: (
    table: ServedTable | MonthlyTable | SourceTable | PayersToDateTable | MaterializedTable,
    period: Period,
    reason: Texts,
  ) => readonly string[];
  /** True if statements contain the codes of filters as literals, which is faster for many rows. */
  readonly writesCodes: boolean;
  /** Monthly rollups that are ready, and the periods that they cover. */
  readonly months: Pick<MonthlyRollups, 'columnsOf' | 'rowsIn' | 'covers'>;
  /** If set, reads rows that lack this place instead of rows in the chosen places; null for most queries. */
  readonly lacking: PlaceFilter | null;
  /** Pinned rollups of the partial month and of the year to date. */
  readonly readyRollups: ReadyRollups;
  /** Payers by their first month of a calendar year, if ready. */
  readonly yearPayers: Pick<YearPayers, 'relationOf'>;
  /** Suppression masks of queried tables. */
  readonly suppressions: SuppressionCache;
}

/** Maximum number of rows of a confidential table. */
export const MAX_TABLE = 100_000;

export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>;

export interface Paging {
  readonly offset: number;
  readonly limit: number;
}

/** Query with all defaults filled in and all codes known; its days are the counted ones. */
export interface ResolvedQuery extends Periods {
  readonly subject: SubjectKey;
  readonly measures: readonly string[];
  readonly by: readonly DimensionKey[];
  /** Requested days, which may end after the data; plans cover them all. */
  readonly requestedPeriods: Periods;
  readonly compare: Comparison;
  readonly where: Filters;
  readonly version: TargetVersion;
  readonly sort: NonNullable<Query['sort']>;
  readonly paging: Paging;
}

const DIMENSION_OF: Readonly<Record<Exclude<FilterKey, 'region' | 'kind' | 'taxYear' | 'without' | 'only'>, CodeDimension>> = {
  tax: 'taxType',
  category: 'taxCategory',
  unit: 'unit',
  channel: 'channel',
  bank: 'bank',
  document: 'document',
  quality: 'quality',
  taxpayerKind: 'taxpayerKind',
};

const KINDS: ReadonlySet<string> = new Set(UNIT_KINDS);
const OMITTED_TAXES: ReadonlySet<string> = new Set(OMISSIONS);
const ANY_YEAR = { has: (code: string): boolean => /^(19|20|21)\d{2}$/.test(code) };

function knownCodes(key: FilterKey, { members, regionLevels }: Directory): { readonly has: (code: string) => boolean } {
  if (key === 'region') return regionLevels;
  if (key === 'taxYear') return ANY_YEAR;
  if (key === 'without' || key === 'only') return OMITTED_TAXES;
  return key === 'kind' ? KINDS : members[DIMENSION_OF[key]];
}

function checkCodes(where: Filters, directory: Directory): Filters {
  for (const [key, codes] of Object.entries(where) as [FilterKey, readonly string[]][]) {
    const known = knownCodes(key, directory);
    const unknown = codes.find((code) => !known.has(code));
    if (unknown !== undefined) throw createQueryError('unknown-value', { parameter: key, value: unknown, allowed: '' });
  }
  return Object.fromEntries(Object.entries(where).filter(([, codes]) => codes.length > 0));
}

function periodOf({ from, to }: Query, { asOf, fiscalYearStart }: Context): Period {
  for (const [parameter, value] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (value !== undefined && !isCalendarDate(value)) throw createQueryError('impossible-date', { parameter, value });
  }
  const end = to ?? asOf;
  const period = { from: from ?? yearToDate(end, fiscalYearStart).from, to: end };
  if (period.from > period.to) throw createQueryError('reversed-period', { ...period });
  return period;
}

function throwQueryError(code: ProblemCode, params: Problem['params']): never {
  throw createQueryError(code, params);
}

function comparisonOf(period: Period, compare: Comparison): Period | null {
  if (compare === 'previous') return previousPeriod(period);
  if (compare === 'lebaran') return sameDaysFromLebaran(period) ?? throwQueryError('unknown-holiday', { ...period });
  return compare === 'last-year' ? sameDaysLastYear(period) : null;
}

// A position identifies a row, because a generation never changes and its rows have one total order.
// Pages of another generation are refused.
function pagingOf({ after, limit = MAX_ROWS }: Query, generation: number): Paging {
  if (after === undefined) return { offset: 0, limit };
  const match = /^(\d{1,9})\.(\d{1,9})$/.exec(after);
  if (!match || Number(match[1]) !== generation)
    throw createQueryError('unknown-value', { parameter: 'after', value: after.slice(0, 40), allowed: '' });
  return { offset: Number(match[2]), limit };
}

export const nextPage = (generation: number, { offset, limit }: Paging, rowCount: number): string | null =>
  offset + limit < rowCount ? `${String(generation)}.${String(offset + limit)}` : null;

export const beyondEndError = ({ offset }: Paging): QueryError =>
  createQueryError('unknown-value', { parameter: 'after', value: String(offset), allowed: '' });

/** Taxpayers are counted over these days only; counts over others would reveal single ones by subtraction. */
function checkConfidential(query: Query, period: Period, context: Context): void {
  const problem = disclosureProblem(query);
  if (problem) throw createQueryError(problem.code, problem.params);
  if (isConfidential(query.subject) && !isCounted(period, context))
    throw createQueryError('guarded-dates', { subject: query.subject, ...period });
}

export function resolveQuery(query: Query, context: Context): ResolvedQuery {
  const { compare = 'none' } = query;
  const period = periodOf(query, context);
  const requestedPeriods = { period, comparison: comparisonOf(period, compare) };
  const countedPeriods = daysWithData(requestedPeriods, compare, context.asOf);
  checkConfidential(query, countedPeriods.period, context);
  return {
    subject: query.subject,
    measures: query.measures,
    by: query.by ?? [],
    ...countedPeriods,
    requestedPeriods,
    compare,
    where: checkCodes(query.where ?? {}, context.directory),
    version: query.version ?? 'in-force',
    sort: query.sort ?? [],
    paging: pagingOf(query, context.generation),
  };
}

export const fiscalYearOfDay = (day: CalendarDate, { fiscalYearStart }: Context): number => fiscalYearOf(day, fiscalYearStart);
