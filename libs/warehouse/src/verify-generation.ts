import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpokenError } from '@pendapa/contracts';
import { sha256Of } from './durable.ts';
import { damaged } from './generations.ts';
import { layoutOf } from './layout.ts';
import type { Manifest, Part } from './manifest.ts';

async function isWhole(path: string, { bytes, sha256 }: Part): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  return size === bytes && (await sha256Of(path)) === sha256;
}

/** Reads every part of a generation byte by byte and returns one error for each that is missing or not as it was published. */
export async function verifyGeneration(dataFolder: string, manifest: Manifest): Promise<readonly SpokenError[]> {
  const { parts } = layoutOf(dataFolder);
  const faults: SpokenError[] = [];
  for (const part of manifest.parts) if (!(await isWhole(join(parts, part.file), part))) faults.push(damaged(part.file));
  return faults;
}
