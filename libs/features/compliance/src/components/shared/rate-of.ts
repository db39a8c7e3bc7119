import { drawn, type Row } from '@pendapa/analysis';

/** The sum of one count over rows divided by that of another; null where one of them is not known, or nothing is to be divided by. */
export function rateOf<M extends string>(rows: readonly Row<M>[], part: NoInfer<M>, whole: NoInfer<M>): number | null {
  const [parts, wholes] = [part, whole].map((measure) => rows.map(({ current }) => drawn(current[measure])));
  if (!parts || !wholes || [...parts, ...wholes].includes(null)) return null;
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return sum(wholes) > 0 ? sum(parts) / sum(wholes) : null;
}
