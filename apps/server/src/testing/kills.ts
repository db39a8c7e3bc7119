import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { controlSums, readManifest, verifyGeneration, type Manifest } from '@pendapa/warehouse';

/** The signal that killed a process; null if it ended by itself. */
export const ended = (child: ChildProcess): Promise<NodeJS.Signals | null> =>
  new Promise((done) => child.once('exit', (_code, signal) => done(signal)));

/**
 * Kills a process after `change` changes in the folders that a publication writes to.
 * @returns a function that stops watching
 */
export function killAtChange(child: ChildProcess, data: string, change: number): () => void {
  let seen = 0;
  const watchers = [data, join(data, 'generations'), join(data, 'parts')].map((folder) =>
    watch(folder, () => {
      seen += 1;
      if (seen === change) child.kill('SIGKILL');
    }),
  );
  return () => watchers.forEach((watcher) => watcher.close());
}

export function killAtTime(child: ChildProcess, ms: number): () => void {
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  return () => clearTimeout(timer);
}

/** The generation that a data folder serves after a process was killed. */
export interface Served {
  readonly generation: number;
  readonly sum: number;
  readonly faults: readonly string[];
}

/** Checks the checksums of parts whose rows and sums were counted before. */
async function changedParts(data: string, { parts }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, sha256 } of parts) {
    const bytes = await readFile(join(data, 'parts', file)).catch(() => Buffer.alloc(0));
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(`${file} is not what was published`);
  }
  return faults;
}

export async function served(data: string, before: Served | null = null): Promise<Served> {
  const manifest = await readManifest(data);
  if (!manifest) throw new Error('nothing is served');
  const same = manifest.generation === before?.generation;
  const faults = same ? await changedParts(data, manifest) : (await verifyGeneration(data, manifest)).map(({ message }) => message);
  return { generation: manifest.generation, sum: Number(controlSums(manifest)['payments.amount']), faults };
}

/** Files in a data folder that no manifest names and no running load needs. */
export async function leftovers(data: string): Promise<string[]> {
  const names = await readdir(data, { recursive: true });
  return names.filter((name) => /^(?:lock$|drafts)|\.(?:taking-over|tmp)$/.test(name));
}
