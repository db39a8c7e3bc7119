import type { DuckDBConnection } from '@duckdb/node-api';
import { LAST_DAY } from '../facts/assumptions.ts';
import { NOTICES_OUT, owedBy, RECORDED_TAXES, recordedPercent, REDUCED_PER_MILLE, USUAL_NOTICES_OUT } from '../facts/duties.ts';
import { NOTICE_DAYS, PBB_DUE, TAX_RULES } from '../facts/rules.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { collectionId, noticeId, returnId, underpaymentId } from './document-ids.ts';
import { query, temporary } from './load-rows.ts';
import { payable, SIZE_STEPS, sizeRank } from './objects.ts';

const ASSESSMENT = `INSERT INTO incoming.assessments (assessment_id, document, object_key, taxpayer_key, tax_code, unit_code, region_code, tax_year, period,
  period_start, period_end, issued_on, due_on, principal, penalty, exemption, reduction, cancelled, cancelled_on)`;
const CODES = 'JOIN sample_taxes t ON t.number = s.tax JOIN sample_units u ON u.number = s.unit';
const OWN = 's.object_key, s.taxpayer_key, t.code, u.code, s.region, s.tax_year, s.period';

const MONTH = 'make_date(s.period // 100, s.period % 100, 1)';
const OWN_DAY = `CASE WHEN ${owedBy('s.tax', 'anniversary')} THEN s.due_on ELSE s.issued_on END`;

/**
 * First and last day of what a notice is about: a month, the day of a case (the column `day`), a calendar year, or twelve months from the
 * object's own day.
 */
const span = (day: string): string => `CASE WHEN ${owedBy('s.tax', 'month')} THEN ${MONTH} WHEN ${owedBy('s.tax', 'case')} THEN ${day}
    WHEN ${owedBy('s.tax', 'campaign')} THEN make_date(s.tax_year, 1, 1) ELSE ${OWN_DAY} END,
  CASE WHEN ${owedBy('s.tax', 'month')} THEN last_day(${MONTH}) WHEN ${owedBy('s.tax', 'case')} THEN ${day}
    WHEN ${owedBy('s.tax', 'campaign')} THEN make_date(s.tax_year, 12, 31) ELSE CAST(${OWN_DAY} + INTERVAL 1 YEAR AS DATE) - 1 END`;

/** What the payments for one obligation of the year come to; `inParts`: some are paid for in parts. */
const settled = (inParts: boolean): string => `(
  SELECT s.* ${inParts ? 'REPLACE (s.principal + coalesce(m.principal, 0) AS principal)' : ''}, n.notice
  FROM sample_settled s JOIN sample_notices n ON n.tax = s.tax
  ${
    inParts
      ? `LEFT JOIN (SELECT object_key, period, CAST(sum(principal) AS BIGINT) AS principal FROM sample_settled WHERE fixed IS NULL AND turn > 0 GROUP BY ALL) m
    ON m.object_key = s.object_key AND m.period IS NOT DISTINCT FROM s.period`
      : ''
  }
  WHERE s.fixed IS NULL AND s.turn = 0 AND s.object_key IS NOT NULL
)`;

/** Notices of what was paid in the year it fell due; some bills of the land and building tax were reduced before. */
async function paidNotices(connection: DuckDBConnection, inParts: boolean): Promise<void> {
  const percent = '(10 + CAST((s.drawn >> 44) % 31 AS BIGINT))';
  const reduction = `CASE WHEN s.notice = 'SPPT' AND (s.drawn >> 50) % 1000 < ${String(REDUCED_PER_MILLE)} THEN s.principal * ${percent} // (100 - ${percent}) ELSE 0 END`;
  await query(
    connection,
    `${ASSESSMENT} SELECT ${noticeId}, s.notice, ${OWN}, ${span('s.due_on')}, s.issued_on, s.due_on, s.principal + ${reduction}, 0, 0, ${reduction}, 0, NULL
    FROM ${settled(inParts)} s ${CODES} WHERE s.notice IS NOT NULL`,
  );
  await query(
    connection,
    `${ASSESSMENT} SELECT ${collectionId}, 'STPD', ${OWN}, ${span('s.due_on')}, greatest(s.due_on + 1, s.paid_on - 10), greatest(s.due_on + 1, s.paid_on - 10) + ${String(NOTICE_DAYS)},
      0, s.penalty, 0, 0, 0, NULL
    FROM sample_settled s ${CODES} WHERE s.fixed IS NULL AND s.turn = 0 AND s.penalty > 0 AND (s.drawn >> 6) % 8 = 0`,
  );
}

