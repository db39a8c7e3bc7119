import type { DuckDBConnection } from '@duckdb/node-api';
import { lastDayOf } from '../plan/due-dates.ts';
import { taxNumber } from '../facts/tax-types.ts';
import { query } from './load-rows.ts';

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

const reaches = ({ of, vehicles }: Step): string =>
  `(drawn >> 22) % 100 < CASE WHEN tax = ${VEHICLES} THEN ${String(vehicles)} ELSE ${String(of)} END`;
const dayOf = ({ after }: Step): string => `(due_on + ${String(after)} + CAST((drawn >> 18) % 20 AS INTEGER))`;

/** The last step that was taken for a debt by a day: an expression over a row of `sample_debts`. */
export const actionAt = (day: string): string =>
  `CASE ${[...STEPS]
    .reverse()
    .map((step) => `WHEN ${reaches(step)} AND ${dayOf(step)} <= ${day} THEN '${step.action}'`)
    .join(' ')} ELSE 'none' END`;

/** The day of a step that was taken. */
export const actionDay = (action: string): string =>
  `CASE ${action} ${STEPS.map((step) => `WHEN '${step.action}' THEN ${dayOf(step)}`).join(' ')} END`;

/** A debt that is paid within so many days was paid because of the letter. */
const ANSWERED_WITHIN = '120';

/** What was done in a year about debts that were still owed. */
export async function fillEnforcement(connection: DuckDBConnection, year: number): Promise<void> {
  const taken = STEPS.map((step, index) => {
    const day = dayOf(step);
    return `SELECT concat('T', CAST((object_key * 10000 + (tax_year % 100) * 100 + coalesce(period % 100, 0)) * 10 + ${String(index)} AS VARCHAR)) AS action_id,
      object_key, taxpayer_key, tax, unit, region, '${step.action}' AS action, ${day} AS issued_on, principal, how, exit_on, drawn
      FROM sample_debts WHERE ${reaches(step)} AND ${day} BETWEEN DATE '${String(year)}-01-01' AND DATE '${lastDayOf(year)}' AND (exit_on IS NULL OR exit_on > ${day})`;
  });
  await query(
    connection,
    `INSERT INTO incoming.enforcement (action_id, object_key, taxpayer_key, tax_code, unit_code, region_code, action, issued_on, amount, result)
    SELECT a.action_id, a.object_key, a.taxpayer_key, t.code, u.code, a.region, a.action, a.issued_on, a.principal,
      CASE WHEN a.how = 'collected' AND a.exit_on <= a.issued_on + ${ANSWERED_WITHIN} THEN 'paid' WHEN (a.drawn >> 36) % 100 < 6 THEN 'returned' ELSE 'open' END
    FROM (${taken.join(' UNION ALL ')}) a JOIN sample_taxes t ON t.number = a.tax JOIN sample_units u ON u.number = a.unit`,
  );
}
