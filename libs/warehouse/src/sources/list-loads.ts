import type { UserError, Texts } from '@pendapa/contracts';
import { readManifest } from '../generations/generations.ts';
import type { Load } from '../generations/manifest.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { whyNotPresent } from './check-stored-files.ts';
import { loadHistory } from './history.ts';
import type { LoadRecord } from '../generations/load-record.ts';
import { removedBy, rowsByLoad, whyNotRemovable } from './removability.ts';
import { withServedTables } from './served-tables.ts';

export interface ListedLoad {
  readonly load: Load;
  /** Null if no record was written. */
  readonly record: LoadRecord | null;
  /** Names of the sources of its rows. */
  readonly sources: readonly string[];
  /** The load that removed this one; null if none did. */
  readonly removedBy: number | null;
  /** Why it cannot be removed; null if it can. */
  readonly notRemovable: Texts | null;
}

export interface ListedLoads {
  /** Oldest first. */
  readonly loads: readonly ListedLoad[];
  /** Why the data cannot be rebuilt from the first load on; null if records reach back to it. */
  readonly gap: UserError | null;
}

/**
 * Lists the loads of the served data.
 * @throws UserError for an empty or damaged folder
 */
export async function listLoads(dataFolder: string): Promise<ListedLoads> {
  const manifest = await readManifest(dataFolder);
  if (!manifest) throw emptyFolder(dataFolder);
  const { loads, gap } = await loadHistory(dataFolder, manifest.loads);
  const all = loads.map(({ load }) => load);
  const rows = await withServedTables(dataFolder, manifest, (connection) => rowsByLoad(connection, 'published'));
  const listed: ListedLoad[] = [];
  for (const past of loads) {
    const { load, record } = past;
    const names = manifest.sources.filter(({ id }) => load.sources.includes(id)).map(({ name }) => name);
    const reason = whyNotRemovable(past, loads, rows, manifest.sample) ?? (record && (await whyNotPresent(dataFolder, record)));
    listed.push({ load, record, sources: names, removedBy: removedBy(all, load.id), notRemovable: reason });
  }
  return { loads: listed, gap };
}
