import type { StoreSettings } from '@pendapa/contracts/settings';
import type { Connection } from './query-pool.ts';
import type { Generations } from './served-generation.ts';

/** A database that several servers share: what it serves, and connections to it. */
export interface Store {
  /** Follows the published generation; closing it closes the store. */
  readonly generations: Generations;
  readonly connect: () => Promise<Connection>;
}

/**
 * Opens the store of the settings of a data folder. A query ends after `queryTimeoutMs`.
 * @throws UserError if the store is unreachable, refuses the user, is too old, or has no data
 */
export type OpenStore = (dataFolder: string, settings: StoreSettings, queryTimeoutMs: number) => Promise<Store>;
