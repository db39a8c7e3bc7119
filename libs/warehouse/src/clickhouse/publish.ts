import type { Query } from '@pendapa/contracts';
import type { StoreSettings } from '@pendapa/contracts/settings';
import { UserError } from '@pendapa/contracts';
import { withLock } from '../data-folder/lock.ts';
import { readSettings } from '../data-folder/settings-file.ts';
import { publishGeneration, type Publication } from './publish-generation.ts';
import { openClient, requireStore, storeFault } from './store-client.ts';
import { placeOf, publisherOf } from './store-settings.ts';
import { storeSql } from './tables.ts';

const noStore = () =>
  new UserError({
    id: 'Pengaturan "store" tidak ada dalam pendapa.json: tidak diketahui ke ClickHouse mana data diterbitkan (docs/operations.md).',
    en: 'The setting "store" is missing in pendapa.json: it is not known to which ClickHouse the data are published (docs/operations.md).',
  });

async function storeOf(dataFolder: string): Promise<StoreSettings> {
  const { store } = await readSettings(dataFolder);
  if (!store) throw noStore();
  return store;
}

/** The statements that make the tables of the store that the settings name, for whoever makes them by hand; UserError without a store. */
export const storeStatements = async (dataFolder: string): Promise<readonly string[]> => storeSql(placeOf(await storeOf(dataFolder)));

/**
 * Publishes what a data folder serves to the store of its settings, ready for these questions. UserError where there is no store, it
 * cannot be reached, lets nobody in, is too old, or got something else than was sent; what it served until then it goes on serving.
 */
export async function publishToStore(dataFolder: string, questions: readonly Query[]): Promise<Publication> {
  const store = await storeOf(dataFolder);
  const access = await publisherOf(dataFolder, store);
  const client = openClient(access);
  try {
    await requireStore(client, access);
    const settings = await readSettings(dataFolder);
    return await withLock(dataFolder, () => publishGeneration(dataFolder, client, placeOf(store), settings, questions));
  } catch (error) {
    throw storeFault(error, access);
  } finally {
    await client.close();
  }
}
