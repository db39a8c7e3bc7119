import type { DimensionKey, DimensionOptions } from '@pendapa/contracts';
import { isCode } from '../questions/dimensions.ts';
import { refusal } from '../questions/query-error.ts';
import type { Directory } from './directory.ts';

const MOST_OPTIONS = 1_000;

export interface OptionSearch {
  /** In code or name, in either language; empty: every code. */
  readonly search: string;
  /** Only codes right below this one: districts of a city. */
  readonly within?: string;
  readonly limit: number;
}

/** Codes whose code or name in either language holds the search text, in the order of the codes. */
export function dimensionOptions(
  dimension: DimensionKey,
  { search, within, limit }: OptionSearch,
  directory: Directory,
  generation: number,
): DimensionOptions {
  if (!isCode(dimension)) throw refusal('unknown-dimension', { dimension });
  const most = Math.min(Math.max(Math.trunc(limit), 1), MOST_OPTIONS);
  const sought = search.trim().toLowerCase();
  const matching = [...directory.members[dimension]].filter(
    ([code, { name, parent }]) =>
      (within === undefined || parent === within) && [code, name.id, name.en].some((text) => text.toLowerCase().includes(sought)),
  );
  matching.sort(([a], [b]) => (a < b ? -1 : 1));
  const options = matching.slice(0, most).map(([code, { name, parent }]) => ({ code, name, parent }));
  return { dimension, options, truncated: matching.length > most, generation };
}
