import { changeSql, plusEach, plusSql } from '../changed-sums.ts';
import { measures, type Rollups } from '../rollup.ts';
import { bandSql, numberedSql, paymentsOfDays, sameSql, sumOf } from '../sql.ts';
import type { JoinedPayments } from './joined-payments.ts';
import { TAXPAYER_KEYS, TAXPAYER_SQL } from '../register/register-sums.ts';
import { quotedList, yearStartSql } from '../../engine/literals.ts';

const KEYS = { ...TAXPAYER_KEYS, transactions_band: 'VARCHAR', amount_band: 'BIGINT', tax_types_paid: 'VARCHAR' } as const;

/** Taxpayers who paid in a calendar year, each once, by attributes and payment habits. */
export const PAYER_SUM_ROLLUPS = {
  payer_sums: {
    source: ['payments', 'taxpayers'],
    grain: 'year',
    keys: { year_start: 'DATE', ...KEYS },
    measures: measures('taxpayers', 'amount', 'transactions', 'unknown_transactions'),
    built: { when: 'at publication', part: 'payers' },
    check: {
      sum: 'sum(taxpayers)',
      rows: 'count(*)',
      from: `(SELECT taxpayer_key FROM payments WHERE taxpayer_key IS NOT NULL GROUP BY year(posted_on), taxpayer_key
        HAVING sum(coalesce(transactions, 1)) > 0) payers`,
    },
  },
  /** The same for other days than a calendar year. */
  payer_sums_of_days: {
    source: ['payments', 'taxpayers'],
    grain: 'days of a query',
    keys: { year_start: 'DATE', ...KEYS },
    measures: measures('taxpayers', 'amount', 'transactions', 'unknown_transactions'),
    built: {
      when: 'on demand',
      view: 'payers',
      statements: (source, relationOf) => [
        ...payerKindsSql(`${source.schema}.taxpayers`),
        payerSumsSql(relationOf('payer_sums_of_days'), paymentsOfDays(source), Number(source.days.from.slice(0, 4))),
      ],
    },
  },
} as const satisfies Rollups;

const ATTRIBUTES = Object.keys(TAXPAYER_KEYS);

const BANDS = [
  ['01', 1],
  ['02', 2],
  ['03-05', 5],
  ['06-12', 12],
  ['13-24', 24],
] as const;

const NAMES = ['year_start', ...Object.keys(KEYS)].join(', ');

const LAST_BAND = BANDS.length + 1;
const BAND = `CASE ${BANDS.map(([, max], index) => `WHEN p.transactions <= ${String(max)} THEN ${String(index + 1)}`).join(' ')}
  WHEN p.transactions IS NOT NULL THEN ${String(LAST_BAND)} END`;
const BAND_CODES = quotedList([...BANDS.map(([code]) => code), '25+']);
/** Habits of a payer from `paid` as `p`, as numbers; and their codes. */
const HABITS = `CAST(${BAND} AS TINYINT) AS band, ${bandSql('p.amount')} AS amount_band, p.tax_types`;
const HABIT_CODES = `[${BAND_CODES}][band] AS transactions_band, amount_band, CAST(tax_types AS VARCHAR) AS tax_types_paid`;
const FIGURES = [
  sumOf('1', 'taxpayers'),
  sumOf('amount', 'amount'),
  sumOf('transactions', 'transactions'),
  sumOf('CASE WHEN transactions IS NULL THEN 1 ELSE 0 END', 'unknown_transactions'),
].join(', ');

/** A taxpayer whose payments were all reversed is no payer. */
const paidSql = (payments: string): string => `SELECT taxpayer_key, ${sumOf('amount', 'amount')},
    CASE WHEN sum(unknown) = 0 THEN CAST(sum(transactions) AS BIGINT) END AS transactions, CAST(least(count(tax_code), 3) AS TINYINT) AS tax_types
  FROM (
    SELECT taxpayer_key, tax_code, ${sumOf('amount', 'amount')}, ${sumOf('transactions', 'transactions')}, count(*) - count(transactions) AS unknown
    FROM ${payments} WHERE taxpayer_key IS NOT NULL GROUP BY taxpayer_key, tax_code
  ) by_tax
  GROUP BY taxpayer_key HAVING sum(coalesce(transactions, 0) + unknown) > 0`;

