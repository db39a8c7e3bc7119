import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import type { PublishOptions } from './draft.ts';
import { exact, integer, firstRow } from '../engine/duck.ts';
import { extentsOf } from './extents.ts';
import { extractSummaries } from './extract-summaries.ts';
import { namedParts, readCurrent, writeGeneration } from '../generations/generations.ts';
import { tidy } from '../generations/tidy.ts';
import { INCOMING } from './incoming.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { PART_FORMAT, type Load, type Manifest, type Part } from '../generations/manifest.ts';
import { buildCrossParts, listDirtyCrossParts } from '../rollups/cross-parts.ts';
import { compare, partName, placeParts, verifyBuilt, type BuiltPart } from '../generations/build-part.ts';
import { buildYear } from './payment-parts.ts';
import { planYears } from './payment-plan.ts';
import type { FlushedPartitions } from './flushed/flushed-partitions.ts';
import type { Processors } from '../engine/processors.ts';
import type { DraftSources } from './draft-sources.ts';
import { NOTHING_REPLACED } from '../schema/replacement.ts';
import { UNKNOWN_SOURCE, type Origin } from '../schema/origin.ts';
import { SOURCE_KIND_NAMES } from '../schema/part-kinds.ts';
import { TABLE_NAMES, type TableName } from '../schema/tables.ts';
import { LoadRecorder } from './load-recorder.ts';
import { factsOfLoad, withRecord } from './load-facts.ts';
import { buildTables, listDirtyParts, type TableKindName } from './table-parts.ts';
import { onWorkers, type Task } from '../engine/workers.ts';

export interface DraftContext {
  readonly dataFolder: string;
  /** The draft's own folder. */
  readonly folder: string;
  readonly base: Manifest | null;
  readonly origin: Origin;
  /** Instant of a repeated load; null: now. */
  readonly at: string | null;
  readonly sources: DraftSources;
  /** Parts that were flushed before the publication; null if none was. */
  readonly flushed: FlushedPartitions | null;
  readonly connect: () => Promise<DuckDBConnection>;
  readonly processors: Processors;
}

export const MAX_LOADS = 200;
const TABLE_KINDS = SOURCE_KIND_NAMES.filter((kind) => kind !== 'payments');
const PAYMENT_KINDS = ['payments', 'aggregates'] as const;

const mixedDataError = (sample: boolean) =>
  new UserError({
    id: sample
      ? 'Folder data ini berisi data asli; data contoh tidak dicampurkan ke dalamnya. Pakai folder lain untuk data contoh.'
      : 'Folder data ini berisi data contoh; data asli tidak dicampurkan ke dalamnya. Pakai folder lain untuk data asli.',
    en: sample
      ? 'This data folder holds real data; sample data are not mixed into it. Use another folder for the sample.'
      : 'This data folder holds sample data; real data are not mixed into it. Use another folder for real data.',
  });

/** Returns the generation that the load adds to; null for a fresh one. */
function baseOf(base: Manifest | null, { fresh, sample }: PublishOptions): Manifest | null {
  if (base === null || fresh === true) return null;
  if (base.sample !== sample) throw mixedDataError(sample);
  return base;
}

type RowCounts = Readonly<Record<TableName, number>>;

