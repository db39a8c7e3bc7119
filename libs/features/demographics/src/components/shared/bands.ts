import { drawn, known, share, sum, type Row } from '@pendapa/analysis';

const HALF = 0.5;

/** Bands of which the bound, their code, is known, from the lowest. */
const rising = <M extends string, D extends string>(rows: readonly Row<M, D>[], by: D): readonly Row<M, D>[] =>
  rows.filter(({ codes }) => codes[by] !== null).sort((a, b) => Number(a.codes[by]) - Number(b.codes[by]));

/** The band up to which so large a part of a measure lies; null where there is none of it. */
export function bandReaching<M extends string, D extends string>(
  rows: readonly Row<M, D>[],
  by: NoInfer<D>,
  measure: NoInfer<M>,
  part: number,
): Row<M, D> | null {
  const bands = rising(rows, by);
  const upTo = (end: number) => drawn(sum([known(0), ...bands.slice(0, end).map(({ current }) => current[measure])])) ?? 0;
  const whole = upTo(bands.length);
  return whole > 0 ? (bands.find((_, at) => upTo(at + 1) >= whole * part) ?? null) : null;
}

export interface Heavy {
  /** The lower bound of the least of these bands. */
  readonly from: string | null;
  /** Their part of the objects whose base is known, and of the base. */
  readonly objects: number;
  readonly held: number;
}

/** The largest bands that hold the part of the value that is nearest to half; null where nothing is known to be worth anything. */
export function heaviest(rows: readonly Row<'registered' | 'baseValue', 'valueBand'>[]): Heavy | null {
  const bands = rising(rows, 'valueBand');
  const partFrom = (at: number, of: 'registered' | 'baseValue') =>
    share(sum(bands.slice(at).map(({ current }) => current[of])), sum(bands.map(({ current }) => current[of])));
  const parts = bands.flatMap(({ codes }, at) => {
    const [objects, held] = [partFrom(at, 'registered'), partFrom(at, 'baseValue')];
    return objects === null || held === null ? [] : [{ from: codes.valueBand, objects, held }];
  });
  return parts.sort((a, b) => Math.abs(a.held - HALF) - Math.abs(b.held - HALF))[0] ?? null;
}
