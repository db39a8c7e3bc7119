import { TOP_CASES } from '@pendapa/contracts';
import { measures, type Rollups } from '../rollup.ts';
import { sumOf } from '../sql.ts';
import { quoted, yearStartSql } from '../../engine/literals.ts';

/** Code combinations with lists of the largest payers of a calendar year. */
export const TOP_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
} as const satisfies Record<string, readonly ('tax_code' | 'unit_code')[]>;

export type TopSplit = keyof typeof TOP_SPLITS;
export const TOP_SPLIT_NAMES = Object.keys(TOP_SPLITS) as readonly TopSplit[];

const KEYS = { year_start: 'DATE', split: 'VARCHAR', tax_code: 'VARCHAR', unit_code: 'VARCHAR' } as const;

export const TOP_PAYER_ROLLUPS = {
  /** The largest payers, up to the list's length; `only_tax` if they paid one tax only. */
  top_payers: {
    source: 'payments',
    grain: 'year',
    keys: { ...KEYS, taxpayer_key: 'BIGINT' },
    measures: { amount: {}, transactions: {}, only_tax: { type: 'VARCHAR' } },
    built: { when: 'at publication', part: 'holders' },
  },
  /** Number of all payers and their total. */
  top_payer_sums: {
    source: 'payments',
    grain: 'year',
    keys: KEYS,
    measures: measures('payers', 'amount'),
    built: { when: 'at publication', part: 'holders' },
    check: {
      sum: "sum(CASE WHEN split = 'whole' THEN amount END)",
      rows: 'sum(amount)',
      from: `(SELECT sum(amount) AS amount FROM payments WHERE taxpayer_key IS NOT NULL GROUP BY year(posted_on), taxpayer_key HAVING sum(amount) > 0) payers`,
    },
  },
} as const satisfies Rollups;

/** Temporary tables: payments of each taxpayer by tax and in all, lists of all portions, and details of listed ones. */
export const PAID = {
  tax: 'paid_of_tax',
  whole: 'paid_in_all',
  lists: 'top_list',
  listed: 'top_listed',
  where: 'paid_by_listed',
} as const;