/** Interest of a notice of underpayment, in permille. */
const UNDERPAID = '72';

/** Notices behind debts that began in the year; those that are cancelled later say so. */
async function unpaidNotices(connection: DuckDBConnection): Promise<void> {
  const cancelled = "s.how = 'cancelled' AND s.exit_on IS NOT NULL";
  await query(
    connection,
    `${ASSESSMENT} SELECT CASE WHEN s.document = 'SKPDKB' THEN ${underpaymentId} ELSE ${noticeId} END, s.document, ${OWN}, ${span('s.period_end')}, s.issued_on, s.due_on, s.principal,
      CASE WHEN s.document = 'SKPDKB' THEN s.principal * ${UNDERPAID} // 1000 ELSE 0 END, 0, 0,
      CASE WHEN ${cancelled} THEN s.principal ELSE 0 END, CASE WHEN ${cancelled} THEN s.exit_on END
    FROM sample_fresh_debts s ${CODES} WHERE s.document IS NOT NULL`,
  );
}

/** Homes that are exempt get a bill as well: of nothing. */
async function nilNotices(connection: DuckDBConnection, year: number): Promise<void> {
  const steps = String(SIZE_STEPS);
  const weight = `CAST(${steps}000000 // (${sizeRank('s.drawn')} * 1000 // h.payable + CAST(h.evenness * ${steps} AS BIGINT)) AS BIGINT)`;
  await query(
    connection,
    `${ASSESSMENT}
    WITH bills AS (
      SELECT s.*, ${String(year)} AS tax_year, CAST(NULL AS INTEGER) AS period, greatest(1000, CAST(round(${weight} * p.rate / 100) AS BIGINT) * 100) AS principal
      FROM sample_register s
      JOIN sample_shapes h ON h.tax = s.tax AND h.duty = 'campaign'
      JOIN (
        SELECT tax, CAST(sum(principal) AS DOUBLE) / CAST(sum(weight) AS DOUBLE) AS rate FROM sample_settled WHERE fixed IS NULL GROUP BY tax
      ) p ON p.tax = s.tax
      WHERE s.opened_on < DATE '${String(year)}-01-01' AND (s.closed_on IS NULL OR s.closed_on > DATE '${String(year)}-12-31') AND NOT ${payable('h', 's')}
    )
    SELECT ${noticeId}, 'SPPT', ${OWN}, DATE '${String(year)}-01-01', DATE '${String(year)}-12-31', DATE '${NOTICES_OUT[year] ?? `${String(year)}-${USUAL_NOTICES_OUT}`}', DATE '${String(year)}-${PBB_DUE}',
      s.principal, 0, s.principal, 0, 0, NULL
    FROM bills s ${CODES}`,
  );
}

const RETURN = `INSERT INTO incoming.returns (return_id, object_key, taxpayer_key, tax_code, unit_code, region_code, tax_year, period, period_end, due_on,
  pay_due_on, filed_on, mode, source, declared_base, declared_tax, correction)`;

/** Online filing spread from year to year. */
const mode = (year: number): string =>
  `CASE WHEN (s.drawn >> 46) % 100 < ${String(Math.min(97, 58 + 6 * (year - 2019)))} THEN 'online' ELSE 'counter' END`;

/** Rates in permille, by tax and by the days on which they hold. */
export async function fillRates(connection: DuckDBConnection): Promise<void> {
  const numbers = new Map<string, number>(TAX_CODES.map((tax) => [tax, taxNumber(tax)]));
  await temporary(
    connection,
    'sample_rates',
    { tax: 'INTEGER', permille: 'BIGINT', valid_from: 'DATE', valid_to: 'DATE' },
    TAX_RULES.filter(({ rule }) => rule === 'rate').map(({ tax_code, value, valid_from, valid_to }) => ({
      tax: numbers.get(tax_code ?? '') ?? 0,
      permille: Number(value),
      valid_from,
      valid_to: valid_to ?? '2199-12-31',
    })),
  );
}

