import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import { execute, quoted, withEngine } from '../engine/duck.ts';
import { sha256Of } from '../data-folder/durable.ts';
import { damaged } from './generations.ts';
import { pathsOf } from '../data-folder/paths.ts';
import type { Manifest, Part } from './manifest.ts';
import { contentOf } from './part-content.ts';

const NAME = /^[a-z_]+$/;
const SUM = /^[a-z_]+\.[a-z_]+$/;

const unequal = (file: string, what: string, stored: string, wanted: string) =>
  new UserError({
    id: `Isi "${file}" tidak sama dengan daftarnya: ${what} tersimpan ${stored}, seharusnya ${wanted}.`,
    en: `What "${file}" holds is not what its manifest says: ${what} stored ${stored}, should be ${wanted}.`,
  });

/** Returns true if a file is byte for byte the published part. */
export async function isWhole(path: string, { bytes, sha256 }: Part): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  return size === bytes && (await sha256Of(path).catch(() => null)) === sha256;
}

/** Compares rows and sums of one part with its manifest in a fresh engine. */
async function contentFault(connection: DuckDBConnection, path: string, part: Part): Promise<UserError | null> {
  const [rows, sums] = [Object.keys(part.rows), Object.keys(part.sums)];
  if (!rows.every((table) => NAME.test(table)) || !sums.every((key) => SUM.test(key))) return damaged(part.file);
  try {
    await execute(connection, `ATTACH ${quoted(path)} AS part (READ_ONLY)`);
    const stored = await contentOf(connection, 'part', { rows, sums });
    for (const [table, count] of Object.entries(part.rows))
      if (stored.rows[table] !== count) return unequal(part.file, table, String(stored.rows[table]), String(count));
    for (const [key, sum] of Object.entries(part.sums))
      if (stored.sums[key] !== BigInt(sum)) return unequal(part.file, key, String(stored.sums[key]), sum);
    return null;
  } catch (error) {
    return damaged(part.file, error);
  } finally {
    await execute(connection, 'DETACH DATABASE IF EXISTS part');
  }
}

/** An aggregate must sum to the payments of its year, even if both match their manifest lines. */
function aggregateFault(part: Part, parts: readonly Part[]): UserError | null {
  if (part.kind !== 'aggregates') return null;
  const payments = parts.filter(({ kind, year }) => kind === 'payments' && year === part.year);
  const wanted: Readonly<Record<string, string>> = {
    amount: String(payments.reduce((sum, { sums }) => sum + BigInt(sums['payments.amount'] ?? '0'), 0n)),
    entries: String(payments.reduce((sum, { rows }) => sum + (rows['payments'] ?? 0), 0)),
  };
  for (const [key, sum] of Object.entries(part.sums)) {
    const due = wanted[key.split('.')[1] ?? ''];
    if (due !== undefined && sum !== due) return unequal(part.file, key, sum, due);
  }
  return null;
}

/**
 * Verifies parts byte by byte and row by row; aggregates must sum to their payments.
 * @returns one error for each missing, changed or wrong part
 */
export async function verifyParts(parts: readonly Part[], pathOf: (part: Part) => string): Promise<readonly UserError[]> {
  const faults: UserError[] = [];
  await withEngine(':memory:', { memory_limit: '1GB', threads: '2' }, async (connection) => {
    for (const part of parts) {
      const path = pathOf(part);
      // The engine opens no file that differs from the published one.
      const fault = (await isWhole(path, part))
        ? ((await contentFault(connection, path, part)) ?? aggregateFault(part, parts))
        : damaged(part.file);
      if (fault) faults.push(fault);
    }
  });
  return faults;
}

/** Verifies every part of a generation in its data folder. */
export function verifyGeneration(dataFolder: string, manifest: Manifest): Promise<readonly UserError[]> {
  const { parts } = pathsOf(dataFolder);
  return verifyParts(manifest.parts, (part) => join(parts, part.file));
}
