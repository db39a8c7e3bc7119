import { known, share, sum, type Reader } from '@pendapa/analysis';

/** Counts holders with one of these codes. Null if a count is unknown or there are no holders. */
export function countHolders<D extends string>(
  { rows, total }: Reader<'taxpayers' | 'objects', D>,
  by: NoInfer<D>,
  codes: readonly (string | null)[],
) {
  const found = rows.filter((row) => codes.includes(row.codes[by]));
  const holders = sum([known(0), ...found.map(({ current }) => current.taxpayers)]);
  const part = share(holders, total('taxpayers'));
  return part === null ? null : { holders, part };
}
