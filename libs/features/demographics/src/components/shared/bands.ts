import { toPlotValue, known, share, sum, type Row } from '@pendapa/query';

const HALF = 0.5;

/** Bands with a known lower bound (their code), lowest first. */
const rising = <M extends string, D extends string>(rows: readonly Row<M, D>[], by: D): readonly Row<M, D>[] =>
  rows.filter(({ codes }) => codes[by] !== null).sort((a, b) => Number(a.codes[by]) - Number(b.codes[by]));

/** Finds the band up to which the given share of a measure lies. Null if the measure is 0. */
export function bandReaching<M extends string, D extends string>(
  rows: readonly Row<M, D>[],
  by: NoInfer<D>,
  measure: NoInfer<M>,
  part: number,
): Row<M, D> | null {
  const bands = rising(rows, by);
  const upTo = (end: number) => toPlotValue(sum([known(0), ...bands.slice(0, end).map(({ current }) => current[measure])])) ?? 0;
  const whole = upTo(bands.length);
  return whole > 0 ? (bands.find((_, at) => upTo(at + 1) >= whole * part) ?? null) : null;
}

export interface Heavy {
  /** Lower bound of the lowest of these bands. */
  readonly from: string | null;
  /** Share of the objects with a known base, and share of the base; 0 to 1. */
  readonly objects: number;
  readonly value: number;
}

/** Finds the largest bands that together hold about half of the value. Null if no value is known. */
export function findHeaviestBands(rows: readonly Row<'registered' | 'baseValue', 'valueBand'>[]): Heavy | null {
  const bands = rising(rows, 'valueBand');
  const partFrom = (at: number, of: 'registered' | 'baseValue') =>
    share(sum(bands.slice(at).map(({ current }) => current[of])), sum(bands.map(({ current }) => current[of])));
  const parts = bands.flatMap(({ codes }, at) => {
    const [objects, value] = [partFrom(at, 'registered'), partFrom(at, 'baseValue')];
    return objects === null || value === null ? [] : [{ from: codes.valueBand, objects, value }];
  });
  return parts.sort((a, b) => Math.abs(a.value - HALF) - Math.abs(b.value - HALF))[0] ?? null;
}
