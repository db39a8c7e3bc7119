import { SOURCE_KIND_NAMES } from '../schema/part-kinds.ts';
import { TABLE_NAMES } from '../schema/tables.ts';
import type { Manifest, Part } from './manifest.ts';

/** Returns true if a part holds rows as they came in, not rows computed from them. */
export const isSourcePart = ({ kind }: Part): boolean => SOURCE_KIND_NAMES.some((name) => name === kind);

/** Returns rows and money of each table, summed over its parts. */
export function contentsOf({ parts }: Pick<Manifest, 'parts'>): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>();
  for (const part of parts.filter(isSourcePart)) {
    for (const table of TABLE_NAMES) found.set(table, (found.get(table) ?? 0n) + BigInt(part.rows[table] ?? 0));
    for (const [key, sum] of Object.entries(part.sums)) found.set(key, (found.get(key) ?? 0n) + BigInt(sum));
  }
  return found;
}
