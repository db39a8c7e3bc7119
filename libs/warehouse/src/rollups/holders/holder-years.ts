import type { DuckDBConnection } from '@duckdb/node-api';
import {
  groupsSql,
  holderArrearsSql,
  holderPaymentsAddedSql,
  holderPaymentsSql,
  holderPortionSql,
  owedPortionSql,
  START_HOLDER_ARREARS_SQL,
  START_HOLDER_PAYMENTS_SQL,
} from './holder-sums.ts';
import { anewPayments, candidatesSql, CHANGED, topAddedSql } from './top-payers-added.ts';
import { listsSql, paidSql, START_LISTS_SQL, topPayersSql, topSumsSql } from './top-payers.ts';
import { execute, integer, firstRow } from '../../engine/duck.ts';
import { withJoinedPayments } from '../payers/joined-payments.ts';
import { keyRanges } from '../../engine/key-ranges.ts';
import type { Part } from '../../generations/manifest.ts';
import { relationOf } from '../published-tables.ts';
import { yearDaysSql } from '../../engine/literals.ts';

const TAXPAYERS = 'next.taxpayers';

const isInYearSql = (day: string, year: number): string => `${day} BETWEEN ${yearDaysSql(year)}`;
const paymentsOf = (year: number): string => `(SELECT * FROM next.payments WHERE ${isInYearSql('posted_on', year)}) year_payments`;
const rowsInRange = (relation: string, range: string): string => `(SELECT * FROM ${relation} WHERE ${range})`;

/** Numbers the groups of all taxpayers for years that are computed as a whole. */
export const groupTaxpayers = (worker: DuckDBConnection): Promise<void> => execute(worker, ...groupsSql(TAXPAYERS));

/** Sums payments of a year by taxpayer in portions; all payments of a taxpayer lie in one portion. */
export async function sumPaymentsOfYear(worker: DuckDBConnection, database: string, year: number, max: number): Promise<void> {
  const payments = paymentsOf(year);
  await execute(worker, START_LISTS_SQL, START_HOLDER_PAYMENTS_SQL);
  for (const range of await keyRanges(worker, 'taxpayer_key', payments, max)) {
    const portion = rowsInRange(payments, range);
    await execute(worker, ...paidSql(portion), listsSql(portion), ...holderPortionSql());
  }
  await execute(worker, topSumsSql(database, year), ...topPayersSql(database, payments, year), holderPaymentsSql(database, year));
}

/** Sums arrears at the snapshots of a year in portions; all arrears of an object lie in one portion. */
export async function sumArrearsOfYear(worker: DuckDBConnection, database: string, year: number, max: number): Promise<void> {
  const arrears = `(SELECT * FROM next.arrears WHERE ${isInYearSql('snapshot_on', year)}) year_arrears`;
  await execute(worker, START_HOLDER_ARREARS_SQL);
  for (const range of ['object_key IS NULL', ...(await keyRanges(worker, 'object_key', arrears, max))])
    await execute(worker, ...owedPortionSql(rowsInRange(arrears, range)));
  await execute(worker, holderArrearsSql(database));
}

/** Computes lists of largest payers that changed payers and former members do not fill. */
async function rebuildLists(worker: DuckDBConnection, database: string, year: number, max: number): Promise<void> {
  const [lists] = await firstRow(worker, `SELECT count(*) FROM ${CHANGED.anew}`);
  if (integer(lists) === 0) return;
  const payments = anewPayments(paymentsOf(year));
  await execute(worker, START_LISTS_SQL);
  for (const range of await keyRanges(worker, 'taxpayer_key', payments, max)) {
    const portion = rowsInRange(payments, range);
    await execute(worker, ...paidSql(portion), listsSql(portion));
  }
  await execute(worker, ...topPayersSql(database, payments, year, CHANGED.anew));
}

/** Updates a served year by the taxpayers with new payments in it; reads no other payments. */
export const addPaymentsToYear = (worker: DuckDBConnection, database: string, year: number, served: Part, max: number): Promise<void> =>
  withJoinedPayments(worker, year, async (changed) => {
    const lists = { payers: relationOf(served, 'top_payers'), sums: relationOf(served, 'top_payer_sums') };
    await execute(
      worker,
      ...groupsSql(`(SELECT * FROM ${TAXPAYERS} WHERE taxpayer_key IN (SELECT taxpayer_key FROM ${changed.after}))`),
      START_HOLDER_PAYMENTS_SQL,
      ...paidSql(changed.before),
      ...holderPortionSql(true),
      ...paidSql(changed.after),
      ...holderPortionSql(),
      ...holderPaymentsAddedSql(database, year),
      ...candidatesSql(changed, lists, year),
      ...topAddedSql(database, year),
    );
    await rebuildLists(worker, database, year, max);
  });

export const TEMPORARY_OF_YEARS: readonly string[] = Object.values(CHANGED);
