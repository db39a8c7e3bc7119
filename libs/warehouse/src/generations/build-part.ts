import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import { execute, firstRow, integer, inTransaction, withEngine } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { moveAllDurably, sha256Of } from '../data-folder/durable.ts';
import type { Part } from './manifest.ts';
import { contentOf } from './part-content.ts';

/** Rows of its source tables and sums that a part must have, known before it is written. */
export interface Expected {
  readonly rows: Readonly<Record<string, number>>;
  /** By `table.column`. */
  readonly sums: Readonly<Record<string, bigint>>;
}

export interface PartPlan {
  readonly kind: Part['kind'];
  readonly year: number | null;
  /** File of a finished part that is copied and changed; without it, all tables are created. */
  readonly changes?: string;
  /** Creates the tables in the attached empty database, or changes those of the copy. */
  readonly fill: (connection: DuckDBConnection, database: string) => Promise<void>;
  /** Tables that `fill` computes; their rows are counted afterwards. */
  readonly rollups: readonly string[];
  readonly expected: Expected;
}

export interface BuiltPart {
  readonly path: string;
  readonly part: Part;
}

const unequal = (what: string, stored: string, wanted: string) =>
  new UserError({
    id: `Data yang tersimpan tidak sama dengan data yang diterima (${what}: tersimpan ${stored}, seharusnya ${wanted}). Tidak ada yang diterbitkan. Data lama tetap dipakai.`,
    en: `The stored data differ from the received data (${what}: stored ${stored}, should be ${wanted}). Nothing was published. The old data stay in use.`,
  });

export function compare(what: string, stored: number | bigint, wanted: number | bigint): void {
  if (stored !== wanted) throw unequal(what, String(stored), String(wanted));
}

export const partName = ({ kind, year }: Pick<Part, 'kind' | 'year'>): string => (year === null ? kind : `${kind}-${year}`);

/** This version's format compresses texts faster. */
const STORAGE = "STORAGE_VERSION 'v1.4.0'";
// An unfinished part is discarded, so it needs no write-ahead log.
const UNLOGGED = "RECOVERY_MODE 'no_wal_writes'";
// Each small table takes a block, 256 KB by default; still smaller blocks compress worse.
const SMALL_BLOCKS = 'BLOCK_SIZE 65536';
const OF_SMALL_TABLES: readonly Part['kind'][] = ['reference', 'aggregates', 'payers'];

/** A copy keeps its format. */
function attachOptions({ kind, changes }: PartPlan): string {
  if (changes !== undefined) return UNLOGGED;
  return [STORAGE, UNLOGGED, ...(OF_SMALL_TABLES.includes(kind) ? [SMALL_BLOCKS] : [])].join(', ');
}

/** Writes one part into `folder` and closes it; `verifyBuilt` checks its content. */
export async function buildPart(connection: DuckDBConnection, folder: string, plan: PartPlan): Promise<BuiltPart> {
  const id = randomUUID();
  const name = partName(plan);
  const path = join(folder, `${name}-${id}.duckdb`);
  if (plan.changes !== undefined) await copyFile(plan.changes, path, constants.COPYFILE_FICLONE);
  // Several parts may be written at the same time.
  const database = `part_${id.replaceAll('-', '')}`;
  await execute(connection, `ATTACH ${quoted(path)} AS ${database} (${attachOptions(plan)})`);
  const rows: Record<string, number> = { ...plan.expected.rows };
  try {
    const fill = () => plan.fill(connection, database);
    // One transaction, so that a copy is rewritten once.
    await (plan.changes === undefined ? fill() : inTransaction(connection, fill));
    for (const name of plan.rollups) rows[name] = integer((await firstRow(connection, `SELECT count(*) FROM ${database}.${name}`))[0]);
    await execute(connection, `CHECKPOINT ${database}`);
  } finally {
    await execute(connection, `DETACH ${database}`);
  }
  const sha256 = await sha256Of(path);
  const sums = Object.fromEntries(Object.entries(plan.expected.sums).map(([key, sum]) => [key, String(sum)]));
  const { size } = await stat(path);
  const part: Part = {
    file: `${name}-${sha256.slice(0, 16)}.duckdb`,
    kind: plan.kind,
    year: plan.year,
    sha256,
    bytes: size,
    rows,
    sums,
  };
  return { path, part };
}

// A resolved COMMIT proves nothing: DuckDB reports success after a failed statement. Only a fresh read of the closed files counts.
/** Counts rows and sums of finished parts with a separate engine, as a reader will see them. */
export async function verifyBuilt(built: readonly BuiltPart[]): Promise<void> {
  await withEngine(':memory:', { memory_limit: '1GB', threads: '2' }, async (connection) => {
    for (const { path, part } of built) {
      await execute(connection, `ATTACH ${quoted(path)} AS part (READ_ONLY)`);
      const stored = await contentOf(connection, 'part', { rows: Object.keys(part.rows), sums: Object.keys(part.sums) });
      for (const [table, rows] of Object.entries(part.rows)) compare(`${partName(part)} ${table}`, stored.rows[table] ?? 0, rows);
      for (const [key, sum] of Object.entries(part.sums)) compare(`${partName(part)} ${key}`, stored.sums[key] ?? 0n, BigInt(sum));
      await execute(connection, 'DETACH part');
    }
  });
}

export const placeParts = (built: readonly BuiltPart[], folder: string): Promise<void> =>
  moveAllDurably(built.map(({ path, part }) => ({ from: path, to: join(folder, part.file) })));
