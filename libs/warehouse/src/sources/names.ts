import { randomBytes } from 'node:crypto';
import { manifestName } from '../data-folder/paths.ts';

/** `000012-0f3a...`: the number of the load, and a mark that no load of another folder has. */
const NAME = /^(\d{6,})-[0-9a-f]{16}$/;
const FILE = /^(\d{6,}-[0-9a-f]{16})\.([a-z0-9_.]+)$/;
const MARK_BYTES = 8;
const REMOVED = 'removed';

/** A new name for what is kept of a load. */
export const newName = (load: number): string => `${manifestName(load).replace('.json', '')}-${randomBytes(MARK_BYTES).toString('hex')}`;

export const isName = (name: string): boolean => NAME.test(name);

export const recordFile = (name: string): string => `${name}.json`;
/** A file of the load as it came, compressed; numbered from 1. */
export const importedFile = (name: string, number: number): string => `${name}.${String(number)}.br`;
/** Rows of one table that the load took away. */
export const replacedFile = (name: string, table: string): string => `${name}.${table}.parquet`;
/** Its presence tells that a setting had the files of the load removed. */
export const removedMark = (name: string): string => `${name}.${REMOVED}`;

export interface KeptFileName {
  readonly name: string;
  readonly load: number;
  /** Whether it holds what was imported, in contrast to the record of the load and to the mark of its removal. */
  readonly holdsData: boolean;
}

/** What a file in `<data>/sources` is; null if Pendapa did not write it, or not to its end. */
export function parseFileName(file: string): KeptFileName | null {
  const [, name, ending] = FILE.exec(file) ?? [];
  if (name === undefined || ending === undefined || ending.endsWith('tmp')) return null;
  return { name, load: Number(NAME.exec(name)?.[1]), holdsData: ending !== 'json' && ending !== REMOVED };
}
