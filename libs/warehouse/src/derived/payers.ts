import { bandSql, bigints, sumOf } from './derivation.ts';
import type { JoinedPayments } from '../joined-payments.ts';
import { TAXPAYER_COLUMNS, TAXPAYER_SQL } from './register-sums.ts';

const KEYS = { ...TAXPAYER_COLUMNS, transactions_band: 'VARCHAR', amount_band: 'BIGINT', tax_types_paid: 'VARCHAR' } as const;

/** Taxpayers who paid in a calendar year, each counted once, by who they are and how they pay. */
export const PAYER_TABLES = {
  payer_sums: { year_start: 'DATE', ...KEYS, ...bigints('taxpayers', 'amount', 'transactions', 'unknown_transactions') },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

const BANDS = [
  ['01', 1],
  ['02', 2],
  ['03-05', 5],
  ['06-12', 12],
  ['13-24', 24],
] as const;

const NAMES = ['year_start', ...Object.keys(KEYS)].join(', ');

/** A taxpayer whose payments were all taken back is no payer; one without a row of its own is counted without any attribute. */
function countedSql(payments: string, year: number): string {
  const keys = Object.keys(KEYS).join(', ');
  const band = `CASE ${BANDS.map(([code, most]) => `WHEN p.transactions <= ${String(most)} THEN '${code}'`).join(' ')} WHEN p.transactions > 24 THEN '25+' END`;
  return `(WITH paid AS (
      SELECT taxpayer_key, sum(amount) AS amount, CASE WHEN sum(unknown) = 0 THEN sum(transactions) END AS transactions, least(count(tax_code), 3) AS tax_types
      FROM (
        SELECT taxpayer_key, tax_code, sum(amount) AS amount, sum(transactions) AS transactions, count(*) - count(transactions) AS unknown
        FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code
      ) by_tax
      GROUP BY taxpayer_key HAVING sum(coalesce(transactions, 0) + unknown) > 0
    ),
    described AS (SELECT taxpayer_key, ${TAXPAYER_SQL} FROM next.taxpayers),
    payers AS (
      SELECT d.* EXCLUDE (taxpayer_key), ${band} AS transactions_band, ${bandSql('p.amount')} AS amount_band, CAST(p.tax_types AS VARCHAR) AS tax_types_paid,
        p.amount, p.transactions
      FROM paid p LEFT JOIN described d ON d.taxpayer_key = p.taxpayer_key
    )
    SELECT DATE '${String(year)}-01-01' AS year_start, ${keys}, ${sumOf('1', 'taxpayers')}, ${sumOf('amount', 'amount')}, ${sumOf('transactions', 'transactions')},
      ${sumOf('CASE WHEN transactions IS NULL THEN 1 ELSE 0 END', 'unknown_transactions')}
    FROM payers GROUP BY ${keys})`;
}

export const payerSumsSql = (target: string, payments: string, year: number): string =>
  `CREATE TABLE ${target} AS SELECT * FROM ${countedSql(payments, year)} counted ORDER BY ${NAMES}`;

/** The sums that were, with those of taxpayers who have new payments taken away and counted anew. */
export function payerSumsAddedSql(target: string, sums: string, { after, before }: JoinedPayments, year: number): string {
  const figures = (sign: string) =>
    ['taxpayers', 'amount', 'transactions', 'unknown_transactions'].map((name) => `${sign}${name} AS ${name}`).join(', ');
  // Where only taxpayers are left whose transactions are unknown, their sum is unknown and not the nothing that subtracting leaves.
  const transactions = 'CASE WHEN sum(taxpayers) > sum(unknown_transactions) THEN sum(transactions) END';
  return `CREATE TABLE ${target} AS SELECT ${NAMES}, ${sumOf('taxpayers', 'taxpayers')}, ${sumOf('amount', 'amount')},
      CAST(${transactions} AS BIGINT) AS transactions, ${sumOf('unknown_transactions', 'unknown_transactions')}
    FROM (SELECT ${NAMES}, ${figures('')} FROM ${sums}
      UNION ALL SELECT ${NAMES}, ${figures('')} FROM ${countedSql(after, year)} counted_anew
      UNION ALL SELECT ${NAMES}, ${figures('-')} FROM ${countedSql(before, year)} counted_before) changed
    GROUP BY ${NAMES} HAVING sum(taxpayers) <> 0 ORDER BY ${NAMES}`;
}
