import { share } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

/** Objects of a band of money, whose code is its lower bound; null for those whose base is not known. */
export interface OfBand {
  readonly code: string | null;
  readonly registered: Value;
  readonly baseValue: Value;
}

const HALF = 0.5;

/** Bands of which the bound is known, from the lowest. */
const inOrder = (bands: readonly OfBand[]) =>
  bands.flatMap(({ code, ...band }) => (code === null ? [] : [{ code, ...band }])).sort((a, b) => Number(a.code) - Number(b.code));

const sum = (values: readonly Value[]): number => values.reduce<number>((whole, value) => whole + Number(value ?? 0), 0);

export interface Heavy {
  /** The lower bound of the least of these bands. */
  readonly from: string;
  /** Their part of the objects whose base is known, and of the base. */
  readonly objects: number;
  readonly held: number;
}

/** The largest bands that hold the part of the value that is nearest to half; null where nothing is known to be worth anything. */
export function heaviest(bands: readonly OfBand[]): Heavy | null {
  const known = inOrder(bands);
  const partFrom = (at: number, of: 'registered' | 'baseValue') =>
    share(sum(known.slice(at).map((band) => band[of])), sum(known.map((band) => band[of])));
  const parts = known.flatMap(({ code }, at) => {
    const [objects, held] = [partFrom(at, 'registered'), partFrom(at, 'baseValue')];
    return objects === null || held === null ? [] : [{ from: code, objects, held }];
  });
  return parts.sort((a, b) => Math.abs(a.held - HALF) - Math.abs(b.held - HALF))[0] ?? null;
}
