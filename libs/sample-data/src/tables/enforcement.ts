import type { DrawnRows } from '@pendapa/warehouse';
import { lastDayOf } from '../plan/due-dates.ts';
import { taxNumber } from '../facts/tax-types.ts';
import { taxCode, unitCode } from './codes.ts';
import { debtsOf } from './year-tables.ts';

const VEHICLES = String(taxNumber('PKB'));

interface Step {
  readonly action: 'reminder' | 'warning' | 'warrant' | 'seizure';
  /** Days after the due day. */
  readonly after: number;
  /** Of a hundred debts so many come as far; of vehicles only letters are written. */
  readonly of: number;
  readonly vehicles: number;
}

/** From a letter to a seizure: each follows the one before. */
const STEPS: readonly Step[] = [
  { action: 'reminder', after: 30, of: 70, vehicles: 14 },
  { action: 'warning', after: 120, of: 34, vehicles: 3 },
  { action: 'warrant', after: 240, of: 12, vehicles: 0 },
  { action: 'seizure', after: 420, of: 2, vehicles: 0 },
];

/** A step is taken within so many days. */
const DAY_SPREAD = 20;
const LAST_STEP = Math.max(...STEPS.map(({ after }) => after));

const stepsTaken = (of: (step: Step) => number): string =>
  STEPS.map((step) => `CAST((drawn >> 22) % 100 < ${String(of(step))} AS INTEGER)`).join(' + ');

/** How many steps are taken for a debt at most, and the day from which the days of the steps count: columns over a row of the debts. */
export const PURSUED = `CASE WHEN tax = ${VEHICLES} THEN ${stepsTaken(({ vehicles }) => vehicles)} ELSE ${stepsTaken(({ of }) => of)} END AS steps,
  due_on + CAST((drawn >> 18) % ${String(DAY_SPREAD)} AS INTEGER) AS pursued_from`;

/** The last step that was taken for a debt by a day, `no` where there was none: an expression over a row with the columns of `PURSUED`. */
function lastStep(day: string, value: (step: Step) => string, no: string): string {
  const taken = STEPS.map(
    (step, index) => `WHEN steps > ${String(index)} AND pursued_from <= ${day} - ${String(step.after)} THEN ${value(step)}`,
  );
  return `CASE ${taken.reverse().join(' ')} ELSE ${no} END`;
}
export const actionAt = (day: string): string => lastStep(day, ({ action }) => `'${action}'`, "'none'");
export const actionDayAt = (day: string): string => lastStep(day, ({ after }) => `pursued_from + ${String(after)}`, 'NULL');

/** A debt that is paid within so many days was paid because of the letter. */
const ANSWERED_WITHIN = '120';

/** What was done in a year about debts that were still owed. */
export function drawnEnforcement(year: number): DrawnRows {
  const [first, last] = [`DATE '${String(year)}-01-01'`, `DATE '${lastDayOf(year)}'`];
  const listed = (of: (step: Step) => string | number): string =>
    `CASE step ${STEPS.map((step, index) => `WHEN ${String(index)} THEN ${String(of(step))}`).join(' ')} END`;
  return {
    columns: `concat('T', CAST((object_key * 10000 + (tax_year % 100) * 100 + coalesce(period % 100, 0)) * 10 + step AS VARCHAR)) AS action_id,
      object_key, taxpayer_key, ${taxCode('tax')} AS tax_code, ${unitCode('unit')} AS unit_code, CAST(region AS VARCHAR) AS region_code,
      ${listed(({ action }) => `'${action}'`)} AS action, issued_on, principal AS amount,
      CASE WHEN how = 'collected' AND exit_on <= issued_on + ${ANSWERED_WITHIN} THEN 'paid' WHEN (drawn >> 36) % 100 < 6 THEN 'returned' ELSE 'open' END AS result`,
    from: `(
      SELECT * EXCLUDE (issued_on), pursued_from + ${listed(({ after }) => after)} AS issued_on
      FROM (
        SELECT *, unnest(range(steps)) AS step
        FROM (SELECT *, ${PURSUED} FROM ${debtsOf(year)} WHERE due_on <= ${last} AND due_on > ${first} - ${String(LAST_STEP + DAY_SPREAD)}) pursued
        WHERE steps > 0
      ) stepped
    ) taken
    WHERE issued_on BETWEEN ${first} AND ${last} AND (exit_on IS NULL OR exit_on > issued_on)`,
    by: null,
    sum: 'principal',
  };
}
