import { readManifest, readSettings } from '@pendapa/warehouse/folder';

/** True if something can be served: a generation in the folder, or a store that the settings name. */
export async function hasData(folder: string): Promise<boolean> {
  return (await readSettings(folder)).store !== undefined || (await readManifest(folder)) !== null;
}
