import type { DuckDBConnection } from '@duckdb/node-api';
import type { GeneratedRows } from '@pendapa/warehouse';
import { OUTAGES, POSTED_TWICE } from '../facts/anomalies.ts';
import { channelNumber } from '../facts/channels.ts';
import { isOwedSql } from '../facts/obligations.ts';
import { HEAD_OFFICE } from '../facts/units.ts';
import { lastDayOf } from '../plan/due-dates.ts';
import { workingDayAfter } from '../plan/working-days.ts';
import type { YearPlan } from '../plan/year-plan.ts';
import { isBlankSql, unlessBlankSql } from './blank-fields.ts';
import { bankCode, channelCode, isAssessed, taxCode, unitCode } from './codes.ts';
import { noticeId, paymentId, returnId, underpaymentId } from './document-ids.ts';
import { numberOf } from './generate-payments.ts';
import { query } from './load-rows.ts';
import { PRINCIPAL } from './notices.ts';
import { paymentsOf, postedTwiceOf } from './year-tables.ts';

/**
 * Reversals follow one to three weekdays later, or as soon as their failed channel works again. If that exceeds the year or the data, they
 * are posted on the same day.
 */
function reversalDaySql(year: number): string {
  const later = 'posted_on + CAST(1 + (drawn >> 50) % 3 AS INTEGER)';
  const weekday = `${later} + CASE isodow(${later}) WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END`;
  const outages = OUTAGES.map(
    ({ channel, from, to }) =>
      `WHEN channel = ${String(channelNumber(channel))} AND ${weekday} BETWEEN DATE '${from}' AND DATE '${to}' THEN DATE '${workingDayAfter(to, 1)}'`,
  ).join(' ');
  return `CASE WHEN ${weekday} > DATE '${lastDayOf(year)}' THEN posted_on ${outages} ELSE ${weekday} END`;
}

/** Chooses the payments of a year that are posted twice, the second ones being reversed. */
export async function choosePostedTwice(connection: DuckDBConnection, { year, twice }: YearPlan): Promise<void> {
  const batch = `unit = ${String(numberOf(POSTED_TWICE.unit))} AND posted_on BETWEEN DATE '${POSTED_TWICE.from}' AND DATE '${POSTED_TWICE.to}'`;
  await query(
    connection,
    `CREATE TABLE ${postedTwiceOf(year)} AS
    SELECT * FROM ${paymentsOf(year)} WHERE unit <> ${String(HEAD_OFFICE)}
    ORDER BY (${batch}) DESC, drawn, object_key, period, turn LIMIT ${String(twice)}`,
  );
}

/** The payments of a year, with those posted twice and their reversals. */
export function generatePaymentRows({ year }: YearPlan): GeneratedRows {
  const reversed = reversalDaySql(year);
  const secondId = `concat(${paymentId}, 'D')`;
  const signed = (sum: string): string => `CASE WHEN copy = 2 THEN -(${sum}) ELSE ${sum} END`;
  return {
    columns: `CASE copy WHEN 0 THEN ${paymentId} WHEN 1 THEN ${secondId} ELSE concat(${paymentId}, 'R') END AS payment_id,
      ${unlessBlankSql('payments.paidOn', 'paid_on', 'drawn', 'turn')} AS paid_on, posted_on, 'day' AS grain,
      object_key, taxpayer_key, ${taxCode('tax')} AS tax_code, tax_year, period, ${unitCode('unit')} AS unit_code, CAST(region AS VARCHAR) AS region_code,
      CASE WHEN object_key IS NULL OR NOT ${isBlankSql('payments.channel', 'drawn', 'turn')} THEN ${channelCode('channel')} END AS channel_code, ${bankCode('bank')} AS bank_code, ${signed(PRINCIPAL)} AS principal, ${signed('penalty')} AS penalty,
      ${signed('discount')} AS discount, ${signed('amount')} AS amount, CASE WHEN copy = 2 THEN -1 ELSE 1 END AS transactions,
      CASE WHEN object_key IS NULL THEN NULL WHEN ${isAssessed('tax')} THEN ${noticeId} WHEN audited THEN ${underpaymentId} END AS assessment_id,
      CASE WHEN ${isOwedSql('tax', 'month')} AND NOT ${isAssessed('tax')} AND NOT audited THEN ${returnId} END AS return_id,
      coalesce(due_on < DATE '${String(year)}-01-01', false) AS is_arrears, CASE WHEN copy = 2 THEN ${secondId} END AS reversal_of`,
    from: `(
      SELECT *, 0 AS copy FROM ${paymentsOf(year)}
      UNION ALL SELECT *, 1 FROM ${postedTwiceOf(year)}
      UNION ALL SELECT * REPLACE (${reversed} AS posted_on, CASE WHEN posted_on = ${reversed} THEN paid_on ELSE ${reversed} END AS paid_on), 2 FROM ${postedTwiceOf(year)}
    ) s`,
    by: 'month(posted_on), object_key',
    sum: signed('amount'),
  };
}
