import { MONEY_BANDS, type Period } from '@pendapa/contracts';
import { daysSql } from '../engine/literals.ts';

/** Codes of tax, unit and region, which most rollups have as keys. */
export const PLACE = { tax_code: 'VARCHAR', unit_code: 'VARCHAR', region_code: 'VARCHAR' } as const;
export const PLACE_COLUMNS = Object.keys(PLACE).join(', ');

// DuckDB looks up day, month and year of a date; its month functions take seven times as long.
/** Returns SQL for the first day of a month. */
export const monthStartSql = (day: string): string => `(${day} - CAST(day(${day}) - 1 AS INTEGER))`;

/**
 * Returns SQL for whole months between two days; a short month ends with its last day.
 * @example 15 January to 14 April is 2; 31 January to 28 February is 1
 */
export const monthsSql = (from: string, to: string): string =>
  `((year(${to}) - year(${from})) * 12 + month(${to}) - month(${from}) - CASE WHEN day(${to}) < day(${from}) AND day(${to} + 1) <> 1 THEN 1 ELSE 0 END)`;

export const sumOf = (expression: string, name: string): string => `CAST(sum(${expression}) AS BIGINT) AS ${name}`;

/** Finds the band of an amount by bisection: most amounts are far from the first and the last band. */
function halvedSql(amount: string, bounds: readonly bigint[]): string {
  const middle = Math.ceil(bounds.length / 2);
  const [lower, upper] = [bounds.slice(0, middle), bounds.slice(middle)];
  if (upper.length === 0) return String(lower[0] ?? 0n);
  return `CASE WHEN ${amount} < ${String(upper[0])} THEN ${halvedSql(amount, lower)} ELSE ${halvedSql(amount, upper)} END`;
}

/**
 * Returns SQL for the lower bound of an amount's band.
 * @example 1,850,000,000 lies in the band of 1,000,000,000
 */
export const bandSql = (amount: string, bounds: readonly bigint[] = MONEY_BANDS): string =>
  `CAST(CASE WHEN ${amount} IS NOT NULL THEN ${halvedSql(amount, bounds)} END AS BIGINT)`;

export const sameSql = (columns: readonly string[], left: string, right: string): string =>
  columns.map((column) => `${left}.${column} IS NOT DISTINCT FROM ${right}.${column}`).join(' AND ');

/** Returns SQL that numbers the combinations of codes in order. */
export const numberedSql = (codes: readonly string[], rows: string): string =>
  `SELECT CAST(row_number() OVER (ORDER BY ${codes.join(', ')}) AS INTEGER) AS code, ${codes.join(', ')}
    FROM (SELECT DISTINCT ${codes.join(', ')} FROM ${rows} coded_rows) combinations`;

/** Returns the relation of payments of some days with the columns that sums by taxpayer read. */
export const paymentsOfDays = ({ schema, days }: { readonly schema: string; readonly days: Period }): string =>
  `(SELECT taxpayer_key, tax_code, amount, transactions FROM ${schema}.payments WHERE posted_on BETWEEN ${daysSql(days)}) paid_then`;
