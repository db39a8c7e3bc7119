import type { Warehouse } from '@pendapa/warehouse';
import type { RunningQueries } from './running-queries.ts';

/** What the routes answer from. */
export interface Context {
  readonly warehouse: Warehouse;
  readonly queries: RunningQueries;
  /** Changes where the same data may be answered differently: another program, other settings. */
  readonly edition: string;
}
