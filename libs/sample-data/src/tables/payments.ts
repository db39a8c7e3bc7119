import type { DuckDBConnection } from '@duckdb/node-api';
import { POSTED_TWICE } from '../facts/anomalies.ts';
import { lastDayOf } from '../plan/due-dates.ts';
import type { YearPlan } from '../plan/year-plan.ts';
import { noticeId, paymentId, returnId, underpaymentId } from './document-ids.ts';
import { HEAD_OFFICE } from '../facts/units.ts';
import { numberOf } from './draw-payments.ts';
import { query } from './load-rows.ts';

/** Reversals follow one to three days later, on a weekday; on the same day where that would leave the year or the data. */
function reversedOn(year: number): string {
  const later = 'posted_on + CAST(1 + (drawn >> 50) % 3 AS INTEGER)';
  const weekday = `${later} + CASE isodow(${later}) WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END`;
  return `CASE WHEN ${weekday} > DATE '${lastDayOf(year)}' THEN posted_on ELSE ${weekday} END`;
}

/** The settled payments of a year into the draft; some of them twice, and the second ones reversed. */
export async function postPayments(connection: DuckDBConnection, { year, twice }: YearPlan): Promise<void> {
  const batch = `unit = ${String(numberOf(POSTED_TWICE.unit))} AND posted_on BETWEEN DATE '${POSTED_TWICE.from}' AND DATE '${POSTED_TWICE.to}'`;
  const reversed = reversedOn(year);
  await query(
    connection,
    `INSERT INTO incoming.payments (payment_id, paid_on, posted_on, grain, object_key, taxpayer_key, tax_code, tax_year, period, unit_code, region_code,
      channel_code, bank_code, principal, penalty, discount, amount, transactions, assessment_id, return_id, is_arrears, reversal_of)
    WITH twice AS (
      SELECT * FROM sample_settled WHERE unit <> ${String(HEAD_OFFICE)} ORDER BY (${batch}) DESC, drawn, object_key, period, turn LIMIT ${String(twice)}
    ),
    entries AS (
      SELECT *, '' AS mark, 1 AS sign FROM sample_settled
      UNION ALL SELECT *, 'D', 1 FROM twice
      UNION ALL SELECT * REPLACE (${reversed} AS posted_on, CASE WHEN posted_on = ${reversed} THEN paid_on ELSE ${reversed} END AS paid_on), 'R', -1 FROM twice
    ),
    named AS (
      SELECT *, ${paymentId} AS id, coalesce(document, CASE WHEN object_key IS NULL THEN 'none' END, notice, '') AS basis
      FROM (SELECT e.*, n.notice FROM entries e JOIN sample_notices n ON n.tax = e.tax) e
    )
    SELECT id || mark, paid_on, posted_on, 'day', object_key, taxpayer_key, t.code, tax_year, period, u.code, region, c.code, b.code,
      sign * principal, sign * penalty, sign * discount, sign * amount, sign,
      CASE WHEN basis IN ('', 'none') THEN NULL WHEN basis = 'SKPDKB' THEN ${underpaymentId} ELSE ${noticeId} END,
      CASE WHEN basis = '' THEN ${returnId} END,
      coalesce(due_on < DATE '${String(year)}-01-01', false), CASE WHEN sign < 0 THEN id || 'D' END
    FROM named e
    JOIN sample_taxes t ON t.number = e.tax
    JOIN sample_units u ON u.number = e.unit
    JOIN sample_channels c ON c.number = e.channel
    JOIN sample_banks b ON b.number = e.bank`,
  );
}
