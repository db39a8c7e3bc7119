import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderIn } from '@pendapa/warehouse';

/** Temporary files of the work on the whole folder, beside the uploads: there is room for the data, and only the server may read them. */
const scratchOf = (dataFolder: string): string => join(dataFolder, 'uploads', '.folder-work');

/** A process that is ending may still write. */
export const removeFolderScratch = (dataFolder: string): Promise<void> =>
  rm(scratchOf(dataFolder), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** Returns the path of the empty folder. */
export async function emptyFolderScratch(dataFolder: string): Promise<string> {
  await removeFolderScratch(dataFolder);
  await makeFolderIn(dataFolder, scratchOf(dataFolder));
  return scratchOf(dataFolder);
}
