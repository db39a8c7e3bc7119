import { openWarehouse, type Warehouse, type WarehouseOptions } from '@pendapa/warehouse';

/** Opens a data folder, or the store that its settings name; only then the store's client is loaded. Throws as `openWarehouse` does. */
export const openFolder = (folder: string, options: WarehouseOptions = {}): Promise<Warehouse> =>
  openWarehouse(folder, {
    ...options,
    openStore: async (...access) => (await import('@pendapa/clickhouse')).openStore(...access),
  });
