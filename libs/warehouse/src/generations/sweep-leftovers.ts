import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName, pathsOf } from '../data-folder/paths.ts';
import { generationNumbers, readPointer, sweepLoadSources, sweepParts } from './generations.ts';

/** Removes manifests that were written but never served: their load crashed before it reported success. */
async function forgetUnserved(dataFolder: string): Promise<void> {
  const pointer = await readPointer(dataFolder).catch(() => null);
  // Without a pointer it is unknown which were served, so nothing is removed.
  if (!pointer) return;
  const { generations } = pathsOf(dataFolder);
  for (const generation of await generationNumbers(dataFolder))
    if (generation > pointer.newest) await rm(join(generations, manifestName(generation)), { force: true });
}

/** Removes leftovers of a crashed load: its draft, incomplete files, its manifest, and parts without a manifest. */
export async function sweepLeftovers(dataFolder: string): Promise<void> {
  const { root, generations, drafts } = pathsOf(dataFolder);
  await rm(drafts, { recursive: true, force: true });
  await forgetUnserved(dataFolder);
  for (const folder of [root, generations]) {
    for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true });
  }
  await sweepParts(dataFolder);
  await sweepLoadSources(dataFolder);
}
