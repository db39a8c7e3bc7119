import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays } from '@pendapa/contracts';
import { FIRST_DEBT_YEAR } from '../facts/arrears-levels.ts';
import { FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { DUTIES, NOTICES_OUT, USUAL_NOTICES_OUT } from '../facts/duties.ts';
import { NOTICE_DAYS, PBB_DUE } from '../facts/rules.ts';
import { TAX_CODES, taxNumber } from '../facts/tax-types.ts';
import { HEAD_OFFICE, unitNumber, UNITS } from '../facts/units.ts';
import { dueMonths, latePerMille } from '../plan/due-dates.ts';
import { noise } from '../plan/noise.ts';
import type { Pool } from '../plan/object-pools.ts';
import { SLOTS } from '../plan/year-plan.ts';
import { query, temporary } from './load-rows.ts';
import { daySlots, MONTHS_FROM } from './plan-tables.ts';
import { payable, SIZE_STEPS, sizeRank } from './objects.ts';
import { REGISTER } from './year-tables.ts';

const STEPS = String(SIZE_STEPS);
/** Vehicles whose day comes soon after the end of the data may have been paid for. */
const EARLY_DAYS = 10;
/** No notices go out in the last days of a year. */
const LAST_NOTICES = '12-15';
/** How far the units' taxpayers stay apart in paying, in parts of all taxpayers. */
const UNIT_SPREAD = 0.16;

const noticesOut = (year: number): string => NOTICES_OUT[year] ?? `${String(year)}-${USUAL_NOTICES_OUT}`;

/** 29 February as the day of a leap year. */
const LEAP_DAY = '60';

/** The day of an object's year on which it owes, as a date: 29 February is 28 February in other years. Takes the columns of the register. */
const ownDay = (year: number): string =>
  year % 4 === 0
    ? `(DATE '${String(year)}-01-01' + r.year_day - 1)`
    : `(DATE '${String(year)}-01-01' + r.year_day - CASE WHEN r.year_day >= ${LEAP_DAY} THEN 2 ELSE 1 END)`;

/** What decides, year after year, who owes: duties by tax and habits by unit. */
export async function fillDutyTables(connection: DuckDBConnection, seed: number): Promise<void> {
  const duties = TAX_CODES.flatMap((tax) => {
    const duty = DUTIES[tax];
    return duty ? [{ tax: taxNumber(tax), within: Math.round(duty.within * SIZE_STEPS), late: latePerMille(tax) }] : [];
  });
  await temporary(connection, 'sample_duties', { tax: 'INTEGER', within: 'BIGINT', late: 'BIGINT' }, duties);
  const habits = UNITS.map((unit) => ({
    unit: unitNumber(unit),
    shift: Math.round(SIZE_STEPS * UNIT_SPREAD * (noise(seed, unitNumber(unit), 11) - 0.5)),
  }));
  await temporary(connection, 'sample_habits', { unit: 'INTEGER', shift: 'BIGINT' }, habits);
}

/** Whatever falls due in a year by a rule. Columns: see `sample_dues`. */
function yearlyDues(year: number): string {
  const first = `DATE '${String(year)}-01-01'`;
  const until = year === LAST_YEAR ? `DATE '${LAST_DAY}'` : `DATE '${String(year)}-12-31'`;
  const soon = year === LAST_YEAR ? `DATE '${addDays(LAST_DAY, EARLY_DAYS)}'` : until;
  const own = ownDay(year);
  const noticed = `least(${own}, DATE '${String(year)}-${LAST_NOTICES}')`;
  const stays = `(r.closed_on IS NULL OR r.closed_on > DATE '${String(year)}-12-31')`;
  const columns = 'r.object_key, r.taxpayer_key, r.tax, r.unit, r.region, r.drawn, r.habit, h.duty, h.evenness, h.payable';
  const from = `FROM ${REGISTER} r JOIN sample_shapes h ON h.tax = r.tax`;
  const none = 'CAST(NULL AS INTEGER) AS period';
  return `
    SELECT ${columns}, ${String(year)} AS tax_year, greatest(${own} - 45, ${first}) AS issued_on, ${own} AS due_on, ${none}
    ${from} WHERE h.duty = 'anniversary' AND r.opened_on < ${first} AND ${stays} AND ${own} <= ${soon}
    UNION ALL SELECT ${columns}, ${String(year)}, ${noticed}, ${noticed} + ${String(NOTICE_DAYS)}, ${none}
    ${from} WHERE h.duty = 'notice' AND r.opened_on <= ${noticed} AND ${stays} AND ${noticed} <= ${until} AND ${payable('h', 'r')}
    UNION ALL SELECT ${columns}, ${String(year)}, DATE '${noticesOut(year)}', DATE '${String(year)}-${PBB_DUE}', ${none}
    ${from} WHERE h.duty = 'campaign' AND r.opened_on < ${first} AND ${stays} AND ${payable('h', 'r')}
    UNION ALL SELECT ${columns}, m.tax_year, m.issued_on, m.pay_due, m.period
    ${from} JOIN sample_months m ON m.tax = r.tax
    WHERE h.duty = 'month' AND r.opened_on < m.period_start AND ${stays} AND ${payable('h', 'r')}
      AND (r.rests_from IS NULL OR NOT m.period_end BETWEEN r.rests_from AND r.rests_to)`;
}

/** One case for each planned place, each of another object; the day goes with the place, or, before the data, with a draw. */
function cases(year: number): string {
  const known = year >= FIRST_YEAR;
  const day = known ? 'd.posted_on' : `DATE '${String(year)}-01-01' + CAST(r.habit % 365 AS INTEGER)`;
  const days = known
    ? `JOIN sample_days d ON d.slot = ${daySlots('r.tax')} + CAST(p.place * 10000 // p.cases AS INTEGER) AND d.slot < ${String(MONTHS_FROM)}`
    : '';
  return `
    SELECT object_key, taxpayer_key, tax, unit, region, drawn, habit, duty, evenness, payable, ${String(year)} AS tax_year, day AS issued_on, day AS due_on,
      CAST(year(day) * 100 + month(day) AS INTEGER) AS period
    FROM (
      SELECT r.*, h.duty, h.evenness, h.payable, ${day} AS day
      FROM (
        SELECT *, first_key + (place * 1000003 + tax * 100 + unit) % width AS case_key
        FROM (SELECT *, unnest(range(cases)) AS place FROM sample_cases) c
      ) p
      JOIN ${REGISTER} r ON r.object_key = p.case_key
      JOIN sample_shapes h ON h.tax = r.tax
      ${days}
      WHERE r.opened_on < DATE '${String(year)}-01-01'
    ) cases`;
}

/**
 * Which channel a monthly payer keeps to, over the columns of an obligation: the few payers of the head office are placed so that the
 * largest of them is always there.
 */
export function payerSlot(pools: readonly Pool[], seed: number): string {
  const first = pools
    .filter(({ tax, unit }) => DUTIES[tax]?.kind === 'month' && unitNumber(unit) === HEAD_OFFICE)
    .map(({ tax, firstKey }) => `WHEN ${String(taxNumber(tax))} THEN ${String(19_500 - ((firstKey * 7_549) % SLOTS))}`);
  const own = `CAST(hash(tax * 100 + unit, ${String(seed)}) % ${String(SLOTS)} AS BIGINT)`;
  const shift = first.length === 0 ? own : `CASE WHEN unit = ${String(HEAD_OFFICE)} THEN CASE tax ${first.join(' ')} END ELSE ${own} END`;
  return `((object_key * 7549 + ${shift}) % ${String(SLOTS)})`;
}

/**
 * `sample_dues`: one row for each obligation of a year with its object, days and draws; without `all` only those that nobody pays within
 * the year. `score` orders those who owe by how likely they pay: taxpayers mostly keep to their habits, and so do the units' taxpayers
 * as a whole. `weight` follows the size. What follows from tax and period is left out: each column costs as much as a draw.
 */
export async function fillDues(
  connection: DuckDBConnection,
  year: number,
  pools: readonly Pool[],
  seed: number,
  all: boolean,
): Promise<void> {
  await temporary(
    connection,
    'sample_months',
    {
      tax: 'INTEGER',
      month: 'INTEGER',
      tax_year: 'INTEGER',
      period: 'INTEGER',
      period_start: 'DATE',
      period_end: 'DATE',
      issued_on: 'DATE',
      pay_due: 'DATE',
      file_due: 'DATE',
    },
    TAX_CODES.flatMap((tax) => dueMonths(tax, year)),
  );
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE sample_dues AS
    WITH owing AS (${yearlyDues(year)} UNION ALL ${cases(year)}),
    drawn AS (
      SELECT * EXCLUDE (drawn), drawn AS object_drawn, hash(object_key, coalesce(period, tax_year * 100), ${String(seed)}) AS drawn FROM owing
    ),
    scored AS (
      SELECT d.*, CAST(CASE WHEN drawn % 10 < 6 THEN (habit >> 20) % ${STEPS} ELSE (drawn >> 24) % ${STEPS} END AS BIGINT) + ${STEPS} AS habitual, b.shift
      FROM drawn d JOIN sample_habits b ON b.unit = d.unit
    ),
    ranked AS (
      SELECT *, CASE duty WHEN 'month' THEN (${String(SLOTS - 1)} - ${payerSlot(pools, seed)}) * ${STEPS} // ${String(SLOTS)}
          WHEN 'campaign' THEN ${sizeRank('object_drawn')} * 1000 // payable ELSE ${sizeRank('object_drawn')} END AS rank
      FROM scored ${all ? '' : `JOIN sample_duties u USING (tax) WHERE duty = 'case' OR habitual - ${STEPS} >= u.within`}
    )
    SELECT object_key, taxpayer_key, tax, unit, region, period, issued_on, due_on, drawn, habitual + shift AS score,
      CAST(${STEPS}000000 // (rank + CAST(evenness * ${STEPS} AS BIGINT)) AS BIGINT) * (800 + CAST((drawn >> 10) % 400 AS BIGINT)) // 1000 AS weight
    FROM ranked`,
  );
}

/** Years whose unpaid taxes are owed when the data begin. */
export const DEBT_YEARS: readonly number[] = Array.from({ length: FIRST_YEAR - FIRST_DEBT_YEAR }, (_, index) => FIRST_DEBT_YEAR + index);
