import { LONGEST_LIST } from '@pendapa/contracts';
import { bigints, sumOf } from './derivation.ts';

/** The combinations of codes of which the largest payers of a calendar year are known, from the widest to the narrowest. */
export const TOP_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
  tax_unit: ['tax_code', 'unit_code'],
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

/** Temporary tables of a year: what each taxpayer paid of a tax at a unit, of a tax, and in all, and the lists made of them. */
export const PAID = { place: 'paid_at_place', tax: 'paid_of_tax', whole: 'paid_in_all', lists: 'top_list' } as const;

const summed = (transactions: string, unknown: string): string =>
  [sumOf('amount', 'amount'), sumOf(transactions, 'transactions'), sumOf(unknown, 'unknown_transactions')].join(', ');
const AGAIN = summed('transactions', 'unknown_transactions');

/** Makes the sums of a year's payments by taxpayer, each of the ones before it. Reversals alone make nobody a payer of a tax. */
export const paidSql = (payments: string): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${PAID.place} AS
    SELECT taxpayer_key, tax_code, unit_code, ${summed('transactions', 'CASE WHEN transactions IS NULL THEN 1 ELSE 0 END')},
      ${sumOf('coalesce(transactions, 1)', 'payments')}
    FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code, unit_code`,
  `CREATE OR REPLACE TEMP TABLE ${PAID.tax} AS
    SELECT taxpayer_key, tax_code, ${AGAIN}, sum(payments) > 0 AS pays FROM ${PAID.place} GROUP BY taxpayer_key, tax_code`,
  `CREATE OR REPLACE TEMP TABLE ${PAID.whole} AS
    SELECT taxpayer_key, ${AGAIN}, bool_or(pays) AS pays, count(*) AS taxes, min(tax_code) AS first_tax, max(tax_code) AS last_tax
    FROM ${PAID.tax} GROUP BY taxpayer_key`,
];

const ONLY_TAX = 'CASE WHEN first_tax = last_tax THEN first_tax END';
const AT_UNIT = `(SELECT taxpayer_key, unit_code, ${AGAIN}, min(tax_code) AS first_tax, max(tax_code) AS last_tax
  FROM ${PAID.place} GROUP BY taxpayer_key, unit_code)`;

const ROWS: Readonly<Record<TopSplit, { readonly from: string; readonly onlyTax: string }>> = {
  whole: { from: PAID.whole, onlyTax: ONLY_TAX },
  tax: { from: PAID.tax, onlyTax: 'tax_code' },
  unit: { from: AT_UNIT, onlyTax: ONLY_TAX },
  tax_unit: { from: PAID.place, onlyTax: 'tax_code' },
};

// The engine keeps the largest structs of a group without sorting the others: by amount, then by the smaller key, which is unique.
function listedSql(split: TopSplit): string {
  const codes: readonly string[] = TOP_SPLITS[split];
  const { from, onlyTax } = ROWS[split];
  const code = (name: string) => (codes.includes(name) ? name : `CAST(NULL AS VARCHAR) AS ${name}`);
  const payer = `{'amount': amount, 'key': -taxpayer_key, 'transactions': CASE WHEN unknown_transactions = 0 THEN transactions END, 'tax': ${onlyTax}}`;
  const named = codes.map((name) => ` AND ${name} IS NOT NULL`).join('');
  return `SELECT '${split}' AS split, ${code('tax_code')}, ${code('unit_code')}, count(*) AS payers, ${sumOf('amount', 'whole')},
      max(${payer}, ${String(LONGEST_LIST)}) AS largest
    FROM ${from} paid WHERE amount > 0${named}${codes.length > 0 ? ` GROUP BY ${codes.join(', ')}` : ' HAVING count(*) > 0'}`;
}

/** Adds the lists of a year to the tables of `database`, out of the sums by taxpayer; who paid nothing in the end is no payer. */
export function topPayersSql(database: string, year: number): readonly string[] {
  const keys = `DATE '${String(year)}-01-01', split, tax_code, unit_code`;
  return [
    `CREATE OR REPLACE TEMP TABLE ${PAID.lists} AS ${TOP_SPLIT_NAMES.map(listedSql).join(' UNION ALL ')}`,
    `INSERT INTO ${database}.top_payer_sums SELECT ${keys}, payers, whole FROM ${PAID.lists} ORDER BY split, tax_code, unit_code`,
    `INSERT INTO ${database}.top_payers SELECT ${keys}, -payer.key, payer.amount, payer.transactions, payer.tax
      FROM (SELECT * EXCLUDE (largest), unnest(largest) AS payer FROM ${PAID.lists}) listed
      ORDER BY split, tax_code, unit_code, payer.amount DESC, payer.key DESC`,
  ];
}
