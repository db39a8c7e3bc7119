import type { DuckDBConnection } from '@duckdb/node-api';
import { addDays } from '@pendapa/contracts';
import { FIRST_DEBT_YEAR } from '../facts/arrears-levels.ts';
import { FIRST_YEAR, LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { OBLIGATION_RULES, NOTICE_DAY_BY_YEAR, isOwedSql, USUAL_NOTICE_DAY, type ObligationKind } from '../facts/obligations.ts';
import { LOW_COMPLIANCE_UNIT } from '../facts/planted.ts';
import { NOTICE_DAYS, PBB_DUE } from '../facts/rules.ts';
import { TAX_CODES } from '../facts/tax-types.ts';
import { unitNumber, UNITS } from '../facts/units.ts';
import { dueMonths } from '../plan/due-dates.ts';
import { habitsOf } from '../plan/habits.ts';
import { naturalTax, SIZE_STEPS } from '../plan/natural-tax.ts';
import { noise } from '../plan/noise.ts';
import { numbers } from './codes.ts';
import { createCompressedTable, createTemporaryTable } from './load-rows.ts';
import { daySlots, MONTHS_FROM } from './plan-tables.ts';
import { taxOwed } from './objects.ts';
import { REGISTER } from './year-tables.ts';

const STEPS = String(SIZE_STEPS);
/** Vehicles with a day soon after the end of the data may have been paid for. */
const EARLY_DAYS = 10;
/** No notices go out in the last days of a year. */
const LAST_NOTICES = '12-15';
/** Spread of the units' taxpayers in paying, in parts of the spread of all taxpayers. */
const UNIT_SPREAD = 0.16;

const noticeDays = (year: number): string => NOTICE_DAY_BY_YEAR[year] ?? `${String(year)}-${USUAL_NOTICE_DAY}`;

/** 29 February as the day of a leap year. */
const LEAP_DAY = '60';

/** Columns that are equal for all obligations of an object, over a row `r` of the register. */
const OWED = `r.object_key, r.taxpayer_key, r.tax, r.unit, r.region, r.drawn, r.habit, ${taxOwed('r')} AS owed`;

/** Permille of the obligations that are paid or not by the payer's habit. The others are random. */
const HABITUAL: Readonly<Record<ObligationKind, number>> = { anniversary: 960, notice: 850, campaign: 900, month: 985, case: 0 };
const BY_HABIT = numbers(TAX_CODES.map((tax) => HABITUAL[OBLIGATION_RULES[tax]?.kind ?? 'case']));
/** Score added for small payers relative to large ones, and the score above which nobody pays within the year. */
const TILTS = numbers(TAX_CODES.map((tax) => Math.round(habitsOf(tax).tilt * SIZE_STEPS)));
const EDGES = numbers(TAX_CODES.map((tax) => Math.round(habitsOf(tax).edge * SIZE_STEPS)));
const MEANS = numbers(TAX_CODES.map((tax) => Math.round(naturalTax(tax).mean)));
const tiltSql = (tax: string, owed: string): string =>
  `CAST(${TILTS}[${tax}] AS BIGINT) * ${MEANS}[${tax}] // (${MEANS}[${tax}] + ${owed})`;
/** Differences in habits between the units' taxpayers. */
const unitShifts = (seed: number): string =>
  numbers(
    UNITS.map((unit) => {
      const unitShift = unit.code === LOW_COMPLIANCE_UNIT.unit ? LOW_COMPLIANCE_UNIT.score : 0;
      return Math.round(SIZE_STEPS * (UNIT_SPREAD * (noise(seed, unitNumber(unit), 11) - 0.5) + unitShift));
    }),
  );

/** SQL over a row of the register before its bases are set: true if the owner of an object usually pays within the year. */
export const usuallyPaysSql = (row: string): string =>
  `CAST((${row}.habit >> 20) % ${STEPS} AS BIGINT) + ${tiltSql(`${row}.tax`, taxOwed(row, 'natural_base'))} < ${EDGES}[${row}.tax]`;

/** Date in a year on which an object owes: 29 February is 28 February in other years. Takes the columns of the register. */
const ownDay = (year: number): string =>
  year % 4 === 0
    ? `(DATE '${String(year)}-01-01' + r.year_day - 1)`
    : `(DATE '${String(year)}-01-01' + r.year_day - CASE WHEN r.year_day >= ${LEAP_DAY} THEN 2 ELSE 1 END)`;

/** Obligations of a year by a rule. `OWED` lists their columns. */
function yearlyObligationsSql(year: number): string {
  const first = `DATE '${String(year)}-01-01'`;
  const until = year === LAST_YEAR ? `DATE '${LAST_DAY}'` : `DATE '${String(year)}-12-31'`;
  const soon = year === LAST_YEAR ? `DATE '${addDays(LAST_DAY, EARLY_DAYS)}'` : until;
  const own = ownDay(year);
  const noticed = `least(${own}, DATE '${String(year)}-${LAST_NOTICES}')`;
  // One condition, because the engine sorts rows that fit one of two conditions.
  const stays = `coalesce(r.closed_on, DATE '9999-12-31') > DATE '${String(year)}-12-31'`;
  // Reads only the blocks of the listed taxes; the objects of a tax are adjacent in the register.
  const from = (...kinds: readonly ObligationKind[]): string => `FROM ${REGISTER} r WHERE ${isOwedSql('r.tax', ...kinds)} AND ${stays}`;
  return `
    SELECT ${OWED}, greatest(${own} - 45, ${first}) AS issued_on, ${own} AS due_on, CAST(NULL AS INTEGER) AS period
    ${from('anniversary')} AND r.opened_on < ${first} AND ${own} <= ${soon}
    UNION ALL SELECT ${OWED}, ${noticed}, ${noticed} + ${String(NOTICE_DAYS)}, NULL
    ${from('notice')} AND r.opened_on <= ${noticed} AND ${noticed} <= ${until} AND NOT r.resting
    UNION ALL SELECT ${OWED}, DATE '${noticeDays(year)}', DATE '${String(year)}-${PBB_DUE}', NULL
    ${from('campaign')} AND r.opened_on < ${first} AND NOT r.exempt
    UNION ALL SELECT r.* EXCLUDE (opened_on, rests_from, rests_to), m.issued_on, m.pay_due, m.period
    FROM (SELECT ${OWED}, opened_on, rests_from, rests_to ${from('month')} AND NOT r.resting) r JOIN sample_months m ON m.tax = r.tax
    WHERE r.opened_on < m.period_start AND NOT coalesce(m.period_end BETWEEN r.rests_from AND r.rests_to, false)`;
}

/** One case for each planned place, each of another object. The day depends on the place, or, before the data, on a random number. */
function casesSql(year: number): string {
  const isInData = year >= FIRST_YEAR;
  const day = isInData ? 'd.posted_on' : `DATE '${String(year)}-01-01' + CAST(r.habit % 365 AS INTEGER)`;
  const days = isInData
    ? `JOIN sample_days d ON d.slot = ${daySlots('r.tax')} + CAST(p.place * 10000 // p.cases AS INTEGER) AND d.slot < ${String(MONTHS_FROM)}`
    : '';
  return `
    SELECT ${OWED}, day, day, CAST(year(day) * 100 + month(day) AS INTEGER)
    FROM (
      SELECT r.*, ${day} AS day
      FROM (
        SELECT *, first_key + (place * 1000003 + tax * 100 + unit) % width AS case_key
        FROM (SELECT *, unnest(range(cases)) AS place FROM sample_cases) c
      ) p
      JOIN ${REGISTER} r ON r.object_key = p.case_key
      ${days}
      WHERE ${isOwedSql('r.tax', 'case')} AND r.opened_on < DATE '${String(year)}-01-01'
    ) r`;
}

/** Percentage by which the tax of a place varies between months. */
const MONTHLY_SPREAD = 20;

/**
 * `sample_obligations`: one row for each obligation of a year with its object, days and random numbers. Without `all`, only those that nobody
 * pays within the year.
 * `score` orders obligations by their chance of payment. Taxpayers mostly follow their habits, and so do the units' taxpayers as a whole.
 * `weight` is the tax by the rules.
 * Columns that follow from tax and period are omitted, because each costs as much as a random number.
 */
export async function fillObligations(connection: DuckDBConnection, year: number, seed: number, all: boolean): Promise<void> {
  await createTemporaryTable(
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
  const unpaid = `${isOwedSql('tax', 'case')} OR habitual - ${STEPS} >= ${EDGES}[tax]`;
  await createCompressedTable(
    connection,
    'sample_obligations',
    `
    WITH owing AS (${yearlyObligationsSql(year)} UNION ALL ${casesSql(year)}),
    drawn AS (
      SELECT * EXCLUDE (drawn), hash(object_key, coalesce(period, ${String(year)} * 100), ${String(seed)}) AS drawn FROM owing
    ),
    scored AS (
      SELECT *, CAST(CASE WHEN drawn % 1000 < ${BY_HABIT}[tax] THEN (habit >> 20) % ${STEPS} ELSE (drawn >> 24) % ${STEPS} END AS BIGINT) + ${STEPS}
        + ${tiltSql('tax', 'owed')} AS habitual FROM drawn
    )
    SELECT object_key, taxpayer_key, tax, unit, region, period, issued_on, due_on, drawn, habitual + ${unitShifts(seed)}[unit] AS score,
      CASE WHEN ${isOwedSql('tax', 'month')} THEN owed * (${String(100 - MONTHLY_SPREAD)} + CAST((drawn >> 10) % ${String(2 * MONTHLY_SPREAD + 1)} AS BIGINT)) // 100 ELSE owed END AS weight
    FROM scored ${all ? '' : `WHERE ${unpaid}`}`,
  );
}

/** Years whose unpaid taxes are owed when the data begin. */
export const DEBT_YEARS: readonly number[] = Array.from({ length: FIRST_YEAR - FIRST_DEBT_YEAR }, (_, index) => FIRST_DEBT_YEAR + index);
