import type { GeneratedRows } from '@pendapa/warehouse';
import { FIRST_YEAR, LAST_DAY } from '../facts/assumptions.ts';
import { SUSPENDED_PERCENT } from '../facts/obligations.ts';
import { taxNumber } from '../facts/tax-types.ts';
import { REGISTER } from './year-tables.ts';

const SUSPENDED_IN_PANDEMIC = (['PBJT_MAMIN', 'PBJT_HOTEL', 'PBJT_PARKIR', 'PBJT_HIBURAN'] as const).map(taxNumber).join(', ');

/** Random number of an object besides its size, ward and days. */
export const otherHash = (key: string, seed: number): string => `hash(${key}, ${String(seed)}, 2)`;

/** True if an object was suspended in the pandemic. Takes the expression of `otherHash` and the columns of an object. */
export const suspendedInPandemicSql = (other: string): string =>
  `(tax IN (${SUSPENDED_IN_PANDEMIC}) AND opened_on < DATE '2020-03-01' AND (closed_on IS NULL OR closed_on > DATE '2021-12-31')
    AND (${other} >> 30) % 100 < ${String(SUSPENDED_PERCENT)})`;
export const pandemicFrom = (other: string): string => `(DATE '2020-04-01' + CAST((${other} >> 44) % 20 AS INTEGER))`;
export const pandemicTo = (other: string): string => `(DATE '2020-10-01' + CAST((${other} >> 34) % 330 AS INTEGER))`;

/** Days after its opening on which an object that never owes was suspended. */
const SUSPENDED_AFTER = '20';

const SUSPENDED = 'resting AND closed_on IS NULL';
const ONLY_SUSPENDED_IN_PANDEMIC = `rests_from IS NOT NULL AND NOT (${SUSPENDED})`;

/** Events of objects since the data begin. */
export function generateObjectEvents(): GeneratedRows[] {
  const [since, until] = [`DATE '${String(FIRST_YEAR)}-01-01'`, `DATE '${LAST_DAY}'`];
  const event = (name: string, mark: string, day: string, where: string): GeneratedRows => ({
    columns: `concat('E', object_key, '${mark}') AS event_id, object_key, '${name}' AS event, ${day} AS event_on`,
    from: `(SELECT * FROM ${REGISTER} WHERE ${where} AND ${day} BETWEEN ${since} AND ${until}) s`,
    by: null,
    sum: 'NULL',
  });
  return [
    event('opened', 'O', 'opened_on', 'true'),
    event('closed', 'C', 'closed_on', 'true'),
    event('suspended', 'S', `opened_on + ${SUSPENDED_AFTER}`, SUSPENDED),
    event('suspended', 'P', 'rests_from', ONLY_SUSPENDED_IN_PANDEMIC),
    event('resumed', 'R', 'rests_to', ONLY_SUSPENDED_IN_PANDEMIC),
  ];
}
