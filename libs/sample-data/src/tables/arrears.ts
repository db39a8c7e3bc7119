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

/** Whether a debt was owed on a day: over a row of `sample_debts`. */
const owedOn = (day: string): string => `due_on < ${day} AND (exit_on IS NULL OR exit_on > ${day})`;

const MONTHS_BEGUN = `least(${String(INTEREST.since.months)}, 1 + datesub('month', due_on, day))`;
const MONTHS_BEFORE = `greatest(0, least(${MONTHS_BEGUN}, datesub('month', due_on, DATE '${REFORM}') + 1))`;
/** Interest of months begun, two percent each until the reform and one since; at most so many months. */
const INTEREST_DUE = `principal * (CASE WHEN day < DATE '${REFORM}' THEN ${MONTHS_BEGUN} * ${String(INTEREST.before.permille)}
    ELSE ${MONTHS_BEFORE} * ${String(INTEREST.before.permille)} + (${MONTHS_BEGUN} - ${MONTHS_BEFORE}) * ${String(INTEREST.since.permille)} END) // 1000`;

const QUALITY = `CASE ${[...QUALITY_CLASSES]
  .reverse()
  .map(({ class_code, from_months }) => `WHEN datesub('month', due_on, day) >= ${String(from_months)} THEN '${class_code}'`)
  .join(' ')} END`;

interface Snapshot {
  readonly before: string;
  readonly day: string;
}

// Days are unnested beside each debt: a join by what is before and after a day would sort the debts.
const besideDays = (snapshots: readonly Snapshot[]): string =>
  `(SELECT d.*, s.before, s.day FROM (SELECT *, unnest([${snapshots
    .map(({ before, day }) => `{'before': DATE '${before}', 'day': DATE '${day}'}`)
    .join(', ')}]) AS s FROM sample_debts) d)`;

const CODES = 'JOIN sample_taxes t ON t.number = d.tax JOIN sample_units u ON u.number = d.unit';

async function fillSnapshots(connection: DuckDBConnection, snapshots: readonly Snapshot[]): Promise<void> {
  await query(
    connection,
    `INSERT INTO incoming.arrears (snapshot_on, object_key, taxpayer_key, tax_code, tax_year, period, unit_code, region_code, principal, penalty, due_on,
      quality, disputed, uncollectible, last_action, action_on, expires_on)
    WITH owed AS (SELECT *, ${actionAt('day')} AS action FROM ${besideDays(snapshots)} WHERE ${owedOn('day')})
    SELECT d.day, d.object_key, d.taxpayer_key, t.code, d.tax_year, d.period, u.code, d.region, d.principal, ${INTEREST_DUE}, d.due_on,
      ${QUALITY}, (d.drawn >> 4) % 1000 < n.disputed, d.due_on < d.day - INTERVAL 5 YEARS AND (d.drawn >> 12) % 5 = 0,
      d.action, CASE WHEN d.action <> 'none' THEN ${actionDay('d.action')} END, CAST(d.due_on + INTERVAL 5 YEARS AS DATE)
    FROM owed d ${CODES} JOIN sample_notices n ON n.tax = d.tax`,
  );
}

/** What came in and went out between two snapshots, by tax and unit and for the province as a whole. */
async function fillMovements(connection: DuckDBConnection, snapshots: readonly Snapshot[]): Promise<void> {
  const sum = (condition: string): string => `CAST(coalesce(sum(principal) FILTER (${condition}), 0) AS BIGINT)`;
  const left = (how: string): string => `was AND NOT is_owed AND how = '${how}'`;
  await query(
    connection,
    `INSERT INTO incoming.arrears_movements (snapshot_on, tax_code, unit_code, opening, added, collected, written_off, adjusted, closing)
    WITH counted AS (
      SELECT day, tax, unit, principal, how, ${owedOn('before')} AS was, ${owedOn('day')} AS is_owed FROM ${besideDays(snapshots)}
    )
    SELECT d.day, t.code, u.code, ${sum('was')}, ${sum('is_owed AND NOT was')}, ${sum(left('collected'))}, ${sum(left('written_off'))},
      -${sum(left('cancelled'))}, ${sum('is_owed')}
    FROM counted d ${CODES}
    GROUP BY GROUPING SETS ((d.day, t.code, u.code), (d.day, t.code))
    HAVING ${sum('was')} > 0 OR ${sum('is_owed')} > 0`,
  );
}

/** The snapshots of a year with what changed since the ones before. */
export async function fillArrears(connection: DuckDBConnection, year: number): Promise<void> {
  const days = [calendarDate(year - 1, 12, 31), ...snapshotDays(year)];
  const snapshots = days.slice(1).map((day, index): Snapshot => ({ before: days[index] ?? day, day }));
  await fillSnapshots(connection, snapshots);
  await fillMovements(connection, snapshots);
}
