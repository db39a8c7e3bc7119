import type { DuckDBConnection } from '@duckdb/node-api';
import { LAST_DAY } from '../facts/assumptions.ts';
import { RECORDED_TAXES, recordedPercent } from '../facts/duties.ts';
import { TAX_RULES } from '../facts/rules.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { isAssessed, OWN } from './codes.ts';
import { returnId } from './document-ids.ts';
import { query, temporary } from './load-rows.ts';
import { settledOnce } from './notices.ts';
import { freshDebtsOf } from './year-tables.ts';

const RETURN = 'INSERT INTO incoming.returns BY NAME';

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

const rates = (day: string): string => `JOIN sample_rates r ON r.tax = s.tax AND ${day} BETWEEN r.valid_from AND r.valid_to`;

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
    FROM ${settledOnce(year, inParts)} s LEFT JOIN sample_months m ON m.tax = s.tax AND m.period = s.period WHERE NOT ${isAssessed('s.tax')}
  )`;
  const row = (id: string, on: string, tax: string, correction: number) =>
    `SELECT ${id} AS return_id, ${OWN}, s.period_end, s.file_due AS due_on, s.due_on AS pay_due_on, ${on} AS filed_on, ${mode(year)} AS mode,
      ${reportSource(year)} AS source, ${tax} * 1000 // r.permille AS declared_base, ${tax} AS declared_tax, ${String(correction)} AS correction
    FROM ${dated} s ${rates('s.period_end')}`;
  const low = `CASE WHEN ${corrected} THEN s.principal * 9 // 10 ELSE s.principal END`;
  await query(connection, `${RETURN} ${row(returnId, filed, low, 0)}`);
  await query(connection, `${RETURN} ${row(`${returnId} || 'C'`, `${filed} + 20`, 's.principal', 1)} WHERE ${corrected}`);
}

/** Returns of what was not paid: declared all the same, or missing. `source` is a table of unpaid obligations. */
async function unpaidReturns(connection: DuckDBConnection, year: number, source: string): Promise<void> {
  const filed = `NOT s.audited AND m.file_due - 10 <= DATE '${LAST_DAY}'`;
  const filedOn = `least(DATE '${LAST_DAY}', m.file_due - 3 + CAST(CASE WHEN (s.drawn >> 48) % 10 < 6 THEN (s.drawn >> 52) % 3 ELSE (s.drawn >> 52) % 40 END AS INTEGER))`;
  await query(
    connection,
    `${RETURN}
    SELECT ${returnId} AS return_id, ${OWN}, m.period_end, m.file_due AS due_on, s.pay_due AS pay_due_on, CASE WHEN ${filed} THEN ${filedOn} END AS filed_on,
      CASE WHEN ${filed} THEN ${mode(year)} END AS mode, CASE WHEN ${filed} THEN ${reportSource(year)} END AS source,
      CASE WHEN ${filed} THEN s.principal * 1000 // r.permille END AS declared_base, CASE WHEN ${filed} THEN s.principal END AS declared_tax, 0 AS correction
    FROM ${source} s JOIN (SELECT tax, period, period_end, file_due FROM sample_months) m USING (tax, period) ${rates('m.period_end')}
    WHERE NOT ${isAssessed('s.tax')} AND (m.file_due <= DATE '${LAST_DAY}' OR (${filed}))`,
  );
}

/** Returns of a year: of what was paid in it and of what was not. */
export async function fillReturns(connection: DuckDBConnection, year: number, inParts: boolean): Promise<void> {
  await filedReturns(connection, year, inParts);
  await unpaidReturns(connection, year, 'sample_unpaid');
}

/** Returns behind debts from before the data: only what was still owed is known of those years. */
export const fillOldReturns = (connection: DuckDBConnection, year: number): Promise<void> =>
  unpaidReturns(connection, year, freshDebtsOf(year));
