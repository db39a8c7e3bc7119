import type { DrawnRows } from '@pendapa/warehouse';
import { lastDayOf } from '../plan/due-dates.ts';
import { taxNumber } from '../facts/tax-types.ts';
import { listed, numbers, taxCode, unitCode } from './codes.ts';
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

const HUNDRED = Array.from({ length: 100 }, (_, drawn) => drawn);
const stepsOf = (of: (step: Step) => number): number[] => HUNDRED.map((drawn) => STEPS.filter((step) => drawn < of(step)).length);
const STEPS_TAKEN = numbers([...stepsOf(({ vehicles }) => vehicles), ...stepsOf(({ of }) => of)]);

/** How many steps are taken for a debt at most, and the day from which the days of the steps count: columns over a row of the debts. */
export const PURSUED = `${STEPS_TAKEN}[CAST((drawn >> 22) % 100 AS INTEGER) + CASE WHEN tax = ${VEHICLES} THEN 1 ELSE 101 END] AS steps,
  due_on + CAST((drawn >> 18) % ${String(DAY_SPREAD)} AS INTEGER) AS pursued_from`;

/** How many steps were taken for a debt by a day: an expression over a row with the columns of `PURSUED`. */
export const takenBy = (day: string): string =>
  `least(steps, CASE ${STEPS.map(({ after }, index) => `WHEN pursued_from <= ${day} - ${String(after)} THEN ${String(index + 1)}`)
    .reverse()
    .join(' ')} ELSE 0 END)`;
/** The last of so many steps, and its day, over a row with `taken` and the columns of `PURSUED`. */
export const LAST_ACTION = `${listed(['none', ...STEPS.map(({ action }) => action)])}[taken + 1]`;
export const LAST_ACTION_ON = `pursued_from + ${numbers([null, ...STEPS.map(({ after }) => after)])}[taken + 1]`;

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
