import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays, calendarDate, monthEnd } from '@pendapa/contracts';
import { INTEREST, QUALITY_CLASSES, REFORM } from '../facts/rules.ts';
import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { actionAt, actionDay } from './enforcement.ts';
import { query } from './load-rows.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Days on which the arrears are counted: the ends of years; in the year that is not over, the ends of its months. */
export function snapshotDays(year: number): string[] {
  if (year < LAST_YEAR) return [calendarDate(year, 12, 31)];
  return MONTHS.map((month) => monthEnd(calendarDate(year, month, 1))).filter((day) => addDays(day, 1) <= LAST_DAY);
}

const owedOn = (day: string): string => `due_on < DATE '${day}' AND (exit_on IS NULL OR exit_on > DATE '${day}')`;

/** Interest of months begun, two percent each until the reform and one since; at most so many months. */
function interest(day: string): string {
  const months = `least(${String(INTEREST.since.months)}, 1 + datesub('month', due_on, DATE '${day}'))`;
  const before = `greatest(0, least(${months}, datesub('month', due_on, DATE '${REFORM}') + 1))`;
  return `principal * (CASE WHEN DATE '${day}' < DATE '${REFORM}' THEN ${months} * ${String(INTEREST.before.permille)}
    ELSE ${before} * ${String(INTEREST.before.permille)} + (${months} - ${before}) * ${String(INTEREST.since.permille)} END) // 1000`;
}

function quality(day: string): string {
  const age = `datesub('month', due_on, DATE '${day}')`;
  const classes = [...QUALITY_CLASSES]
    .reverse()
    .map(({ class_code, from_months }) => `WHEN ${age} >= ${String(from_months)} THEN '${class_code}'`);
  return `CASE ${classes.join(' ')} END`;
}

async function snapshot(connection: DuckDBConnection, day: string): Promise<void> {
  await query(
    connection,
    `INSERT INTO incoming.arrears (snapshot_on, object_key, taxpayer_key, tax_code, tax_year, period, unit_code, region_code, principal, penalty, due_on,
      quality, disputed, uncollectible, last_action, action_on, expires_on)
    WITH owed AS (SELECT *, ${actionAt(`DATE '${day}'`)} AS action FROM sample_debts WHERE ${owedOn(day)})
    SELECT DATE '${day}', d.object_key, d.taxpayer_key, t.code, d.tax_year, d.period, u.code, d.region, d.principal, ${interest(day)}, d.due_on,
      ${quality(day)}, (d.drawn >> 4) % 1000 < n.disputed, d.due_on < DATE '${day}' - INTERVAL 5 YEARS AND (d.drawn >> 12) % 5 = 0,
      d.action, CASE WHEN d.action <> 'none' THEN ${actionDay('d.action')} END, CAST(d.due_on + INTERVAL 5 YEARS AS DATE)
    FROM owed d JOIN sample_taxes t ON t.number = d.tax JOIN sample_units u ON u.number = d.unit JOIN sample_notices n ON n.tax = d.tax`,
  );
}

/** What came in and went out between two snapshots, by tax and unit and for the province as a whole. */
async function movements(connection: DuckDBConnection, before: string, day: string): Promise<void> {
  const sum = (condition: string): string => `CAST(coalesce(sum(principal) FILTER (${condition}), 0) AS BIGINT)`;
  const [was, is] = [`(${owedOn(before)})`, `(${owedOn(day)})`];
  const left = (how: string): string => `${was} AND NOT ${is} AND how = '${how}'`;
  await query(
    connection,
    `INSERT INTO incoming.arrears_movements (snapshot_on, tax_code, unit_code, opening, added, collected, written_off, adjusted, closing)
    SELECT DATE '${day}', t.code, u.code, ${sum(was)}, ${sum(`${is} AND NOT ${was}`)}, ${sum(left('collected'))}, ${sum(left('written_off'))},
      -${sum(left('cancelled'))}, ${sum(is)}
    FROM sample_debts d JOIN sample_taxes t ON t.number = d.tax JOIN sample_units u ON u.number = d.unit
    GROUP BY GROUPING SETS ((t.code, u.code), (t.code))
    HAVING ${sum(was)} > 0 OR ${sum(is)} > 0`,
  );
}

/** The snapshots of a year with what changed since the ones before. */
export async function fillArrears(connection: DuckDBConnection, year: number): Promise<void> {
  let before = calendarDate(year - 1, 12, 31);
  for (const day of snapshotDays(year)) {
    await snapshot(connection, day);
    await movements(connection, before, day);
    before = day;
  }
}