/** Sums payments by taxpayer. Reversals alone make no payer of a tax. */
export const paidSql = (payments: string): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${PAID.tax} AS
    SELECT taxpayer_key, tax_code, ${sumOf('amount', 'amount')}, sum(coalesce(transactions, 1)) > 0 AS pays
    FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code`,
  `CREATE OR REPLACE TEMP TABLE ${PAID.whole} AS
    SELECT taxpayer_key, ${sumOf('amount', 'amount')}, bool_or(pays) AS pays, count(*) AS taxes FROM ${PAID.tax} GROUP BY taxpayer_key`,
];

/** Starts the lists of a year; each portion of taxpayers adds to them. */
export const START_LISTS_SQL = `CREATE OR REPLACE TEMP TABLE ${PAID.lists}
  (split VARCHAR, tax_code VARCHAR, unit_code VARCHAR, payers BIGINT, amount BIGINT, largest STRUCT(amount BIGINT, "key" BIGINT)[])`;

/** Returns the codes of a split, and nulls for others. */
export function splitCodes(split: TopSplit): { readonly selected: string; readonly grouped: string; readonly named: string } {
  const codes: readonly string[] = TOP_SPLITS[split];
  const code = (name: string) => (codes.includes(name) ? name : `CAST(NULL AS VARCHAR) AS ${name}`);
  return {
    selected: `${quoted(split)} AS split, ${code('tax_code')}, ${code('unit_code')}`,
    grouped: codes.map((name) => `, ${name}`).join(''),
    named: codes.map((name) => ` AND ${name} IS NOT NULL`).join(''),
  };
}

/** Sums that are listed; those at a unit come from the payments themselves. */
const splitSql = (split: TopSplit, payments: string): string =>
  split === 'unit'
    ? `(SELECT taxpayer_key, unit_code, ${sumOf('amount', 'amount')} FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, unit_code)`
    : PAID[split];

// DuckDB keeps a group's largest structs without sorting the rest: by amount, then by the smaller key.
/** Adds payers of a portion to the lists; a taxpayer with a total of 0 or less is no payer. */
export function listsSql(payments: string): string {
  const list = (split: TopSplit) => {
    const { selected, grouped, named } = splitCodes(split);
    const group = grouped === '' ? ' HAVING count(*) > 0' : ` GROUP BY ${grouped.slice(2)}`;
    return `SELECT ${selected}, count(*), CAST(sum(amount) AS BIGINT), max({'amount': amount, 'key': -taxpayer_key}, ${String(TOP_CASES)})
      FROM ${splitSql(split, payments)} paid WHERE amount > 0${named}${group}`;
  };
  return `INSERT INTO ${PAID.lists} ${TOP_SPLIT_NAMES.map(list).join(' UNION ALL ')}`;
}

export const LIST_COLUMNS = ['split', 'tax_code', 'unit_code'] as const;
export const LIST = LIST_COLUMNS.join(', ');
export const inList = (a: string, b: string): string =>
  LIST_COLUMNS.map((code) => `${a}.${code} IS NOT DISTINCT FROM ${b}.${code}`).join(' AND ');

/** Keeps the largest of each list. */
export const KEEP_LARGEST_SQL = `QUALIFY row_number() OVER (PARTITION BY ${LIST} ORDER BY amount DESC, taxpayer_key) <= ${String(TOP_CASES)}`;
export const IN_ORDER = `${LIST}, amount DESC, taxpayer_key`;

/** Inserts sums over all payers of the year's lists into the table of `database`. */
export const topSumsSql = (database: string, year: number): string =>
  `INSERT INTO ${database}.top_payer_sums SELECT ${yearStartSql(year)}, ${LIST}, ${sumOf('payers', 'payers')}, ${sumOf('amount', 'amount')}
    FROM ${PAID.lists} GROUP BY ${LIST} ORDER BY ${LIST}`;

/**
 * Inserts the lists of a year, or those in `only`, into the table of `database`.
 * Transactions and taxes are looked up for listed payers only.
 */
export function topPayersSql(database: string, payments: string, year: number, only?: string): readonly string[] {
  const own = ['split', 'tax_code', 'unit_code', 'taxpayer_key', 'amount'].map((name) => `l.${name}`).join(', ');
  const sameCodeSql = (code: string) => `(l.${code} IS NULL OR d.${code} = l.${code})`;
  const wanted = only === undefined ? '' : ` SEMI JOIN ${only} o ON ${inList('l', 'o')}`;
  return [
    `CREATE OR REPLACE TEMP TABLE ${PAID.listed} AS
      SELECT ${LIST}, -payer.key AS taxpayer_key, payer.amount AS amount FROM (SELECT ${LIST}, unnest(largest) AS payer FROM ${PAID.lists} l${wanted}) unnested
      ${KEEP_LARGEST_SQL}`,
    `CREATE OR REPLACE TEMP TABLE ${PAID.where} AS
      SELECT taxpayer_key, tax_code, unit_code, ${sumOf('transactions', 'transactions')}, count(*) - count(transactions) AS unknown_transactions
      FROM ${payments} WHERE taxpayer_key IN (SELECT taxpayer_key FROM ${PAID.listed}) GROUP BY taxpayer_key, tax_code, unit_code`,
    `INSERT INTO ${database}.top_payers SELECT ${yearStartSql(year)}, ${own},
        CASE WHEN sum(d.unknown_transactions) = 0 THEN CAST(sum(d.transactions) AS BIGINT) END,
        CASE WHEN min(d.tax_code) = max(d.tax_code) THEN min(d.tax_code) END
      FROM ${PAID.listed} l JOIN ${PAID.where} d ON d.taxpayer_key = l.taxpayer_key AND ${sameCodeSql('tax_code')} AND ${sameCodeSql('unit_code')}
      GROUP BY ${own} ORDER BY l.split, l.tax_code, l.unit_code, l.amount DESC, l.taxpayer_key`,
  ];
}
