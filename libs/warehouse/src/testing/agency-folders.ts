import { openWarehouse } from '../open-warehouse.ts';
import type { Warehouse } from '../warehouse.ts';
import { load, temporaryFolder, type Incoming } from './small-agency.ts';

/** Returns a function that opens an agency in its own folder; after the spec all are closed and removed. */
export function createAgencyOpener(): (incoming: Incoming) => Promise<Warehouse> {
  const removed: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const remove of removed) await remove();
  });
  return async (incoming) => {
    const folder = await temporaryFolder();
    await load(folder.path, incoming);
    const served = await openWarehouse(folder.path, { threads: 1 });
    removed.push(() => served.close().then(folder.remove));
    return served;
  };
}
