import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../data-folder/durable.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import { manifestName, pathsOf } from '../data-folder/paths.ts';
import { readChecksummedJson, toChecksummedJson } from '../data-folder/checksummed-json.ts';
import { generationNumbers } from './generations.ts';

const NAME = 'findings';
const FILE = /^(\d{6,})\.json$/;
/** Number of findings files for a data folder that serves from a store and has no generations. */
const MAX_FINDINGS_OF_STORE = 3;

const pathOf = (dataFolder: string, generation: number): string => join(pathsOf(dataFolder).findings, manifestName(generation));

/** Returns the findings of a generation as JSON; null if they are not written or do not match their checksum. */
export async function readFindingsFile(dataFolder: string, generation: number): Promise<string | null> {
  const text = await readFile(pathOf(dataFolder, generation), 'utf8').catch(() => null);
  return text === null ? null : (readChecksummedJson(NAME, text)?.content ?? null);
}

/** Writes the findings of a generation, one line of JSON; they stay as long as the generation. */
export async function writeFindingsFile(dataFolder: string, generation: number, content: string): Promise<void> {
  const { root, findings } = pathsOf(dataFolder);
  await makeFolderIn(root, findings);
  // One server at a time uses the folder, so temporary files belong to a crashed one.
  for (const name of await readdir(findings)) if (name.endsWith('.tmp')) await rm(join(findings, name), { force: true });
  await writeDurably(pathOf(dataFolder, generation), toChecksummedJson(NAME, content));
  await forgetFindings(dataFolder);
}

/** Removes findings of missing generations; they can be computed again, so backups leave them out. */
export async function forgetFindings(dataFolder: string): Promise<void> {
  const { findings } = pathsOf(dataFolder);
  const generations = await generationNumbers(dataFolder);
  const written = (await readdir(findings).catch(() => [])).flatMap((name) => FILE.exec(name)?.[1] ?? []).map(Number);
  const newest = written.sort((a, b) => b - a).slice(0, MAX_FINDINGS_OF_STORE);
  const needed = generations.length === 0 ? newest : generations;
  for (const generation of written) if (!needed.includes(generation)) await rm(pathOf(dataFolder, generation), { force: true });
}