/** A taxpayer without a row has no attributes. */
function countedSql(payments: string, year: number): string {
  const attributes = ATTRIBUTES.join(', ');
  return `(WITH paid AS (${paidSql(payments)}),
    described AS (SELECT taxpayer_key, ${TAXPAYER_SQL} FROM next.taxpayers),
    payers AS (
      SELECT d.* EXCLUDE (taxpayer_key), ${HABITS}, p.amount, p.transactions FROM paid p LEFT JOIN described d ON d.taxpayer_key = p.taxpayer_key
    ),
    counted AS (SELECT ${attributes}, band, amount_band, tax_types, ${FIGURES} FROM payers GROUP BY ${attributes}, band, amount_band, tax_types)
    SELECT ${yearStartSql(year)} AS year_start, ${attributes}, ${HABIT_CODES}, taxpayers, amount, transactions, unknown_transactions FROM counted)`;
}

/** Temporary tables: numbered combinations of attributes, and the number of each taxpayer. */
export const PAYER_KINDS = { kinds: 'payer_kind', of: 'kind_of_payer' } as const;

// Grouping by one number instead of seven codes takes a third of the time.
export const payerKindsSql = (taxpayers: string): readonly string[] => [
  `CREATE OR REPLACE TEMP TABLE ${PAYER_KINDS.kinds} AS ${numberedSql(ATTRIBUTES, `(SELECT ${TAXPAYER_SQL} FROM ${taxpayers})`)}`,
  `CREATE OR REPLACE TEMP TABLE ${PAYER_KINDS.of} AS SELECT d.taxpayer_key, k.code
    FROM (SELECT taxpayer_key, ${TAXPAYER_SQL} FROM ${taxpayers}) d JOIN ${PAYER_KINDS.kinds} k ON ${sameSql(ATTRIBUTES, 'k', 'd')}`,
];

/** Sums all payers of a year, whose kinds are numbered. */
export const payerSumsSql = (target: string, payments: string, year: number): string =>
  `CREATE TABLE ${target} AS
    WITH paid AS (${paidSql(payments)}),
    payers AS (SELECT k.code, ${HABITS}, p.amount, p.transactions FROM paid p LEFT JOIN ${PAYER_KINDS.of} k ON k.taxpayer_key = p.taxpayer_key),
    counted AS (SELECT code, band, amount_band, tax_types, ${FIGURES} FROM payers GROUP BY code, band, amount_band, tax_types)
    SELECT ${yearStartSql(year)} AS year_start, ${ATTRIBUTES.map((name) => `k.${name}`).join(', ')}, ${HABIT_CODES},
      taxpayers, amount, transactions, unknown_transactions
    FROM counted c LEFT JOIN ${PAYER_KINDS.kinds} k ON k.code = c.code ORDER BY c.code, band, amount_band, tax_types`;

const SUM_COLUMNS = ['taxpayers', 'amount', 'transactions', 'unknown_transactions'] as const;

// If only taxpayers with unknown transactions remain, the sum is unknown and not the 0 that subtraction leaves.
const TRANSACTIONS = `CASE WHEN ${plusSql('taxpayers')} > ${plusSql('unknown_transactions')} THEN ${plusSql('transactions')} END`;

/** Returns SQL that subtracts taxpayers with new payments from the sums and counts them again. */
export function payerSumsAddedSql(target: string, { after, before }: JoinedPayments, year: number): readonly string[] {
  const figures = (sign: string) => SUM_COLUMNS.map((name) => `${sign}${name} AS ${name}`).join(', ');
  const added = `SELECT ${NAMES}, ${SUM_COLUMNS.map((name) => sumOf(name, name)).join(', ')}
    FROM (SELECT ${NAMES}, ${figures('')} FROM ${countedSql(after, year)} counted_anew
      UNION ALL SELECT ${NAMES}, ${figures('-')} FROM ${countedSql(before, year)} counted_before) changed GROUP BY ${NAMES}`;
  const keys = ['year_start', ...Object.keys(KEYS)];
  return changeSql(target, added, {
    keys,
    figures: { ...plusEach(...SUM_COLUMNS), transactions: TRANSACTIONS },
    gone: 's.taxpayers + c.taxpayers = 0',
  });
}
