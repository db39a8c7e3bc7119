import type {
  Answer,
  DimensionKey,
  DimensionOptions,
  ListChoices,
  ListedCases,
  ListQuery,
  Period,
  Query,
  References,
  UserError,
  ServedData,
  TaxDueRules,
  TaxpayerRecord,
  WorkingDays,
} from '@pendapa/contracts';
import type { Settings } from '@pendapa/contracts/settings';
import type { ChosenCases } from './lists/chosen-cases.ts';
import type { PresentDebts, PresentDebtsQuery } from './lists/present-debts.ts';
import type { Explanation } from './queries/explain.ts';
import type { OptionSearch } from './serving/dimension-options.ts';
import type { Client } from './serving/admission-queue.ts';
import type { FollowFault } from './serving/follow-fault.ts';
import type { OpenStore } from './serving/store.ts';

export interface WarehouseOptions {
  /** Threads of the engine for all queries together; 1 by default. */
  readonly threads?: number;
  /** DuckDB's soft limit, e.g. `1GB`; by default derived from the size of the parts. */
  readonly memoryLimit?: string;
  readonly queryTimeoutMs?: number;
  /** Tables with at least this many rows get rollups in memory; 20,000 by default. */
  readonly minRowsInMemory?: number;
  /** Memory in bytes that the groups of one query may take; 300 MB by default. */
  readonly groupBytes?: number;
  /** Opens the store if the settings name one. */
  readonly openStore?: OpenStore;
}

/**
 * Answers queries on the published generation and follows to the next one.
 * Six queries run at once, two of them slow. Start Node with UV_THREADPOOL_SIZE of at least 8, so that file reads keep threads.
 */
export interface Warehouse {
  readonly status: () => ServedData;
  /**
   * Answers a query; clients share scarce connections.
   * @throws QueryError if the query is invalid, waits too long, or exceeds time or memory; the signal's reason if it aborts
   */
  readonly answer: (query: Query, signal?: AbortSignal, client?: Client) => Promise<Answer>;
  /** Returns which tables a query would read and why; throws as `answer` does. */
  readonly explain: (query: Query) => Explanation;
  readonly dimension: (dimension: DimensionKey, search: OptionSearch) => Promise<DimensionOptions>;
  readonly workingDays: (period: Period) => Promise<WorkingDays>;
  /**
   * Returns a page of single cases with masked names.
   * @param numbers whether numbers of objects are shown unmasked
   * @throws QueryError as `answer` does
   */
  readonly cases: (query: ListQuery, numbers: boolean, signal?: AbortSignal, client?: Client) => Promise<ListedCases>;
  /**
   * Returns a page of a whole list for a file, with any number of cases. The list is sorted and stored once for all its pages.
   * @throws QueryError as `cases` does
   */
  readonly wholeList: Warehouse['cases'];
  /** Returns the number of cases of each choice of a list's filters. Throws as `cases` does. */
  readonly listChoices: (query: ListQuery, signal?: AbortSignal, client?: Client) => Promise<ListChoices>;
  /**
   * Returns cases of a list of debts that a user chose, to be stored outside the data. Throws as `cases` does.
   * @param keys keys of the chosen rows; null: all
   */
  readonly chosenCases: (
    query: ListQuery,
    keys: readonly string[] | null,
    salt: string,
    signal?: AbortSignal,
    client?: Client,
  ) => Promise<ChosenCases>;
  /** Returns what the served data say of chosen cases, with masked names. Throws as `cases` does. */
  readonly presentDebts: (query: PresentDebtsQuery, signal?: AbortSignal, client?: Client) => Promise<PresentDebts>;
  /** Returns which tables a list would read and why; throws as `cases` does. */
  readonly explainCases: (query: ListQuery) => Explanation;
  /**
   * Returns payments, obligations and debts of one taxpayer, masked; null if the key is unknown. Throws as `cases` does.
   * @param units units whose rows count, and outside of which the taxpayer is unknown; null: the whole agency
   */
  readonly record: (
    taxpayer: string,
    units: readonly string[] | null,
    signal?: AbortSignal,
    client?: Client,
  ) => Promise<TaxpayerRecord | null>;
  /** True if a taxpayer has or had an object of the units, or paid there. Throws as `cases` does. */
  readonly isTaxpayerOf: (taxpayer: string, units: readonly string[], signal?: AbortSignal, client?: Client) => Promise<boolean>;
  /** Returns when each tax falls due next. */
  readonly taxDueRules: () => Promise<TaxDueRules>;
  /** Returns marked events, the calendar by month, bands of indicators and versions of targets. */
  readonly references: () => Promise<References>;
  readonly generation: () => number;
  /** The settings that queries use now. */
  readonly settings: () => Settings;
  /** Changes with the served data and the settings; part of the key of all cached results. */
  readonly revision: () => string;
  /** Why an older generation than the published one is served; null if there is no fault. */
  readonly damage: () => UserError | null;
  /** Why the last check could not follow the data folder or the store; null if there is no fault. */
  readonly trouble: () => FollowFault | null;
  /** Resolves when all rollups of the served generation are built. */
  readonly settled: () => Promise<void>;
  /** Resolves when background work may continue after `workedMs` of it: it gets a fifth of the time while users query. */
  readonly waitForCooldown: (workedMs: number) => Promise<void>;
  /** Checks the data folder now instead of at the next interval. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}
