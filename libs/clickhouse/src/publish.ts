import type { Query } from '@pendapa/contracts';
import type { StoreSettings } from '@pendapa/contracts/settings';
import { UserError } from '@pendapa/contracts';
import { readSettings, withLock } from '@pendapa/warehouse';
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

/**
 * Returns the statements that create the tables of the store, for an administrator who creates them by hand.
 * @throws UserError without a store in the settings
 */
export const storeStatements = async (dataFolder: string): Promise<readonly string[]> => storeSql(placeOf(await storeOf(dataFolder)));

/**
 * Publishes the served generation to the store of the settings, with the views of these queries.
 * The store serves the generation before if it fails.
 * @throws UserError if there is no store, or it is unreachable, refuses the user, is too old, or received other data
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
