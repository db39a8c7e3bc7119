import type { AccessMode, Disclosure, Problem } from '@pendapa/contracts';
import type { Journal } from '@pendapa/journal';
import type { AuditEntry, Warehouse } from '@pendapa/warehouse';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import type { ReadableData } from '../access/readable-data.ts';
import type { PageAddresses } from './page-addresses.ts';
import type { PersonalData } from './personal-data.ts';
import type { RunningQueries } from './running-queries.ts';

/** A list in a file, or `page` for the record of all else in it. */
export interface FilePart {
  /** The browser's id of the file; a part without one counts alone. */
  readonly file: string | undefined;
  readonly part: string;
}

/** What is the same for all readers; rows are read through `Context.dataOf`. */
export type SharedData = Pick<Warehouse, 'status' | 'settings' | 'generation' | 'revision' | 'workingDays' | 'taxDueRules' | 'references'>;

/** Everything that the routes need. */
export interface Context {
  readonly warehouse: SharedData;
  /** The data as the caller of a request may read them. */
  readonly dataOf: (request: FastifyRequest) => Promise<ReadableData>;
  readonly dataFolder: string;
  readonly pages: PageAddresses;
  /** Appends a line to the audit log. Throws `AuditUnavailable` if the log cannot be written. */
  readonly record: (entry: AuditEntry) => Promise<void>;
  /** Records of people's work. */
  readonly journal: Journal;
  /** The access mode of the server. */
  readonly accessMode: AccessMode;
  /** The settings that say which role may see single cases and names. */
  readonly disclosure: Disclosure;
  readonly personalData: PersonalData;
  /** Records in the audit log that a route refused a request. */
  readonly recordRefusal: (request: FastifyRequest, problem: Problem) => void;
  /** Counts a file of a user. Refuses with 429 `too-many-tries` after too many within an hour. */
  readonly takeFile: (request: FastifyRequest, actor: Caller, part: FilePart) => void;
  readonly queries: RunningQueries;
  /** The client whose queue of expensive queries a request joins. */
  readonly clientOf: (request: FastifyRequest) => string;
  /** Changes when the program may answer the same query differently. */
  readonly edition: string;
}
