import { LONGEST_LIST } from '@pendapa/contracts';
import { bigints, sumOf } from './derivation.ts';

/** The combinations of codes of which the largest payers of a calendar year are known, from the widest to the narrowest. */
export const TOP_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
} as const satisfies Record<string, readonly ('tax_code' | 'unit_code')[]>;

export type TopSplit = keyof typeof TOP_SPLITS;
export const TOP_SPLIT_NAMES = Object.keys(TOP_SPLITS) as readonly TopSplit[];

const KEYS = { year_start: 'DATE', split: 'VARCHAR', tax_code: 'VARCHAR', unit_code: 'VARCHAR' } as const;

export const TOP_TABLES = {
  /** As many of the largest payers as a list is long; `only_tax` where they paid one tax only. */
  top_payers: { ...KEYS, taxpayer_key: 'BIGINT', ...bigints('amount', 'transactions'), only_tax: 'VARCHAR' },
  /** How many payers there are, and what all of them paid. */
  top_payer_sums: { ...KEYS, ...bigints('payers', 'amount') },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Temporary tables of a year: what each taxpayer paid of a tax, and in all, the lists made of them, and what the listed paid where. */
export const PAID = { tax: 'paid_of_tax', whole: 'paid_in_all', lists: 'top_list', listed: 'paid_by_listed' } as const;

/** Makes the sums of a year's payments by taxpayer. Reversals alone make nobody a payer of a tax. */
export const paidSql = (payments: string): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${PAID.tax} AS
    SELECT taxpayer_key, tax_code, ${sumOf('amount', 'amount')}, sum(coalesce(transactions, 1)) > 0 AS pays
    FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code`,
  `CREATE OR REPLACE TEMP TABLE ${PAID.whole} AS
    SELECT taxpayer_key, ${sumOf('amount', 'amount')}, bool_or(pays) AS pays, count(*) AS taxes FROM ${PAID.tax} GROUP BY taxpayer_key`,
];

/** Whose sums are listed; those at a unit are made of the payments themselves. */
const rowsOf = (split: TopSplit, payments: string): string =>
  split === 'unit'
    ? `(SELECT taxpayer_key, unit_code, ${sumOf('amount', 'amount')} FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, unit_code)`
    : PAID[split];

// The engine keeps the largest structs of a group without sorting the others: by amount, then by the smaller key, which is unique.
function listSql(split: TopSplit, payments: string): string {
  const codes: readonly string[] = TOP_SPLITS[split];
  const code = (name: string) => (codes.includes(name) ? name : `CAST(NULL AS VARCHAR) AS ${name}`);
  const named = codes.map((name) => ` AND ${name} IS NOT NULL`).join('');
  return `SELECT '${split}' AS split, ${code('tax_code')}, ${code('unit_code')}, count(*) AS payers, ${sumOf('amount', 'whole')},
      max({'amount': amount, 'key': -taxpayer_key}, ${String(LONGEST_LIST)}) AS largest
    FROM ${rowsOf(split, payments)} paid WHERE amount > 0${named}${codes.length > 0 ? ` GROUP BY ${codes.join(', ')}` : ' HAVING count(*) > 0'}`;
}

const LISTED = `(SELECT split, tax_code, unit_code, -payer.key AS taxpayer_key, payer.amount AS amount
  FROM (SELECT split, tax_code, unit_code, unnest(largest) AS payer FROM ${PAID.lists}) unnested)`;

/**
 * Adds the lists of a year to the tables of `database`, out of the sums by taxpayer and the payments; who paid nothing in the end is
 * no payer. How often and for which taxes is looked up for the listed alone.
 */
export function topPayersSql(database: string, payments: string, year: number): readonly string[] {
  const start = `DATE '${String(year)}-01-01'`;
  const own = ['split', 'tax_code', 'unit_code', 'taxpayer_key', 'amount'].map((name) => `l.${name}`).join(', ');
  const same = (code: string) => `(l.${code} IS NULL OR d.${code} = l.${code})`;
  return [
    `CREATE OR REPLACE TEMP TABLE ${PAID.lists} AS ${TOP_SPLIT_NAMES.map((split) => listSql(split, payments)).join(' UNION ALL ')}`,
    `CREATE OR REPLACE TEMP TABLE ${PAID.listed} AS
      SELECT taxpayer_key, tax_code, unit_code, ${sumOf('transactions', 'transactions')}, count(*) - count(transactions) AS unknown_transactions
      FROM ${payments} WHERE taxpayer_key IN (SELECT taxpayer_key FROM ${LISTED} l) GROUP BY taxpayer_key, tax_code, unit_code`,
    `INSERT INTO ${database}.top_payer_sums SELECT ${start}, split, tax_code, unit_code, payers, whole FROM ${PAID.lists}
      ORDER BY split, tax_code, unit_code`,
    `INSERT INTO ${database}.top_payers SELECT ${start}, ${own},
        CASE WHEN sum(d.unknown_transactions) = 0 THEN CAST(sum(d.transactions) AS BIGINT) END,
        CASE WHEN min(d.tax_code) = max(d.tax_code) THEN min(d.tax_code) END
      FROM ${LISTED} l JOIN ${PAID.listed} d ON d.taxpayer_key = l.taxpayer_key AND ${same('tax_code')} AND ${same('unit_code')}
      GROUP BY ${own} ORDER BY l.split, l.tax_code, l.unit_code, l.amount DESC, l.taxpayer_key`,
  ];
}