/** Counts incoming rows by table, in flushed parts and in open tables. */
async function checkIncoming(
  connection: DuckDBConnection,
  flushed: FlushedPartitions | null,
  parts: readonly BuiltPart[],
  expected: PublishOptions['expected'],
): Promise<{ readonly open: RowCounts; readonly all: RowCounts }> {
  const open: Partial<Record<TableName, number>> = {};
  const all: Partial<Record<TableName, number>> = {};
  for (const table of TABLE_NAMES) {
    const count = integer((await firstRow(connection, `SELECT count(*) FROM ${INCOMING(table)}`))[0]);
    open[table] = count;
    all[table] = count + parts.reduce((sum, { part }) => sum + (part.rows[table] ?? 0), 0);
    const wanted = expected?.rows[table];
    if (wanted !== undefined) compare(table, all[table], wanted);
  }
  if (expected?.paymentAmount !== undefined) {
    const [sum] = await firstRow(connection, `SELECT sum(amount) FROM ${INCOMING('payments')}`);
    const before = parts.reduce(
      (total, { part }) => total + (part.kind === 'payments' ? BigInt(part.sums['payments.amount'] ?? '0') : 0n),
      0n,
    );
    compare('payments.amount', exact(sum) + before, expected.paymentAmount);
  }
  await flushed?.refuseLateRows(connection);
  return { open: open as RowCounts, all: all as RowCounts };
}

type Slot = Pick<Part, 'kind' | 'year'>;
const sameSlot = (a: Slot, b: Slot): boolean => a.kind === b.kind && a.year === b.year;

/** Parts written at a time; some steps of each use one processor only. */
const WORKERS = 2;

const loadOf = (
  { source, sourceSha256, reading, files, posted, replace, sources }: PublishOptions,
  { at, rows, origin }: Pick<Load, 'at' | 'rows'> & { readonly origin: Origin },
): Load => ({
  id: origin.load,
  sources: sources ?? (origin.source === UNKNOWN_SOURCE ? [] : [origin.source]),
  at,
  source,
  sourceSha256,
  rows,
  ...(reading === undefined ? {} : { reading }),
  ...(files === undefined || files.length === 0 ? {} : { files }),
  ...(posted ? { posted } : {}),
  ...(replace?.days ? { replaced: replace.days } : {}),
  ...(replace && replace.sources === null ? { replacedAllSources: true } : {}),
});

