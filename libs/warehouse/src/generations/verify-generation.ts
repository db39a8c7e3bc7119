import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import { execute, withEngine } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { sha256Of } from '../data-folder/durable.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { pathsOf } from '../data-folder/paths.ts';
import type { Manifest, Part } from './manifest.ts';
import { contentOf } from './part-content.ts';

/** Names of tables, such as `payments`. */
const TABLE_NAME = /^[a-z_]+$/;
/** Keys of sums: table and column, such as `payments.amount`. */
const SUM_KEY = /^[a-z_]+\.[a-z_]+$/;

const manifestError = (file: string, key: string, stored: string, expected: string) =>
  new UserError({
    id: `Isi berkas data "${file}" tidak sesuai dengan manifesnya: ${key} tercatat ${stored}, seharusnya ${expected}.`,
    en: `The data file "${file}" does not match its manifest: ${key} is ${stored}, expected ${expected}.`,
  });

const aggregateError = (file: string, key: string, stored: string, expected: string) =>
  new UserError({
    id: `Berkas rekap "${file}" tidak sesuai dengan pembayaran tahunnya: ${key} tercatat ${stored}, seharusnya ${expected}.`,
    en: `The aggregates in "${file}" do not match the payments of their year: ${key} is ${stored}, expected ${expected}.`,
  });

/** Returns true if a file has the size and SHA-256 of its part in the manifest; false also if it cannot be read. */
export async function isIntact(path: string, { bytes, sha256 }: Part): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  return size === bytes && (await sha256Of(path).catch(() => null)) === sha256;
}

/** Compares row counts and column sums of a part's file with the manifest; null if they are equal. */
async function contentFault(connection: DuckDBConnection, path: string, part: Part): Promise<UserError | null> {
  const [rows, sums] = [Object.keys(part.rows), Object.keys(part.sums)];
  if (!rows.every((table) => TABLE_NAME.test(table)) || !sums.every((key) => SUM_KEY.test(key))) return damagedFileError(part.file);
  try {
    await execute(connection, `ATTACH ${quoted(path)} AS part (READ_ONLY)`);
    const stored = await contentOf(connection, 'part', { rows, sums });
    for (const [table, count] of Object.entries(part.rows))
      if (stored.rows[table] !== count) return manifestError(part.file, table, String(stored.rows[table]), String(count));
    for (const [key, sum] of Object.entries(part.sums))
      if (stored.sums[key] !== BigInt(sum)) return manifestError(part.file, key, String(stored.sums[key]), sum);
    return null;
  } catch (error) {
    return damagedFileError(part.file, error);
  } finally {
    await execute(connection, 'DETACH DATABASE IF EXISTS part');
  }
}

/**
 * Compares the sums of an aggregates part with the payments parts of its year; null if they are equal. Both may match their own
 * entries in the manifest and still differ. Only amounts and entries are compared, because payments have no other sums.
 */
function aggregateFault(part: Part, parts: readonly Part[]): UserError | null {
  if (part.kind !== 'aggregates') return null;
  const payments = parts.filter(({ kind, year }) => kind === 'payments' && year === part.year);
  const expectedByColumn: Readonly<Record<string, string>> = {
    amount: String(payments.reduce((sum, { sums }) => sum + BigInt(sums['payments.amount'] ?? '0'), 0n)),
    entries: String(payments.reduce((sum, { rows }) => sum + (rows['payments'] ?? 0), 0)),
  };
  for (const [key, sum] of Object.entries(part.sums)) {
    const expected = expectedByColumn[key.split('.')[1] ?? ''];
    if (expected !== undefined && sum !== expected) return aggregateError(part.file, key, sum, expected);
  }
  return null;
}

/**
 * Verifies parts by size, SHA-256, row counts and column sums; aggregates must sum to their payments. Used by the
 * doctor, and by backup, restore, rollback and rebuild before they trust the files.
 * @returns the first error of each part that is missing or differs; empty if all parts are intact
 */
export async function verifyParts(parts: readonly Part[], pathOf: (part: Part) => string): Promise<readonly UserError[]> {
  const faults: UserError[] = [];
  await withEngine(':memory:', { memory_limit: '1GB', threads: '2' }, async (connection) => {
    for (const part of parts) {
      const path = pathOf(part);
      // The engine opens no file that differs from the published one.
      const fault = (await isIntact(path, part))
        ? ((await contentFault(connection, path, part)) ?? aggregateFault(part, parts))
        : damagedFileError(part.file);
      if (fault) faults.push(fault);
    }
  });
  return faults;
}

/** Verifies every part of a generation in its data folder. */
export function verifyGeneration(dataFolder: string, manifest: Manifest): Promise<readonly UserError[]> {
  const { parts: partsFolder } = pathsOf(dataFolder);
  return verifyParts(manifest.parts, (part) => join(partsFolder, part.file));
}
