import type { DimensionKey, DimensionOptions } from '@pendapa/contracts';
import { isCode } from '../questions/dimensions.ts';
import { refusal } from '../query-error.ts';
import type { Directory } from './directory.ts';

const MOST_OPTIONS = 1_000;

/** Codes whose code or name in either language holds the search text, in the order of the codes. */
export function dimensionOptions(
  dimension: DimensionKey,
  search: string,
  limit: number,
  directory: Directory,
  generation: number,
): DimensionOptions {
  if (!isCode(dimension)) throw refusal('unknown-dimension', { dimension });
  const most = Math.min(Math.max(Math.trunc(limit), 1), MOST_OPTIONS);
  const sought = search.trim().toLowerCase();
  const matching = [...directory.members[dimension]].filter(([code, { name }]) =>
    [code, name.id, name.en].some((text) => text.toLowerCase().includes(sought)),
  );
  matching.sort(([a], [b]) => (a < b ? -1 : 1));
  const options = matching.slice(0, most).map(([code, { name, parent }]) => ({ code, name, parent }));
  return { dimension, options, truncated: matching.length > most, generation };
}
