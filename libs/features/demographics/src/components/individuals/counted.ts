import { share, type Reader } from '@pendapa/analysis';

/** How many of the holders have one of these codes; null where one of them is hidden or nobody is. */
export function counted<D extends string>(
  { rows, hidden, total }: Reader<'taxpayers' | 'objects', D>,
  by: NoInfer<D>,
  codes: readonly (string | null)[],
) {
  const found = rows.filter((row) => codes.includes(row.codes[by]));
  if (found.some((row) => hidden('taxpayers', row))) return null;
  const holders = found.reduce((sum, { current }) => sum + Number(current.taxpayers), 0);
  const part = share(holders, total('taxpayers'));
  return part === null ? null : { holders, part };
}
