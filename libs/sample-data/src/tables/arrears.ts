import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays, calendarDate, monthEnd } from '@pendapa/contracts';
import { INTEREST, QUALITY_CLASSES, REFORM } from '../facts/rules.ts';
import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { actionAt, actionDayAt, PURSUED } from './enforcement.ts';
import { query } from './load-rows.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Days on which the arrears are counted: the ends of years; in the year that is not over, the ends of its months. */
export function snapshotDays(year: number): string[] {
  if (year < LAST_YEAR) return [calendarDate(year, 12, 31)];
  return MONTHS.map((month) => monthEnd(calendarDate(year, month, 1))).filter((day) => addDays(day, 1) <= LAST_DAY);
}

/** Whether a debt was owed on a day: over a row of `sample_debts`. */
const owedOn = (day: string): string => `due_on < ${day} AND (exit_on IS NULL OR exit_on > ${day})`;

// Counted from month to month: snapshots are taken on the last days of months, so that a month is over whatever the day on which it began.
const MONTHS_OVER = 'day_month - due_month';
const MOST_MONTHS = String(INTEREST.since.months);
/** Interest of months begun, two percent each until the reform and one since; at most so many months. */
const INTEREST_DUE = `principal * (CASE WHEN day < DATE '${REFORM}' THEN begun * ${String(INTEREST.before.permille)}
    ELSE least(begun, begun_before) * ${String(INTEREST.before.permille - INTEREST.since.permille)} + begun * ${String(INTEREST.since.permille)} END) // 1000`;

const QUALITY = `CASE ${[...QUALITY_CLASSES]
  .reverse()
  .map(({ class_code, from_months }) => `WHEN ${MONTHS_OVER} >= ${String(from_months)} THEN '${class_code}'`)
  .join(' ')} END`;

interface Snapshot {
  readonly before: string;
  readonly day: string;
}

// Days are unnested beside each debt: a join by what is before and after a day would sort the debts.
const besideDays = (debts: string, snapshots: readonly Snapshot[]): string => {
  const days = (of: (snapshot: Snapshot) => string): string => snapshots.map((snapshot) => `DATE '${of(snapshot)}'`).join(', ');
  return `(SELECT *, unnest([${days(({ before }) => before)}]) AS before, unnest([${days(({ day }) => day)}]) AS day FROM (${debts}) debts)`;
};

const CODES = 'JOIN sample_taxes t ON t.number = d.tax JOIN sample_units u ON u.number = d.unit';

async function fillSnapshots(connection: DuckDBConnection, snapshots: readonly Snapshot[]): Promise<void> {
  // What does not hang on the day is worked out once for each debt: there are many days in the year that is not over.
  const debts = `
    SELECT object_key, taxpayer_key, t.code AS tax_code, tax_year, period, u.code AS unit_code, region, principal, due_on, exit_on, ${PURSUED},
      year(due_on) * 12 + month(due_on) AS due_month, greatest(0, datesub('month', due_on, DATE '${REFORM}') + 1) AS begun_before,
      CAST((drawn >> 4) % 1000 AS INTEGER) < n.disputed AS disputed, (drawn >> 12) % 5 = 0 AS lost, CAST(due_on + INTERVAL 5 YEARS AS DATE) AS expires_on
    FROM sample_debts d JOIN sample_notices n USING (tax) ${CODES}`;
  await query(
    connection,
    `INSERT INTO incoming.arrears (snapshot_on, object_key, taxpayer_key, tax_code, tax_year, period, unit_code, region_code, principal, penalty, due_on,
      quality, disputed, uncollectible, last_action, action_on, expires_on)
    WITH owed AS (
      SELECT *, year(day) * 12 + month(day) AS day_month, least(${MOST_MONTHS}, 1 + year(day) * 12 + month(day) - due_month) AS begun
      FROM ${besideDays(debts, snapshots)} WHERE ${owedOn('day')}
    )
    SELECT day, object_key, taxpayer_key, tax_code, tax_year, period, unit_code, region, principal, ${INTEREST_DUE}, due_on,
      ${QUALITY}, disputed, lost AND expires_on < day, ${actionAt('day')}, ${actionDayAt('day')}, expires_on
    FROM owed`,
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
      SELECT day, tax, unit, principal, how, ${owedOn('before')} AS was, ${owedOn('day')} AS is_owed FROM ${besideDays('SELECT tax, unit, principal, how, due_on, exit_on FROM sample_debts', snapshots)}
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
