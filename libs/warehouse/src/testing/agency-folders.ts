import { openWarehouse, type Warehouse } from '../open-warehouse.ts';
import { load, temporaryFolder, type Incoming } from './small-agency.ts';

/** Opens the agencies that a spec makes, each in a folder of its own; after the spec they are closed and gone. */
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
