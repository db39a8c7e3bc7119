import type { DuckDBConnection } from '@duckdb/node-api';
import type { GeneratedRows } from '@pendapa/warehouse';
import { LAST_DAY } from '../facts/assumptions.ts';
import { RECORDED_TAXES, recordedPercent } from '../facts/obligations.ts';
import { TAX_RULES } from '../facts/rules.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { isAssessed, OBLIGATION_COLUMNS } from './codes.ts';
import { returnId } from './document-ids.ts';
import { query } from './load-rows.ts';
import { sumByObligation } from './notices.ts';
import { freshDebtsOf, returnsOf } from './year-tables.ts';

const RECORDED = TAX_CODES.filter((tax) => RECORDED_TAXES.includes(tax))
  .map(taxNumber)
  .join(', ');

/** Rate in permille on the last day of the period: an expression over a row `s` of returns. */
const PERMILLE = `CASE ${TAX_RULES.filter(({ rule }) => rule === 'rate')
  .map(({ tax_code, value, valid_from, valid_to }) => {
    const number = TAX_CODES.findIndex((tax) => tax === tax_code) + 1;
    return `WHEN s.tax = ${String(number)} AND s.period_end BETWEEN DATE '${valid_from}' AND DATE '${valid_to ?? '2199-12-31'}' THEN ${value}`;
  })
  .join(' ')} END`;

/** One declared return in a hundred was corrected: filed too low first, then in full. */
const CORRECTED = '(s.drawn >> 54) % 100 = 0';

const COLUMNS = 's.object_key, s.taxpayer_key, s.tax, s.unit, s.region, s.tax_year, s.period, s.drawn, s.principal';

/** Returns of amounts paid in a year, for taxes that are declared every month. */
function paidReturns(year: number, inParts: boolean): string {
  // Timely payers file by the due day. Late payers file with the payment.
  const filed = `least(DATE '${LAST_DAY}', CASE WHEN s.paid_on <= s.due_on THEN greatest(s.period_end, least(s.file_due, s.paid_on + CAST((s.drawn >> 48) % 4 AS INTEGER))) ELSE s.paid_on END)`;
  return `
    SELECT ${COLUMNS}, s.period_end, s.file_due, s.due_on AS pay_due, ${filed} AS filed_on,
      ${filed} + 20 <= DATE '${LAST_DAY}' AND ${CORRECTED} AS corrected
    FROM (
      SELECT s.*, m.period_end, m.file_due
      FROM ${sumByObligation(year, inParts)} s JOIN sample_months m ON m.tax = s.tax AND m.period = s.period WHERE NOT ${isAssessed('s.tax')}
    ) s`;
}

/** Returns of unpaid amounts: filed, or missing. `source` is a table of unpaid obligations. */
function unpaidReturns(source: string): string {
  const filed = `NOT s.audited AND m.file_due - 10 <= DATE '${LAST_DAY}'`;
  const filedOn = `least(DATE '${LAST_DAY}', m.file_due - 3 + CAST(CASE WHEN (s.drawn >> 48) % 10 < 6 THEN (s.drawn >> 52) % 3 ELSE (s.drawn >> 52) % 40 END AS INTEGER))`;
  return `
    SELECT ${COLUMNS}, m.period_end, m.file_due, s.pay_due, CASE WHEN ${filed} THEN ${filedOn} END AS filed_on, false AS corrected
    FROM ${source} s JOIN sample_months m ON m.tax = s.tax AND m.period = s.period
    WHERE NOT ${isAssessed('s.tax')} AND (m.file_due <= DATE '${LAST_DAY}' OR (${filed}))`;
}

const store = async (connection: DuckDBConnection, year: number, returns: string): Promise<void> => {
  await query(connection, `CREATE TABLE ${returnsOf(year)} AS ${returns}`);
};

/** `returnsOf` a year: filed and missing returns of paid and unpaid amounts. */
export const fillReturns = (connection: DuckDBConnection, year: number, inParts: boolean): Promise<void> =>
  store(connection, year, `${paidReturns(year, inParts)} UNION ALL ${unpaidReturns('sample_unpaid')}`);

/** Returns of debts from before the data. Only amounts that were still owed are known of those years. */
export const fillOldReturns = (connection: DuckDBConnection, year: number): Promise<void> =>
  store(connection, year, unpaidReturns(freshDebtsOf(year)));

/** Returns for the tax periods that end in a year. Those of December are filed in January. `known` are the years with stored returns. */
export function generateReturns(year: number, known: readonly number[]): GeneratedRows {
  const endsInYear = `period_end BETWEEN DATE '${String(year)}-01-01' AND DATE '${String(year)}-12-31'`;
  const filedIn = (from: number): string[] => {
    // Online filing spread from year to year.
    const levels = `${String(Math.min(97, 58 + 6 * (from - 2019)))} AS online_below, ${String(recordedPercent(from))} AS recorded_below`;
    const rows = `FROM ${returnsOf(from)} WHERE ${endsInYear}`;
    return [
      `SELECT *, ${levels}, false AS correction ${rows}`,
      `SELECT * REPLACE (filed_on + 20 AS filed_on), ${levels}, true AS correction ${rows} AND corrected`,
    ];
  };
  const online = '(s.drawn >> 46) % 100 < s.online_below';
  const declared = `CASE WHEN s.filed_on IS NULL THEN NULL WHEN s.corrected AND NOT s.correction THEN s.principal * 9 // 10 ELSE s.principal END`;
  return {
    columns: `CASE WHEN s.correction THEN concat(${returnId}, 'C') ELSE ${returnId} END AS return_id, ${OBLIGATION_COLUMNS}, s.period_end, s.file_due AS due_on, s.pay_due AS pay_due_on,
      s.filed_on, CASE WHEN s.filed_on IS NULL THEN NULL WHEN ${online} THEN 'online' ELSE 'counter' END AS mode,
      CASE WHEN s.filed_on IS NULL THEN NULL WHEN s.tax IN (${RECORDED}) AND ${online} AND (s.drawn >> 34) % 100 < s.recorded_below THEN 'eTRAPT' ELSE 'SPTPD' END AS source,
      ${declared} * 1000 // ${PERMILLE} AS declared_base, ${declared} AS declared_tax, CAST(s.correction AS INTEGER) AS correction`,
    from: `(${[year, year + 1]
      .filter((from) => known.includes(from))
      .flatMap(filedIn)
      .join(' UNION ALL ')}) s`,
    by: 'object_key',
    sum: declared,
  };
}
