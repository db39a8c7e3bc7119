import type { AccessMode, Disclosure, Problem } from '@pendapa/contracts';
import type { AuditEntry, Warehouse } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import type { PageAddresses } from './page-addresses.ts';
import type { RunningQueries } from './running-queries.ts';

/** What the routes answer from. */
export interface Context {
  readonly warehouse: Warehouse;
  readonly dataFolder: string;
  readonly pages: PageAddresses;
  /** Adds a line to the audit log; AuditUnavailable where it cannot. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** How the server lets people in. */
  readonly accessMode: AccessMode;
  /** Which role may do what is not for everybody. */
  readonly disclosure: Disclosure;
  /** Has a refusal that a route makes in the audit log. */
  readonly refused: (request: FastifyRequest, problem: Problem) => void;
  readonly queries: RunningQueries;
  /** Whose share of the slow questions a request takes. */
  readonly clientOf: (request: FastifyRequest) => string;
  /** Changes where the program may answer the same question differently. */
  readonly edition: string;
}
