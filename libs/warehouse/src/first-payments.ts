import type { CodeColumn } from './aggregates.ts';

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

function splitSql(payer: Payer, split: ObjectSplit, payments: string): string {
  const keys: readonly CodeColumn[] = OBJECT_SPLITS[split];
  const month = "CAST(date_trunc('month', posted_on) AS DATE)";
  const within = [`${payer}_key`, ...keys].join(', ');
  const codes = SPLIT_COLUMNS.map((column) => (keys.includes(column) ? column : `CAST(NULL AS VARCHAR) AS ${column}`));
  return `SELECT '${payer}' AS payer, '${split}' AS split, ${codes.join(', ')}, posted_on, month_before, count(*) AS payers
    FROM (
      SELECT ${within}, posted_on, lag(paid_month) OVER (PARTITION BY ${within} ORDER BY paid_month) AS month_before
      FROM (
        SELECT ${within}, ${month} AS paid_month, min(posted_on) AS posted_on
        FROM ${payments}
        WHERE ${PAYERS[payer]} IS NOT NULL
        GROUP BY ${within}, ${month}
      ) months
    ) firsts
    GROUP BY ${[...keys, 'posted_on', 'month_before'].join(', ')}`;
}

/**
 * How many objects, and how many taxpayers, paid for the first time in a month on each day, and in which month of the same year they had paid before it
 * (null: in none). From the first day of a month to any day of the same year the different ones are those whose month before
 * is null or earlier than that first day: numbers that may be added where the payers themselves may not.
 */
export function firstPaymentsSql(target: string, payments: string): string {
  const payers = Object.keys(PAYERS) as Payer[];
  const splits = payers.flatMap((payer) => (Object.keys(OBJECT_SPLITS) as ObjectSplit[]).map((split) => splitSql(payer, split, payments)));
  return `CREATE TABLE ${target} AS SELECT * FROM (${splits.join(' UNION ALL ')}) counted
    ORDER BY payer, split, ${SPLIT_COLUMNS.join(', ')}, posted_on, month_before`;
}
