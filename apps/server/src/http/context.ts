import type { AuditEntry, Warehouse } from '@pendapa/warehouse';
import type { RunningQueries } from './running-queries.ts';

/** What the routes answer from. */
export interface Context {
  readonly warehouse: Warehouse;
  readonly dataFolder: string;
  /** Adds a line to the audit log; AuditUnavailable where it cannot. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  readonly queries: RunningQueries;
  /** Changes where the program may answer the same question differently. */
  readonly edition: string;
}
