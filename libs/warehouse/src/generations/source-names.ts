import { randomBytes } from 'node:crypto';
import { manifestName } from '../data-folder/paths.ts';

/** `000012-0f3a...`: the number of the load, and a mark that no load of another folder has. */
const NAME = /^(\d{6,})-[0-9a-f]{16}$/;
const FILE = /^(\d{6,}-[0-9a-f]{16})\.([a-z0-9_.]+)$/;
const MARK_BYTES = 8;
const REMOVED = 'removed';

/** Returns a new name for the files of a load. */
export const newName = (load: number): string => `${manifestName(load).replace('.json', '')}-${randomBytes(MARK_BYTES).toString('hex')}`;

export const isName = (name: string): boolean => NAME.test(name);

export const recordFile = (name: string): string => `${name}.json`;
/** An imported file of the load, compressed; numbered from 1. */
export const importedFile = (name: string, number: number): string => `${name}.${String(number)}.br`;
/** Rows of one table that the load replaced. */
export const replacedFile = (name: string, table: string): string => `${name}.${table}.parquet`;
/** Its presence means that a setting had the files of the load removed. */
export const removedMark = (name: string): string => `${name}.${REMOVED}`;

export interface StoredFileName {
  readonly name: string;
  readonly load: number;
  /** True for imported data; false for the record and for the mark of removal. */
  readonly holdsData: boolean;
}

/** Parses the name of a file in `<data>/sources`; null if Pendapa did not write it completely. */
export function parseFileName(file: string): StoredFileName | null {
  const [, name, ending] = FILE.exec(file) ?? [];
  if (name === undefined || ending === undefined || ending.endsWith('tmp')) return null;
  return { name, load: Number(NAME.exec(name)?.[1]), holdsData: ending !== 'json' && ending !== REMOVED };
}
