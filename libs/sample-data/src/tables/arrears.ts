import type { DuckDBConnection } from '@duckdb/node-api';
import type { GeneratedRows } from '@pendapa/warehouse';
import { addDays, addMonths, calendarDate, dateParts, monthEnd } from '@pendapa/contracts';
import { ARREARS_LEVELS } from '../facts/arrears-levels.ts';
import { BLANK_ARREARS_UNTIL, type BlankField } from '../facts/blank-fields.ts';
import { INTEREST, QUALITY_CLASSES, REFORM } from '../facts/rules.ts';
import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { TAX_CODES } from '../facts/tax-types.ts';
import { lapseStartSql, LAST_ACTION, LAST_ACTION_ON, PURSUED, stepsBy } from './enforcement.ts';
import { unlessBlankSql } from './blank-fields.ts';
import { taxCode, unitCode, yearsLaterSql } from './codes.ts';
import { query } from './load-rows.ts';
import { debtsOf } from './year-tables.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Days of arrears snapshots: the ends of years; in the last two years, the ends of months. */
function snapshotDays(year: number): string[] {
  if (year < LAST_YEAR - 1) return [calendarDate(year, 12, 31)];
  return MONTHS.map((month) => monthEnd(calendarDate(year, month, 1))).filter((day) => addDays(day, 1) <= LAST_DAY);
}

/** SQL condition over a row of the debts: true if the debt was owed on a day. */
const owedOnSql = (day: string): string => `due_on < ${day} AND (exit_on IS NULL OR exit_on > ${day})`;

const MAX_MONTHS = String(INTEREST.since.months);
/** Months are counted from the year 0. */
function monthNumber(day: string): number {
  const { year, month } = dateParts(day);
  return year * 12 + month;
}

/** SQL over a row of the debts: months from the due month of a debt to the month of a day. */
const monthsSql = (day: string): string => `${String(monthNumber(day))} - year(due_on) * 12 - month(due_on)`;

/**
 * SQL of the interest for months begun by a day; `months` counts from the month of the due day.
 * A month costs two percent until the reform, including the next month, and one percent since.
 * The number of months has a maximum. Snapshots are on last days of months, so the last month is over.
 */
function interestSql(day: string): string {
  const begun = `least(${MAX_MONTHS}, months + 1)`;
  const [before, since] = [INTEREST.before.permille, INTEREST.since.permille];
  if (day < REFORM) return `principal * (${begun} * ${String(before)}) // 1000`;
  const atReform = `CAST(day(due_on) <= ${String(dateParts(REFORM).day)} AS INTEGER) + months - ${String(monthNumber(day) - monthNumber(REFORM))}`;
  const untilReform = `greatest(CAST(due_on < DATE '${addMonths(REFORM, 1)}' AS INTEGER), ${atReform})`;
  return `principal * (least(${begun}, ${untilReform}) * ${String(before - since)} + ${begun} * ${String(since)}) // 1000`;
}

const QUALITY = `CASE ${[...QUALITY_CLASSES]
  .reverse()
  .map(({ class_code, from_months }) => `WHEN months >= ${String(from_months)} THEN '${class_code}'`)
  .join(' ')} END`;

/** Disputed debts of a tax, in permille. */
const DISPUTED = `[${TAX_CODES.map((tax) => {
  const level = ARREARS_LEVELS[tax];
  const total = level?.byAge.reduce((sum, part) => sum + part, 0) ?? 0;
  return String(total === 0 ? 0 : Math.round((1_000 * (level?.disputed ?? 0)) / total));
}).join(', ')}]`;

/** Debts on one day. */
function snapshotSql(year: number, day: string): GeneratedRows {
  const valueOrBlank = (field: BlankField, value: string): string =>
    day <= BLANK_ARREARS_UNTIL ? unlessBlankSql(field, value, 'drawn') : value;
  const date = `DATE '${day}'`;
  return {
    columns: `${date} AS snapshot_on, object_key, taxpayer_key, ${taxCode('tax')} AS tax_code, tax_year, period, ${unitCode('unit')} AS unit_code,
      CAST(region AS VARCHAR) AS region_code, principal, ${valueOrBlank('arrears.penalty', interestSql(day))} AS penalty, due_on, ${QUALITY} AS quality,
      CAST((drawn >> 4) % 1000 AS INTEGER) < ${DISPUTED}[tax] AS disputed, (drawn >> 12) % 5 = 0 AND expires_on < ${date} AS uncollectible,
      ${LAST_ACTION} AS last_action, ${LAST_ACTION_ON} AS action_on,
      ${valueOrBlank('arrears.expiresOn', 'expires_on')} AS expires_on`,
    from: `(
      SELECT *, ${yearsLaterSql(`(${lapseStartSql('taken')})`, 5)} AS expires_on
      FROM (
        SELECT *, ${stepsBy(date)} AS taken
        FROM (SELECT *, ${PURSUED}, ${monthsSql(day)} AS months FROM ${debtsOf(year)} WHERE ${owedOnSql(date)}) pursued
      ) taken
    ) owed`,
    by: null,
    sum: 'principal',
  };
}

/** The snapshots of a year, each in the order of the objects. */
export const generateArrears = (year: number): GeneratedRows[] => snapshotDays(year).map((day) => snapshotSql(year, day));

/**
 * Inflow and outflow between two snapshots, by tax and unit and for the whole province.
 * Debts are first summed by the first day on which they were owed and the first on which they no longer were. Then they are joined with
 * the days.
 */
export async function fillMovements(connection: DuckDBConnection, year: number): Promise<void> {
  const days = [calendarDate(year - 1, 12, 31), ...snapshotDays(year)].map((day) => `DATE '${day}'`);
  const passed = (day: string, is: string): string => days.map((other) => `CAST(${other} ${is} ${day} AS INTEGER)`).join(' + ');
  const sum = (condition: string): string => `CAST(coalesce(sum(principal) FILTER (${condition}), 0) AS BIGINT)`;
  const left = (how: string): string => `was AND NOT is_owed AND how = '${how}'`;
  await query(
    connection,
    `INSERT INTO incoming.arrears_movements (snapshot_on, tax_code, unit_code, opening, added, collected, written_off, adjusted, closing)
    WITH debts AS (
      SELECT tax, unit, how, 1 + ${passed('due_on', '<=')} AS first, 1 + coalesce(${passed('exit_on', '<')}, ${String(days.length)}) AS until,
        CAST(sum(principal) AS BIGINT) AS principal
      FROM ${debtsOf(year)} GROUP BY ALL
    ),
    beside AS (SELECT *, unnest(range(2, ${String(days.length + 1)})) AS day FROM debts),
    counted AS (SELECT *, day - 1 >= first AND day - 1 < until AS was, day >= first AND day < until AS is_owed FROM beside)
    SELECT [${days.join(', ')}][day], ${taxCode('tax')}, ${unitCode('unit')}, ${sum('was')}, ${sum('is_owed AND NOT was')}, ${sum(left('collected'))}, ${sum(left('written_off'))},
      -${sum(left('cancelled'))}, ${sum('is_owed')}
    FROM counted
    GROUP BY GROUPING SETS ((day, tax, unit), (day, tax))
    HAVING ${sum('was')} > 0 OR ${sum('is_owed')} > 0`,
  );
}
