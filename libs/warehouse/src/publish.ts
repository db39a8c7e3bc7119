import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { SpokenError } from '@pendapa/contracts';
import type { PublishOptions } from './draft.ts';
import { exact, integer, one } from './duck.ts';
import { extentsOf } from './extents.ts';
import { extractSummaries } from './extract-summaries.ts';
import { forgetOldGenerations, nextGeneration, sweepParts, writeGeneration } from './generations.ts';
import { layoutOf } from './layout.ts';
import { PART_FORMAT, type Manifest, type Part } from './manifest.ts';
import { buildCrossParts, touchedCrossParts } from './cross-parts.ts';
import { compare, partName, placePart, type BuiltPart } from './parts.ts';
import { buildYear } from './payment-parts.ts';
import { planYears } from './payment-plan.ts';
import { SOURCE_KIND_NAMES } from './schema/part-kinds.ts';
import { TABLE_NAMES, type TableName } from './schema/tables.ts';
import { buildTables, touchedParts, type TableKindName } from './table-parts.ts';

export interface DraftContext {
  readonly dataFolder: string;
  /** The draft's own folder. */
  readonly folder: string;
  readonly base: Manifest | null;
  readonly connect: () => Promise<DuckDBConnection>;
}

const KEPT_LOADS = 200;
const TABLE_KINDS = SOURCE_KIND_NAMES.filter((kind) => kind !== 'payments');
const PAYMENT_KINDS = ['payments', 'aggregates'] as const;

const mixing = (sample: boolean) =>
  new SpokenError({
    id: sample
      ? 'Folder data ini berisi data asli; data contoh tidak dicampurkan ke dalamnya. Pakai folder lain untuk data contoh.'
      : 'Folder data ini berisi data contoh; data asli tidak dicampurkan ke dalamnya. Pakai folder lain untuk data asli.',
    en: sample
      ? 'This data folder holds real data; sample data are not mixed into it. Use another folder for the sample.'
      : 'This data folder holds sample data; real data are not mixed into it. Use another folder for real data.',
  });

/** What the load adds to: nothing for a fresh one, else what is served, if it is of the same kind. */
function baseOf(base: Manifest | null, { fresh, sample }: PublishOptions): Manifest | null {
  if (base === null || fresh === true) return null;
  if (base.sample !== sample) throw mixing(sample);
  return base;
}

async function checkIncoming(connection: DuckDBConnection, expected: PublishOptions['expected']): Promise<Record<TableName, number>> {
  const counts: [TableName, number][] = [];
  for (const table of TABLE_NAMES) {
    const count = integer((await one(connection, `SELECT count(*) FROM incoming.${table}`))[0]);
    counts.push([table, count]);
    const wanted = expected?.rows[table];
    if (wanted !== undefined) compare(table, count, wanted);
  }
  if (expected?.paymentAmount !== undefined) {
    const [sum] = await one(connection, 'SELECT sum(amount) FROM incoming.payments');
    compare('payments.amount', exact(sum), expected.paymentAmount);
  }
  return Object.fromEntries(counts) as Record<TableName, number>;
}

type Slot = Pick<Part, 'kind' | 'year'>;
const sameSlot = (a: Slot, b: Slot): boolean => a.kind === b.kind && a.year === b.year;

async function build(
  context: DraftContext,
  connection: DuckDBConnection,
  options: PublishOptions,
): Promise<{ manifest: Manifest; built: BuiltPart[] }> {
  const base = baseOf(context.base, options);
  const incoming = await checkIncoming(connection, options.expected);
  const years = await planYears(connection, base, options.replace);
  const touched: { kind: TableKindName; year: number | null }[] = [];
  for (const kind of TABLE_KINDS) for (const year of await touchedParts(connection, kind, base, incoming)) touched.push({ kind, year });
  const total = touched.length + years.length + 2;
  const built: BuiltPart[] = [];
  for (const [index, slot] of touched.entries()) {
    options.onProgress?.(partName(slot), index, total);
    const part = await buildTables(connection, context.folder, slot.kind, slot.year, base);
    if (part) built.push(part);
  }
  for (const [index, plan] of years.entries()) {
    options.onProgress?.(partName({ kind: 'payments', year: plan.year }), touched.length + index, total);
    built.push(...(await buildYear(connection, context.folder, plan, base, options.replace)));
  }
  const sources = [...touched, ...years.flatMap(({ year }) => PAYMENT_KINDS.map((kind) => ({ kind, year })))];
  const untouched = new Set(years.flatMap((plan) => plan.staying));
  const staying = (slots: readonly Slot[]) =>
    (base?.parts ?? []).filter((part) => untouched.has(part) || !slots.some((slot) => sameSlot(slot, part)));
  const crossing = touchedCrossParts([...staying(sources), ...built.map(({ part }) => part)], sources);
  const rebuilt: readonly Slot[] = [...sources, ...crossing];
  const kept = staying(rebuilt);
  options.onProgress?.('obligations', total - 2, total);
  built.push(
    ...(await buildCrossParts(connection, context.folder, crossing, {
      base,
      served: context.base,
      replace: options.replace,
      kept,
      built,
      rebuilt,
      years,
    })),
  );
  const extents = await extentsOf(connection, kept, built);
  const parts = [...kept, ...built.map(({ part }) => part)].sort((a, b) => (partName(a) < partName(b) ? -1 : 1));
  const at = new Date().toISOString();
  const rows = Object.fromEntries(TABLE_NAMES.flatMap((table) => (incoming[table] > 0 ? [[table, incoming[table]]] : [])));
  const manifest: Manifest = {
    format: PART_FORMAT,
    generation: await nextGeneration(context.dataFolder),
    publishedAt: at,
    sample: options.sample,
    asOf: extents.payments?.asOf ?? null,
    since: extents.payments?.since ?? null,
    parts,
    extracts: extractSummaries(base, parts, extents, { at, source: options.source, incoming }),
    loads: [...(base?.loads ?? []), { at, source: options.source, sourceSha256: options.sourceSha256, rows }].slice(-KEPT_LOADS),
  };
  options.onProgress?.('publish', total - 1, total);
  return { manifest, built };
}

/** The generation is published already: a file that cannot be removed now is removed by the next load. */
async function tidy(dataFolder: string): Promise<void> {
  try {
    await forgetOldGenerations(dataFolder);
    await sweepParts(dataFolder);
  } catch {
    return;
  }
}

/** Builds and verifies every part before the first one is moved; what fails half-way is taken away again. */
export async function publishDraft(context: DraftContext, options: PublishOptions): Promise<Manifest> {
  const connection = await context.connect();
  try {
    const { manifest, built } = await build(context, connection, options);
    const { parts } = layoutOf(context.dataFolder);
    const placed: string[] = [];
    try {
      for (const item of built) {
        placed.push(join(parts, item.part.file));
        await placePart(item, parts);
      }
      await writeGeneration(context.dataFolder, manifest);
    } catch (error) {
      const served = new Set(context.base?.parts.map(({ file }) => join(parts, file)));
      for (const path of placed) if (!served.has(path)) await rm(path, { force: true });
      throw error;
    }
    await tidy(context.dataFolder);
    return manifest;
  } finally {
    connection.closeSync();
  }
}
