import type { Warehouse } from '@pendapa/warehouse';
import type { RunningQueries } from './running-queries.ts';

/** What the routes answer from. */
export interface Context {
  readonly warehouse: Warehouse;
  readonly queries: RunningQueries;
  /** Changes where the program may answer the same question differently. */
  readonly edition: string;
}