const RATES = 'JOIN sample_rates r ON r.tax = s.tax AND s.period_end BETWEEN r.valid_from AND r.valid_to';

const RECORDED = TAX_CODES.filter((tax) => RECORDED_TAXES.includes(tax))
  .map(taxNumber)
  .join(', ');

/** Of returns filed online: from the system that records transactions, or from the taxpayer. */
const reportSource = (year: number): string =>
  `CASE WHEN s.tax IN (${RECORDED}) AND ${mode(year)} = 'online' AND (s.drawn >> 34) % 100 < ${String(recordedPercent(year))} THEN 'eTRAPT' ELSE 'SPTPD' END`;

/** One declared return in a hundred was corrected: filed too low first, then in full. */
const CORRECTED = '(s.drawn >> 54) % 100 = 0';

async function filedReturns(connection: DuckDBConnection, year: number, inParts: boolean): Promise<void> {
  // Who pays in time files by the due day; who pays late files with the payment.
  const filed = `least(DATE '${LAST_DAY}', CASE WHEN s.paid_on <= s.due_on THEN greatest(s.period_end, least(s.file_due, s.paid_on + CAST((s.drawn >> 48) % 4 AS INTEGER))) ELSE s.paid_on END)`;
  const corrected = `${filed} + 20 <= DATE '${LAST_DAY}' AND s.period_end < s.issued_on AND ${CORRECTED}`;
  const dated = `(
    SELECT s.*, coalesce(m.period_end, s.due_on) AS period_end, coalesce(m.file_due, s.due_on) AS file_due
    FROM ${settled(inParts)} s LEFT JOIN sample_months m ON m.tax = s.tax AND m.period = s.period
  )`;
  const row = (id: string, on: string, tax: string, correction: number) =>
    `SELECT ${id}, ${OWN}, s.period_end, s.file_due, s.due_on, ${on}, ${mode(year)}, ${reportSource(year)}, ${tax} * 1000 // r.permille, ${tax}, ${String(correction)}
    FROM ${dated} s ${CODES} ${RATES} WHERE s.notice IS NULL`;
  const low = `CASE WHEN ${corrected} THEN s.principal * 9 // 10 ELSE s.principal END`;
  await query(connection, `${RETURN} ${row(returnId, filed, low, 0)}`);
  await query(connection, `${RETURN} ${row(`${returnId} || 'C'`, `${filed} + 20`, 's.principal', 1)} AND ${corrected}`);
}

/** Returns of what was not paid: declared all the same, or missing. `source` is a table of unpaid obligations. */
async function unpaidReturns(connection: DuckDBConnection, year: number, source: string): Promise<void> {
  const filed = `s.filed AND s.file_due - 10 <= DATE '${LAST_DAY}'`;
  const filedOn = `least(DATE '${LAST_DAY}', s.file_due - 3 + CAST(CASE WHEN (s.drawn >> 48) % 10 < 6 THEN (s.drawn >> 52) % 3 ELSE (s.drawn >> 52) % 40 END AS INTEGER))`;
  await query(
    connection,
    `${RETURN} SELECT ${returnId}, ${OWN}, s.period_end, s.file_due, s.pay_due, CASE WHEN ${filed} THEN ${filedOn} END, CASE WHEN ${filed} THEN ${mode(year)} END, CASE WHEN ${filed} THEN ${reportSource(year)} END,
      CASE WHEN ${filed} THEN s.principal * 1000 // r.permille END, CASE WHEN ${filed} THEN s.principal END, 0
    FROM ${source} s ${CODES} ${RATES} WHERE s.self_monthly AND (s.file_due <= DATE '${LAST_DAY}' OR (${filed}))`,
  );
}

/** Notices and returns of a year: of what was paid in it and of what was not. */
export async function fillDocuments(connection: DuckDBConnection, year: number, inParts: boolean): Promise<void> {
  await paidNotices(connection, inParts);
  await unpaidNotices(connection);
  await nilNotices(connection, year);
  await filedReturns(connection, year, inParts);
  await unpaidReturns(connection, year, 'sample_unpaid');
}

/** Notices and returns behind debts from before the data: only what was still owed is known of those years. */
export async function fillOldDocuments(connection: DuckDBConnection, year: number): Promise<void> {
  await unpaidNotices(connection);
  await unpaidReturns(connection, year, 'sample_fresh_debts');
}
