import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { SpokenError } from '@pendapa/contracts';
import { exact, execute, integer, one, quoted, withEngine } from './duck.ts';
import { moveDurably, sha256Of } from './durable.ts';
import type { Part } from './manifest.ts';

/** What a part must hold, known before it is written. */
export interface Expected {
  readonly rows: Readonly<Record<string, number>>;
  /** By `table.column`. */
  readonly sums: Readonly<Record<string, bigint>>;
}

export interface PartPlan {
  readonly kind: Part['kind'];
  readonly year: number | null;
  /** Creates the tables in the attached, empty database of that name. */
  readonly fill: (connection: DuckDBConnection, database: string) => Promise<void>;
  readonly expected: Expected;
}

export interface BuiltPart {
  readonly path: string;
  readonly part: Part;
}

const unequal = (what: string, stored: string, wanted: string) =>
  new SpokenError({
    id: `Data yang tersimpan tidak sama dengan yang masuk (${what}: tersimpan ${stored}, seharusnya ${wanted}). Tidak ada yang diterbitkan; data lama tetap dipakai.`,
    en: `What was stored is not what came in (${what}: stored ${stored}, should be ${wanted}). Nothing was published; the old data stay in use.`,
  });

export function compare(what: string, stored: number | bigint, wanted: number | bigint): void {
  if (stored !== wanted) throw unequal(what, String(stored), String(wanted));
}

/** Counts rows and sums of a finished file through an engine of its own, as a later reader will see them. */
export async function verifyContent(path: string, name: string, expected: Expected): Promise<void> {
  await withEngine(path, { access_mode: 'READ_ONLY', threads: '2' }, async (connection) => {
    for (const [table, rows] of Object.entries(expected.rows)) {
      const [count] = await one(connection, `SELECT count(*) FROM ${table}`);
      compare(`${name} ${table}`, integer(count), rows);
    }
    for (const [key, sum] of Object.entries(expected.sums)) {
      const [table, column] = key.split('.');
      const [stored] = await one(connection, `SELECT sum(${column}) FROM ${table}`);
      compare(`${name} ${key}`, exact(stored), sum);
    }
  });
}

export const partName = ({ kind, year }: Pick<Part, 'kind' | 'year'>): string => (year === null ? kind : `${kind}-${year}`);

// A resolved COMMIT is no proof: after a failed statement it reports success and stores nothing. Only what a fresh engine reads
// from the closed file counts.
/** Writes one part into `folder`, closes it, and reads it again before it is believed. */
export async function buildPart(connection: DuckDBConnection, folder: string, plan: PartPlan): Promise<BuiltPart> {
  const name = partName(plan);
  const path = join(folder, `${name}-${randomUUID()}.duckdb`);
  await execute(connection, `ATTACH ${quoted(path)} AS part`);
  try {
    await plan.fill(connection, 'part');
    await execute(connection, 'CHECKPOINT part');
  } finally {
    await execute(connection, 'DETACH part');
  }
  await verifyContent(path, name, plan.expected);
  const sha256 = await sha256Of(path);
  const sums = Object.fromEntries(Object.entries(plan.expected.sums).map(([key, sum]) => [key, String(sum)]));
  const { size } = await stat(path);
  const part: Part = {
    file: `${name}-${sha256.slice(0, 16)}.duckdb`,
    kind: plan.kind,
    year: plan.year,
    sha256,
    bytes: size,
    rows: plan.expected.rows,
    sums,
  };
  return { path, part };
}

export const placePart = ({ path, part }: BuiltPart, folder: string): Promise<void> => moveDurably(path, join(folder, part.file));
