import type { CodeColumn } from '../aggregates.ts';
import { PLACE, PLACE_COLUMNS } from './derivation.ts';

type PlaceColumn = Extract<CodeColumn, keyof typeof PLACE>;

/**
 * The combinations of codes within which payers are counted, from the fewest to the most. An object that pays at two units
 * counts once for each unit and once for the whole: no split is the sum of another, unless nobody has several of its codes.
 */
export const PAYER_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
  tax_unit: ['tax_code', 'unit_code'],
  place: ['tax_code', 'unit_code', 'region_code'],
} as const satisfies Record<string, readonly PlaceColumn[]>;

export type PayerSplit = keyof typeof PAYER_SPLITS;
export const PAYER_SPLIT_NAMES = Object.keys(PAYER_SPLITS) as readonly PayerSplit[];

/** Whose payments are counted once: a reversal alone makes nobody a payer. */
export const PAYERS = {
  object: 'CASE WHEN coalesce(transactions, 1) > 0 THEN object_key END',
  taxpayer: 'CASE WHEN coalesce(transactions, 1) > 0 THEN taxpayer_key END',
} as const;
export type Payer = keyof typeof PAYERS;
export const PAYER_NAMES = Object.keys(PAYERS) as readonly Payer[];

/** An object lies in one place as a rule, so that its finest split is no larger than the others; a taxpayer has objects in many. */
const payersOf = (split: PayerSplit): readonly Payer[] => (split === 'place' ? ['object'] : PAYER_NAMES);

export type PayerCountTable = `${PayerSplit}_payer_${'days' | 'months'}`;

const codesOf = (split: PayerSplit): readonly PlaceColumn[] => PAYER_SPLITS[split];
const columnsOf = (split: PayerSplit): Record<string, string> => ({
  payer: 'VARCHAR',
  posted_on: 'DATE',
  ...Object.fromEntries(codesOf(split).map((code) => [code, PLACE[code]])),
  month_before: 'DATE',
  payers: 'BIGINT',
});

/** For each split the counts by the day of the first payment in a month, and by its month, of which `posted_on` is the first day. */
export const PAYER_COUNT_TABLES = Object.fromEntries(
  PAYER_SPLIT_NAMES.flatMap((split) => ['days', 'months'].map((grain) => [`${split}_payer_${grain}`, columnsOf(split)])),
) as Readonly<Record<PayerCountTable, Readonly<Record<string, string>>>>;

const keysOf = (split: PayerSplit): string => ['payer', 'posted_on', ...codesOf(split), 'month_before'].join(', ');

/** Temporary tables of a year. */
export interface PayerYear {
  readonly year: number;
  /** Counts by place of those who paid in one place alone, in the columns of the finest split: most payers, who need no further look. */
  readonly steady: (payer: Payer) => string;
  /** The months of those who paid in several places. */
  readonly several: (payer: Payer) => string;
}

const FIRST = (year: number): string => `posted_on >= DATE '${String(year)}-01-01'`;

// Who pays in one place has the same month before in each split, so that these counts may be added up.
function firstsSql(payer: Payer, split: PayerSplit, { year, steady, several }: PayerYear): string {
  const within = ['payer_key', ...codesOf(split)].join(', ');
  const columns = ['posted_on', ...codesOf(split), 'month_before'].join(', ');
  return `SELECT '${payer}' AS payer, ${columns}, CAST(sum(payers) AS BIGINT) AS payers
    FROM (
      SELECT ${columns}, payers FROM ${steady(payer)}
      UNION ALL SELECT ${columns}, 1 FROM (
        SELECT ${within}, posted_on, lag(paid_month) OVER (PARTITION BY ${within} ORDER BY paid_month) AS month_before
        FROM (SELECT ${within}, paid_month, min(posted_on) AS posted_on FROM ${several(payer)} GROUP BY ${within}, paid_month) months
      ) firsts WHERE ${FIRST(year)}
    ) counted
    GROUP BY ${columns}`;
}

const countedSql = (split: PayerSplit, of: PayerYear): string =>
  `(${payersOf(split)
    .map((payer) => firstsSql(payer, split, of))
    .join(' UNION ALL ')})`;

/**
 * How many objects, and how many taxpayers, paid for the first time in a month on each day, and in which month they had paid before
 * it, in any year (null: never). From the first day of a month to any later day the different ones are those whose month before
 * is null or earlier than that first day: numbers that may be added where the payers themselves may not. Example: who paid
 * in March and June counts twice by month, and once from January or from March, as the month before June is not earlier.
 */
export const payerDaysSql = (split: PayerSplit, target: string, of: PayerYear): string =>
  `CREATE TABLE ${target} AS SELECT * FROM ${countedSql(split, of)} counted ORDER BY ${keysOf(split)}`;

