import { createHash } from 'node:crypto';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { writeDurably } from '../data-folder/durable.ts';
import { pathsOf } from '../data-folder/paths.ts';
import type { RecordReference, Load } from './manifest.ts';
import type { TableName } from '../schema/tables.ts';
import { isName, recordFile } from './source-names.ts';

/** An imported file of a load. */
export interface ImportedFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Rows of one table that a load replaced. */
export interface ReplacedRows {
  readonly rows: number;
  /** Checksum of the file with these rows; null if they were not stored. */
  readonly sha256: string | null;
}

/** How a load is repeated. Its writer may add more fields. */
export interface Instruction {
  readonly kind: 'import' | 'sample' | 'removal';
}

/** `<data>/sources/<name>.json`: what one load did and how it is repeated. It contains no rows. */
export interface LoadRecord {
  readonly format: 1;
  readonly name: string;
  readonly load: Omit<Load, 'kept'>;
  /** Record of the load before; null for the first. */
  readonly follows: RecordReference | null;
  /** True if there are earlier loads without a record. */
  readonly isIncomplete: boolean;
  readonly instruction: Instruction;
  readonly files: readonly ImportedFile[];
  /** True if the files and the replaced rows were stored. */
  readonly keptFiles: boolean;
  /** Replaced rows by table. */
  readonly replaced: Readonly<Partial<Record<TableName, ReplacedRows>>>;
  /** Control sums of the new rows, as exact integers. */
  readonly sums: Readonly<Record<string, string>>;
}

const unreadable = (file: string, cause?: unknown) =>
  new UserError(
    {
      id: `Catatan pemuatan "sources/${file}" hilang atau rusak. Pulihkan berkas itu dari cadangan.`,
      en: `The record of a load "sources/${file}" is missing or damaged. Restore that file from a backup.`,
    },
    { cause },
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Writes the record durably and returns the reference for the manifest. */
export async function writeRecord(dataFolder: string, record: LoadRecord): Promise<RecordReference> {
  const text = `${JSON.stringify(record, null, 1)}\n`;
  const path = join(pathsOf(dataFolder).sources, recordFile(record.name));
  await writeDurably(path, text);
  await chmod(path, 0o600);
  return { name: record.name, sha256: sha256(text) };
}

/**
 * Reads a record by its name.
 * @throws UserError if it is missing or damaged
 */
export async function readRecordNamed(dataFolder: string, name: string): Promise<{ record: LoadRecord; reference: RecordReference }> {
  if (!isName(name)) throw unreadable(name);
  const file = recordFile(name);
  const text = await readFile(join(pathsOf(dataFolder).sources, file), 'utf8').catch((error: unknown) => {
    throw unreadable(file, error);
  });
  try {
    return { record: JSON.parse(text) as LoadRecord, reference: { name, sha256: sha256(text) } };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/**
 * Reads the record that a manifest or another record references.
 * @throws UserError if it is missing or has another checksum
 */
export async function readRecord(dataFolder: string, wanted: RecordReference): Promise<LoadRecord> {
  const { record, reference } = await readRecordNamed(dataFolder, wanted.name);
  if (reference.sha256 !== wanted.sha256) throw unreadable(recordFile(wanted.name));
  return record;
}
