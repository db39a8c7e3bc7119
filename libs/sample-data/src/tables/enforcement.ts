import type { GeneratedRows } from '@pendapa/warehouse';
import { lastDayOf } from '../plan/due-dates.ts';
import { IDLE_UNIT } from '../facts/planted.ts';
import { taxNumber } from '../facts/tax-types.ts';
import { UNITS } from '../facts/units.ts';
import { listSql, numbers, taxCode, unitCode } from './codes.ts';
import { PRINCIPAL } from './notices.ts';
import { debtsOf, paymentsOf } from './year-tables.ts';

/** The unit that pursues none of its debts. */
export const IDLE_UNIT_NUMBER = String(UNITS.findIndex(({ code }) => code === IDLE_UNIT) + 1);

const VEHICLES = String(taxNumber('PKB'));

interface Step {
  readonly action: 'reminder' | 'warning' | 'warrant' | 'seizure';
  /** Days after the due day. */
  readonly after: number;
  /** Percentage of debts that reach each step. Vehicles get only letters. */
  readonly of: number;
  readonly vehicles: number;
}

/** From a letter to a seizure, in this order. */
const STEPS: readonly Step[] = [
  { action: 'reminder', after: 30, of: 70, vehicles: 14 },
  { action: 'warning', after: 120, of: 34, vehicles: 3 },
  { action: 'warrant', after: 240, of: 12, vehicles: 0 },
  { action: 'seizure', after: 420, of: 2, vehicles: 0 },
];

/** Maximum number of days until a step is taken. */
const DAY_SPREAD = 20;
const LAST_STEP = Math.max(...STEPS.map(({ after }) => after));

const HUNDRED = Array.from({ length: 100 }, (_, number) => number);
const countSteps = (of: (step: Step) => number): number[] => HUNDRED.map((number) => STEPS.filter((step) => number < of(step)).length);
const MAX_STEPS = numbers([...countSteps(({ vehicles }) => vehicles), ...countSteps(({ of }) => of)]);

/** Columns over a row of the debts: maximum number of steps for a debt, and the day from which their days count. */
export const PURSUED = `CASE WHEN unit = ${IDLE_UNIT_NUMBER} THEN 0 ELSE ${MAX_STEPS}[CAST((drawn >> 22) % 100 AS INTEGER) + CASE WHEN tax = ${VEHICLES} THEN 1 ELSE 101 END] END AS steps,
  due_on + CAST((drawn >> 18) % ${String(DAY_SPREAD)} AS INTEGER) AS pursued_from`;

const WARRANT = STEPS.findIndex(({ action }) => action === 'warrant');
/** Start of the five years in which a debt can be collected: the due day, or a later warrant. SQL over a row with `taken`. */
export const lapseStartSql = (taken: string): string =>
  `CASE WHEN ${taken} > ${String(WARRANT)} THEN pursued_from + ${String(STEPS[WARRANT]?.after ?? 0)} ELSE due_on END`;

/** Day of the last letter about a debt between two days, null if there is none. SQL over a row with the columns of `PURSUED`. */
export const letterBetweenSql = (first: string, last: string): string =>
  `greatest(${STEPS.map(
    ({ after }, index) =>
      `CASE WHEN steps > ${String(index)} AND pursued_from + ${String(after)} BETWEEN ${first} AND ${last} THEN pursued_from + ${String(after)} END`,
  ).join(', ')})`;

/** Number of steps taken for a debt by a day. SQL over a row with the columns of `PURSUED`. */
export const stepsBy = (day: string): string =>
  `least(steps, CASE ${STEPS.map(({ after }, index) => `WHEN pursued_from <= ${day} - ${String(after)} THEN ${String(index + 1)}`)
    .reverse()
    .join(' ')} ELSE 0 END)`;
/** The last step taken and its day. SQL over a row with `taken` and the columns of `PURSUED`. */
export const LAST_ACTION = `${listSql(['none', ...STEPS.map(({ action }) => action)])}[taken + 1]`;
export const LAST_ACTION_ON = `pursued_from + ${numbers([null, ...STEPS.map(({ after }) => after)])}[taken + 1]`;

/** Payments within this many days are answers to the letter. */
export const ANSWER_DAYS = 120;

/** Steps of a year for debts that were still owed, and for obligations paid late within it. */
export function generateEnforcement(year: number): GeneratedRows {
  const [first, last] = [`DATE '${String(year)}-01-01'`, `DATE '${lastDayOf(year)}'`];
  const listed = (of: (step: Step) => string | number): string =>
    `CASE step ${STEPS.map((step, index) => `WHEN ${String(index)} THEN ${String(of(step))}`).join(' ')} END`;
  const columns = 'object_key, taxpayer_key, tax, unit, region, tax_year, period, due_on, drawn';
  const late = `fixed IS NULL AND turn = 0 AND paid_on > due_on AND due_on >= ${first}`;
  return {
    columns: `concat('T', CAST((object_key * 10000 + (tax_year % 100) * 100 + coalesce(period % 100, 0)) * 10 + step AS VARCHAR)) AS action_id,
      object_key, taxpayer_key, ${taxCode('tax')} AS tax_code, ${unitCode('unit')} AS unit_code, CAST(region AS VARCHAR) AS region_code,
      ${listed(({ action }) => `'${action}'`)} AS action, issued_on, principal AS amount,
      CASE WHEN paid_on <= issued_on + ${String(ANSWER_DAYS)} THEN 'paid' WHEN (drawn >> 36) % 100 < 6 THEN 'returned' ELSE 'open' END AS result`,
    from: `(
      SELECT *, pursued_from + ${listed(({ after }) => after)} AS issued_on
      FROM (
        SELECT *, unnest(range(steps)) AS step
        FROM (
          SELECT *, ${PURSUED} FROM (
            SELECT ${columns}, principal, exit_on, CASE WHEN how = 'collected' THEN exit_on END AS paid_on
            FROM ${debtsOf(year)} WHERE due_on <= ${last} AND due_on > ${first} - ${String(LAST_STEP + DAY_SPREAD)}
            UNION ALL SELECT ${columns}, ${PRINCIPAL}, paid_on, paid_on FROM ${paymentsOf(year)} WHERE ${late}
          ) owing
        ) pursued
        WHERE steps > 0
      ) stepped
    ) taken
    WHERE issued_on BETWEEN ${first} AND ${last} AND (exit_on IS NULL OR exit_on > issued_on)`,
    by: null,
    sum: 'principal',
  };
}
