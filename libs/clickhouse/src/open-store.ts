import type { OpenStore } from '@pendapa/warehouse/store';
import { openClient, requireStore, storeConnection, storeFault, STORE_LIMITS } from './store-client.ts';
import { StoreGenerations } from './store-generations.ts';
import { placeOf, readerOf } from './store-settings.ts';

/** Opens ClickHouse with the account that reads. */
export const openStore: OpenStore = async (dataFolder, settings, queryTimeoutMs) => {
  const access = await readerOf(dataFolder, settings);
  const client = openClient(access);
  try {
    await requireStore(client, access);
    const limits = { seconds: Math.ceil(queryTimeoutMs / 1000) + 1, ...STORE_LIMITS };
    const generations = new StoreGenerations(client, placeOf(settings));
    await generations.follow();
    return { generations, connect: () => Promise.resolve(storeConnection(client, limits)) };
  } catch (error) {
    await client.close();
    throw storeFault(error, access);
  }
};
