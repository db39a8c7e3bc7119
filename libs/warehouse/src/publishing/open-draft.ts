import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { Draft, DraftOptions } from './draft.ts';
import { execute } from '../engine/duck.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { nextGeneration, readManifest } from '../generations/generations.ts';
import { sweepLeftovers } from '../generations/sweep-leftovers.ts';
import { incomingTableSql } from './incoming.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { acquireLock } from '../data-folder/lock.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import type { Manifest } from '../generations/manifest.ts';
import { Processors } from '../engine/processors.ts';
import { attachSql, createViews } from '../rollups/published-tables.ts';
import { publishDraft } from './publish.ts';
import { TABLE_NAMES } from '../schema/tables.ts';
import type { FlushedPartitions } from './flushed/flushed-partitions.ts';
import { UNKNOWN_SOURCE, type Origin } from '../schema/origin.ts';
import { DraftSources } from './draft-sources.ts';

async function prepareTables(
  connection: DuckDBConnection,
  base: Manifest | null,
  parts: string,
  staging: DraftOptions['staging'],
  origin: Origin,
): Promise<void> {
  await execute(connection, staging === 'memory' ? "ATTACH ':memory:' AS incoming" : 'CREATE SCHEMA incoming');
  for (const table of TABLE_NAMES) await execute(connection, incomingTableSql(table, origin));
  for (const part of base?.parts ?? []) {
    await execute(connection, attachSql(part, parts)).catch((error: unknown) => {
      throw damagedFileError(part.file, error);
    });
  }
  await createViews(connection, 'published', base?.parts ?? []);
}

/**
 * Starts a load: acquires the data folder's lock and removes leftovers of crashed loads.
 * @throws UserError while another load runs
 */
export async function openDraft(dataFolder: string, options: DraftOptions = {}): Promise<Draft> {
  const paths = pathsOf(dataFolder);
  for (const folder of [paths.root, paths.generations, paths.parts]) await mkdir(folder, { recursive: true });
  const release = await acquireLock(paths.lock);
  const folder = join(paths.drafts, randomUUID());
  let instance: DuckDBInstance | null = null;
  let connection: DuckDBConnection | null = null;
  let processors: Processors | null = null;
  let flushed: Promise<FlushedPartitions> | null = null;
  let open = true;

  const discard = async (): Promise<void> => {
    if (!open) return;
    open = false;
    connection?.interrupt();
    await (await flushed)?.close();
    await processors?.close();
    connection?.closeSync();
    instance?.closeSync();
    await rm(paths.drafts, { recursive: true, force: true });
    await release();
  };

  try {
    await sweepLeftovers(dataFolder);
    await makeFolderIn(dataFolder, folder);
    const base = options.anew ? null : await readManifest(dataFolder);
    const sources = new DraftSources(base?.sources ?? []);
    const origin = {
      source: options.source === undefined ? UNKNOWN_SOURCE : sources.idOf(options.source),
      load: options.as?.load ?? (await nextGeneration(dataFolder)),
    };
    const at = options.as?.at ?? null;
    const threads = options.threads ?? availableParallelism();
    instance = await DuckDBInstance.create(join(folder, 'draft.duckdb'), {
      memory_limit: options.memoryLimit ?? '1GB',
      threads: String(threads),
      temp_directory: join(folder, 'spill'),
    });
    const engine = instance;
    const own = await engine.connect();
    connection = own;
    const division = new Processors(await engine.connect(), threads);
    processors = division;
    // Only generated data are written while they still come in, so nothing else loads this code.
    const flushedPartitions = (): Promise<FlushedPartitions> => {
      flushed ??= import('./flushed/flushed-partitions.ts').then(
        (loaded) => new loaded.FlushedPartitions(folder, () => engine.connect(), division, origin),
      );
      return flushed;
    };
    await prepareTables(own, base, paths.parts, options.staging, origin);
    return {
      connection: own,
      base,
      load: origin.load,
      sourceId: (name) => sources.idOf(name),
      sources: () => sources.all,
      discard,
      flushPartitions: async (year, ...kinds) => {
        const parts = await flushedPartitions();
        for (const kind of kinds) await parts.flush(own, { kind, year });
      },
      flushGenerated: async (year, kind, generated, forget) => (await flushedPartitions()).flush(own, { kind, year }, generated, forget),
      publish: async (publishing) => {
        if (!open) throw new Error('This draft was already published or discarded.');
        try {
          const context = {
            dataFolder,
            folder,
            base,
            origin,
            at,
            sources,
            flushed: await flushed,
            connect: () => engine.connect(),
            processors: division,
          };
          return await division.atRest(() => publishDraft(context, publishing));
        } finally {
          await discard();
        }
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}
