import type { Reader } from '@pendapa/panels';
import { isSomething, known, share, sum } from '@pendapa/query';

/** Counts holders with one of these codes, and their share of all; the share is null if a count is hidden. Null if there are no holders. */
export function countHolders<D extends string>(
  { rows, total }: Reader<'taxpayers' | 'objects', D>,
  by: NoInfer<D>,
  codes: readonly (string | null)[],
) {
  const found = rows.filter((row) => codes.includes(row.codes[by]));
  const holders = sum([known(0), ...found.map(({ current }) => current.taxpayers)]);
  const all = total('taxpayers');
  return isSomething(all) ? { holders, part: share(holders, all) } : null;
}
