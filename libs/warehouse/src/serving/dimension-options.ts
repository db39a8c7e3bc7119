import type { DimensionKey, DimensionOptions } from '@pendapa/contracts';
import { isCode } from '../directory/member.ts';
import { createQueryError } from '../queries/query-error.ts';
import type { Directory } from '../directory/directory.ts';

const MAX_OPTIONS = 1_000;

export interface OptionSearch {
  /** Text in the code or the name, in either language; an empty text matches every code. */
  readonly search: string;
  /** Only codes directly below this one, such as the districts of a city. */
  readonly parentCode?: string;
  readonly limit: number;
}

/** Returns codes whose code or name contains the search text, ordered by code. */
export function dimensionOptions(
  dimension: DimensionKey,
  { search, parentCode, limit }: OptionSearch,
  directory: Directory,
  generation: number,
): DimensionOptions {
  if (!isCode(dimension)) throw createQueryError('unknown-dimension', { dimension });
  const maxOptions = Math.min(Math.max(Math.trunc(limit), 1), MAX_OPTIONS);
  const sought = search.trim().toLowerCase();
  const matching = [...directory.members[dimension]].filter(
    ([code, { name, parent }]) =>
      (parentCode === undefined || parent === parentCode) && [code, name.id, name.en].some((text) => text.toLowerCase().includes(sought)),
  );
  matching.sort(([a], [b]) => (a < b ? -1 : 1));
  const options = matching.slice(0, maxOptions).map(([code, { name, parent }]) => ({ code, name, parent }));
  return { dimension, options, truncated: matching.length > maxOptions, generation };
}
