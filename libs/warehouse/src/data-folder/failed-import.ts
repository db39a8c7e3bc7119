import { readFile, rm } from 'node:fs/promises';
import { writeDurably } from './durable.ts';
import { pathsOf } from './paths.ts';

/** Remembers when the latest import was refused or failed, until another one succeeds. Only readers' notices need it, so backups leave it out. */
export const writeFailedImport = (dataFolder: string, at: string): Promise<void> =>
  writeDurably(pathsOf(dataFolder).failedImport, JSON.stringify({ at }));

export const forgetFailedImport = (dataFolder: string): Promise<void> => rm(pathsOf(dataFolder).failedImport, { force: true });

/** Returns the UTC instant of the failure; null if the latest import succeeded, or nothing readable is written. */
export async function readFailedImport(dataFolder: string): Promise<string | null> {
  const text = await readFile(pathsOf(dataFolder).failedImport, 'utf8').catch(() => '');
  return /^\{"at":"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"\}$/.exec(text)?.[1] ?? null;
}
