import type { Reader } from '@pendapa/analysis';

/** The band in which most are, and their part of all; null where nobody is in one, or in none that is known. */
export function largestBand<M extends string, D extends string>(
  read: Reader<M, D>,
  dimension: NoInfer<D>,
  measure: NoInfer<M>,
): { readonly band: string; readonly share: number | null } | null {
  const [most] = [...read.rows].sort((a, b) => Number(b.current[measure] ?? 0) - Number(a.current[measure] ?? 0));
  if (!most || most.codes[dimension] === null || most.current[measure] === null) return null;
  return { band: read.name(dimension, most), share: read.share(measure, most) };
}