async function build(
  context: DraftContext,
  connections: readonly [DuckDBConnection, ...DuckDBConnection[]],
  options: PublishOptions,
  recorder: LoadRecorder | null,
): Promise<{ manifest: Manifest; built: BuiltPart[] }> {
  const [connection] = connections;
  const { folder, flushed, processors } = context;
  const base = baseOf(context.base, options);
  const { replace = NOTHING_REPLACED, history } = options;
  const merging = { base, replace, origin: context.origin, incoming: INCOMING, generated: {} };
  const finished = (await flushed?.finish()) ?? [];
  const flushedSlots = flushed?.slots ?? [];
  if (base !== null && finished.length > 0) throw new Error('Sealed parts are a fresh generation: they are added to nothing.');
  const incoming = await checkIncoming(connection, flushed, finished, options.expected);
  const facts = recorder && (await factsOfLoad(recorder, connection, { base, replace, incoming: incoming.open, finished, history }));
  const years = await planYears(connection, base, replace);
  const ready = finished.filter(({ part }) => part.kind !== 'payers' || years.every(({ year }) => year > (part.year ?? 0)));
  const dirtySlots: { kind: TableKindName; year: number | null }[] = [];
  for (const kind of TABLE_KINDS.filter((name) => !flushedSlots.some((slot) => slot.kind === name && slot.year === null)))
    for (const year of await listDirtyParts(connection, kind, base, replace, incoming.open)) dirtySlots.push({ kind, year });
  const total = dirtySlots.length + years.length + 2;
  let begun = 0;
  const report = (step: string): void => {
    options.onProgress?.(step, begun, total);
    begun += 1;
  };
  const tasks: Task<readonly BuiltPart[]>[] = [
    ...years.map((plan): Task<readonly BuiltPart[]> => async (worker) => {
      report(partName({ kind: 'payments', year: plan.year }));
      return buildYear(worker, folder, plan, base, replace, context.origin);
    }),
    ...dirtySlots.map((slot): Task<readonly BuiltPart[]> => async (worker) => {
      report(partName(slot));
      const part = await buildTables(worker, folder, slot.kind, slot.year, merging);
      return part ? [part] : [];
    }),
  ];
  const built: BuiltPart[] = [...ready, ...(await onWorkers(connections, tasks, processors)).flat()];
  const sources = [
    ...dirtySlots,
    ...[...years, ...flushedSlots.filter(({ kind }) => kind === 'payments')].flatMap(({ year }) =>
      PAYMENT_KINDS.map((kind) => ({ kind, year })),
    ),
    ...flushedSlots.filter(({ kind }) => kind !== 'payments'),
  ];
  const unchangedParts = new Set(years.flatMap((plan) => plan.staying));
  const staying = (slots: readonly Slot[]) =>
    (base?.parts ?? []).filter((part) => unchangedParts.has(part) || !slots.some((slot) => sameSlot(slot, part)));
  const crossing = listDirtyCrossParts([...staying(sources), ...built.map(({ part }) => part)], sources);
  const rebuilt: readonly Slot[] = [...sources, ...crossing];
  const unchanged = staying(rebuilt);
  options.onProgress?.('obligations', total - 2, total);
  built.push(
    ...(await buildCrossParts(
      connections,
      folder,
      crossing.filter((slot) => !built.some(({ part }) => sameSlot(slot, part))),
      {
        base,
        processors,
        served: context.base,
        replace,
        unchanged,
        built,
        rebuilt,
        years,
      },
    )),
  );
  await verifyBuilt(built);
  const extents = await extentsOf(connection, unchanged, built);
  const parts = [...unchanged, ...built.map(({ part }) => part)].sort((a, b) => (partName(a) < partName(b) ? -1 : 1));
  const at = context.at ?? new Date().toISOString();
  const rows = Object.fromEntries(TABLE_NAMES.flatMap((table) => (incoming.all[table] > 0 ? [[table, incoming.all[table]]] : [])));
  const loads = history?.loads ?? [...(base?.loads ?? []), loadOf(options, { at, rows, origin: context.origin })];
  const manifest: Manifest = {
    format: PART_FORMAT,
    generation: Math.max(context.origin.load, options.number ?? 0),
    publishedAt: at,
    sample: options.sample,
    asOf: extents.payments?.asOf ?? null,
    since: extents.payments?.since ?? null,
    parts,
    extracts: extractSummaries(history ?? base, parts, extents, { at, source: options.source, brought: history ? {} : incoming.all }),
    loads: (recorder && facts ? await withRecord(recorder, loads, facts) : loads).slice(-MAX_LOADS),
    sources: history?.sources ?? context.sources.all,
  };
  options.onProgress?.('publish', total - 1, total);
  return { manifest, built };
}

/** Builds and verifies all parts before it moves the first one; a failure removes moved parts again. */
export async function publishDraft(context: DraftContext, options: PublishOptions): Promise<Manifest> {
  const connection = await context.connect();
  const others: DuckDBConnection[] = [];
  const recorder = options.record ? await LoadRecorder.open(context.dataFolder, context.origin.load, options.record) : null;
  try {
    while (others.length + 1 < WORKERS) others.push(await context.connect());
    const { manifest, built } = await build(context, [connection, ...others], options, recorder);
    const { parts } = pathsOf(context.dataFolder);
    await options.beforeServed?.(manifest);
    try {
      await placeParts(built, parts);
      await writeGeneration(context.dataFolder, manifest);
    } catch (error) {
      // If the pointer was written before the failure, its generation stays.
      if ((await readCurrent(context.dataFolder).catch(() => null)) === manifest.generation) return manifest;
      // If needed parts cannot be determined, the next load sweeps.
      const needed = await namedParts(context.dataFolder);
      for (const { part } of built) if (needed && !needed.has(part.file)) await rm(join(parts, part.file), { force: true });
      throw error;
    }
    await tidy(context.dataFolder);
    return manifest;
  } catch (error) {
    await recorder?.discard();
    throw error;
  } finally {
    for (const open of [connection, ...others]) open.closeSync();
  }
}