/** The counts that were, with those of payers whose payments changed taken away and counted anew. */
export function payerDaysChangedSql(split: PayerSplit, target: string, counted: string, before: PayerYear, after: PayerYear): string {
  const keys = keysOf(split);
  return `CREATE TABLE ${target} AS SELECT ${keys}, CAST(sum(payers) AS BIGINT) AS payers
    FROM (SELECT ${keys}, payers FROM ${counted}
      UNION ALL SELECT ${keys}, payers FROM ${countedSql(split, after)} counted_anew
      UNION ALL SELECT ${keys}, -payers FROM ${countedSql(split, before)} counted_before) changed
    GROUP BY ${keys} HAVING sum(payers) <> 0 ORDER BY ${keys}`;
}

/** The same by months, from finished days. */
export function payerMonthsSql(split: PayerSplit, target: string, days: string): string {
  const codes = codesOf(split);
  const columns = ['payer', "CAST(date_trunc('month', posted_on) AS DATE) AS posted_on", ...codes, 'month_before'];
  const groups = ['payer', "date_trunc('month', posted_on)", ...codes, 'month_before'];
  return `CREATE TABLE ${target} AS SELECT ${columns.join(', ')}, CAST(sum(payers) AS BIGINT) AS payers
    FROM ${days} GROUP BY ${groups.join(', ')} ORDER BY ${keysOf(split)}`;
}

/** The rows of the payments of a schema that name a payer, those of the payers of a table where one is given. */
const namedSql = (payer: Payer, schema: string, touched: string | null): string =>
  `${schema}.payments WHERE ${PAYERS[payer]} IS NOT NULL${touched === null ? '' : ` AND ${payer}_key IN (SELECT payer_key FROM ${touched})`}`;

// Of a taxpayer the region is not counted: it would only make the rows more.
const placeOf = (payer: Payer): string =>
  payer === 'object' ? PLACE_COLUMNS : 'tax_code, unit_code, CAST(NULL AS VARCHAR) AS region_code';

/** The payments of a year, by payer, place and month. */
export const paidMonthsSql = (payer: Payer, schema: string, touched: string | null, year: number): string =>
  `SELECT ${payer}_key AS payer_key, ${placeOf(payer)}, CAST(date_trunc('month', posted_on) AS DATE) AS paid_month, min(posted_on) AS posted_on
    FROM ${namedSql(payer, schema, touched)} AND posted_on BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31' GROUP BY ALL`;

/** The last month in which each payer paid in each place before a year. */
export const paidBeforeSql = (payer: Payer, schema: string, touched: string | null, year: number): string =>
  `SELECT ${payer}_key AS payer_key, ${placeOf(payer)}, CAST(date_trunc('month', max(posted_on)) AS DATE) AS paid_month
    FROM ${namedSql(payer, schema, touched)} AND posted_on < DATE '${String(year)}-01-01' GROUP BY ALL`;

/** The last month before the next year, from the tables of a year. */
export const paidBeforeNextSql = (before: string, months: string): string =>
  `SELECT payer_key, ${PLACE_COLUMNS}, max(paid_month) AS paid_month
    FROM (SELECT payer_key, ${PLACE_COLUMNS}, paid_month FROM ${before} UNION ALL SELECT payer_key, ${PLACE_COLUMNS}, paid_month FROM ${months}) paid GROUP BY ALL`;

/** All months in which the payers of a year paid in it, and the last one before it, by place. */
const paidSql = (months: string, before: string): string => `(SELECT payer_key, ${PLACE_COLUMNS}, paid_month, posted_on FROM ${months}
    UNION ALL SELECT payer_key, ${PLACE_COLUMNS}, paid_month, paid_month FROM ${before} WHERE payer_key IN (SELECT payer_key FROM ${months})) paid`;

const varies = (code: string): string => `(count(${code}) NOT IN (0, count(*)) OR min(${code}) <> max(${code}))`;

/** The months of payers that paid in several places; `months` and `before` are tables of a year. */
export const severalSql = (months: string, before: string): string =>
  `SELECT * FROM ${paidSql(months, before)} WHERE payer_key IN (
    SELECT payer_key FROM ${paidSql(months, before)} GROUP BY payer_key HAVING ${Object.keys(PLACE).map(varies).join(' OR ')})`;

/** Of all others how many paid first in a month on each day, and in which month before it, by place. */
export const steadySql = (months: string, before: string, several: string, year: number): string =>
  `SELECT posted_on, ${PLACE_COLUMNS}, month_before, count(*) AS payers
    FROM (
      SELECT posted_on, ${PLACE_COLUMNS}, lag(paid_month) OVER (PARTITION BY payer_key ORDER BY paid_month) AS month_before
      FROM ${paidSql(months, before)} WHERE payer_key NOT IN (SELECT payer_key FROM ${several})
    ) firsts
    WHERE ${FIRST(year)} GROUP BY ALL`;
