import type { CodeColumn } from './aggregates.ts';
import type { JoinedPayments } from './joined-payments.ts';

/**
 * The combinations of codes within which payers are counted. An object that pays at two units counts once for each unit
 * and once for the whole: no split is the sum of another.
 */
export const OBJECT_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
  tax_unit: ['tax_code', 'unit_code'],
} as const satisfies Record<string, readonly CodeColumn[]>;

export type ObjectSplit = keyof typeof OBJECT_SPLITS;
export const SPLIT_COLUMNS = OBJECT_SPLITS.tax_unit;

/** Whose payments are counted once: a reversal alone makes nobody a payer. */
export const PAYERS = {
  object: 'CASE WHEN coalesce(transactions, 1) > 0 THEN object_key END',
  taxpayer: 'CASE WHEN coalesce(transactions, 1) > 0 THEN taxpayer_key END',
} as const;
export type Payer = keyof typeof PAYERS;

const COLUMNS = ['payer', 'split', ...SPLIT_COLUMNS, 'posted_on', 'month_before'].join(', ');

/** The first payment of each payer in each month, tax and unit: from these all splits are counted. */
const monthsSql = (payer: Payer, payments: string): string =>
  `SELECT ${payer}_key, ${SPLIT_COLUMNS.join(', ')}, CAST(date_trunc('month', posted_on) AS DATE) AS paid_month, min(posted_on) AS posted_on
    FROM ${payments} WHERE ${PAYERS[payer]} IS NOT NULL GROUP BY ALL`;

function splitSql(payer: Payer, split: ObjectSplit): string {
  const keys: readonly CodeColumn[] = OBJECT_SPLITS[split];
  const within = [`${payer}_key`, ...keys].join(', ');
  const codes = SPLIT_COLUMNS.map((column) => (keys.includes(column) ? column : `CAST(NULL AS VARCHAR) AS ${column}`));
  return `SELECT '${payer}' AS payer, '${split}' AS split, ${codes.join(', ')}, posted_on, month_before, count(*) AS payers
    FROM (
      SELECT ${within}, posted_on, lag(paid_month) OVER (PARTITION BY ${within} ORDER BY paid_month) AS month_before
      FROM (SELECT ${within}, paid_month, min(posted_on) AS posted_on FROM ${payer}_months GROUP BY ${within}, paid_month) months
    ) firsts
    GROUP BY ${[...keys, 'posted_on', 'month_before'].join(', ')}`;
}

function countedSql(payments: string): string {
  const payers = Object.keys(PAYERS) as Payer[];
  const months = payers.map((payer) => `${payer}_months AS MATERIALIZED (${monthsSql(payer, payments)})`);
  const splits = payers.flatMap((payer) => (Object.keys(OBJECT_SPLITS) as ObjectSplit[]).map((split) => splitSql(payer, split)));
  return `(WITH ${months.join(', ')} ${splits.join(' UNION ALL ')})`;
}

/**
 * How many objects, and how many taxpayers, paid for the first time in a month on each day, and in which month of the same year they had paid before it
 * (null: in none). From the first day of a month to any day of the same year the different ones are those whose month before
 * is null or earlier than that first day: numbers that may be added where the payers themselves may not.
 */
export const firstPaymentsSql = (target: string, payments: string): string =>
  `CREATE TABLE ${target} AS SELECT * FROM ${countedSql(payments)} counted ORDER BY ${COLUMNS}`;

/** The counts that were, with those of payers who have new payments taken away and counted anew. */
export const firstPaymentsAddedSql = (target: string, counted: string, { after, before }: JoinedPayments): string =>
  `CREATE TABLE ${target} AS SELECT ${COLUMNS}, CAST(sum(payers) AS BIGINT) AS payers
    FROM (SELECT ${COLUMNS}, payers FROM ${counted}
      UNION ALL SELECT ${COLUMNS}, payers FROM ${countedSql(after)} counted_anew
      UNION ALL SELECT ${COLUMNS}, -payers FROM ${countedSql(before)} counted_before) changed
    GROUP BY ${COLUMNS} HAVING sum(payers) <> 0 ORDER BY ${COLUMNS}`;
