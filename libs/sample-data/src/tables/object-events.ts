import type { DuckDBConnection } from '@duckdb/node-api';
import { FIRST_YEAR, LAST_DAY } from '../facts/assumptions.ts';
import { RESTED_PER_CENT } from '../facts/duties.ts';
import { query } from './load-rows.ts';

const RESTED = ['PBJT_MAMIN', 'PBJT_HOTEL', 'PBJT_PARKIR', 'PBJT_HIBURAN'].map((tax) => `'${tax}'`).join(', ');

/** What is drawn for an object besides its size, ward and days. */
export const otherHash = (key: string, seed: number): string => `hash(${key}, ${String(seed)}, 2)`;

/** Whether an object rested in the pandemic; takes the expression of `otherHash` and the columns of an object. */
export const rested = (other: string): string =>
  `(tax_code IN (${RESTED}) AND opened_on < DATE '2020-03-01' AND (closed_on IS NULL OR closed_on > DATE '2021-12-31')
    AND (${other} >> 30) % 100 < ${String(RESTED_PER_CENT)})`;
export const restedFrom = (other: string): string => `(DATE '2020-04-01' + CAST((${other} >> 44) % 20 AS INTEGER))`;
export const restedTo = (other: string): string => `(DATE '2020-10-01' + CAST((${other} >> 34) % 330 AS INTEGER))`;

/** Days after its opening on which an object that never owes was suspended. */
const SUSPENDED_AFTER = '20';

/** What happened to objects since the data begin. */
export async function fillObjectEvents(connection: DuckDBConnection, seed: number): Promise<void> {
  const other = otherHash('object_key', seed);
  const [since, until] = [`DATE '${String(FIRST_YEAR)}-01-01'`, `DATE '${LAST_DAY}'`];
  const event = (name: string, mark: string, day: string, from: string) =>
    `SELECT concat('E', object_key, '${mark}'), object_key, '${name}', ${day} FROM ${from} AND ${day} BETWEEN ${since} AND ${until}`;
  await query(
    connection,
    `INSERT INTO incoming.object_events (event_id, object_key, event, event_on)
    ${[
      event('opened', 'O', 'opened_on', 'incoming.objects WHERE true'),
      event('closed', 'C', 'closed_on', 'incoming.objects WHERE true'),
      event('suspended', 'S', `opened_on + ${SUSPENDED_AFTER}`, "incoming.objects WHERE status = 'suspended'"),
      event('suspended', 'P', restedFrom(other), `incoming.objects WHERE status <> 'suspended' AND ${rested(other)}`),
      event('resumed', 'R', restedTo(other), `incoming.objects WHERE status <> 'suspended' AND ${rested(other)}`),
    ].join(' UNION ALL ')}`,
  );
}
