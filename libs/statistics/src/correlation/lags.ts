import { at, range } from '../numbers/arrays.ts';
import { fillMissing } from '../forecasting/gaps.ts';
import { stl } from '../forecasting/stl.ts';
import { pearson, type Correlation } from './pearson.ts';

type Series = readonly (number | null)[];

export interface LaggedCorrelation {
  /** Number of periods by which `y` follows `x`; negative if `y` leads. */
  readonly lag: number;
  readonly correlation: Correlation | null;
  /** p value of the strongest of all lags (Bonferroni); null with `correlation`. */
  readonly adjustedP: number | null;
}

export interface LagOptions {
  /** Periods in a cycle whose season is removed first; 1 = none. */
  readonly frequency?: number;
  /** Basis of the correlation; two unrelated series that wander correlate 'as given'. */
  readonly of?: 'changes' | 'as-given';
}

const isFiniteNumber = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * Changes of the seasonally adjusted values (STL, from two whole cycles on), to correlate a series in time. A missing value removes its
 * change and the next one.
 */
export function changesOf(values: Series, frequency = 1): (number | null)[] {
  const missing = new Set(range(values.length).filter((t) => !isFiniteNumber(values[t])));
  if (missing.size === values.length) return values.map(() => null);
  const filled = fillMissing(
    values.map((value) => value ?? 0),
    missing,
    frequency,
  );
  const seasonal = frequency > 1 ? stl(filled, frequency, { robustPasses: 1 }).seasonal : [];
  const adjusted = frequency > 1 ? filled.map((value, t) => value - at(seasonal, t)) : filled;
  return adjusted.map((value, t) => (t === 0 || missing.has(t) || missing.has(t - 1) ? null : value - at(adjusted, t - 1)));
}

/**
 * Pearson's correlation of x at t with y at t + lag, for all lags from -most to most. It uses changes by default. `adjustedP` accounts for
 * the number of lags.
 * @throws RangeError for series of unequal length
 */
export function laggedCorrelations(
  x: Series,
  y: Series,
  maxLag: number,
  { frequency = 1, of = 'changes' }: LagOptions = {},
): LaggedCorrelation[] {
  if (x.length !== y.length) throw new RangeError('both series must have the same length');
  const [first, second] = of === 'changes' ? [changesOf(x, frequency), changesOf(y, frequency)] : [x, y];
  const lags = range(2 * maxLag + 1).map((i) => {
    const lag = i - maxLag;
    const overlap = Math.max(0, x.length - Math.abs(lag));
    const overlapFrom = (values: Series, start: number): Series => values.slice(start, start + overlap);
    return { lag, correlation: pearson(overlapFrom(first, Math.max(0, -lag)), overlapFrom(second, Math.max(0, lag))) };
  });
  const tested = lags.filter(({ correlation }) => correlation).length;
  return lags.map((row) => ({ ...row, adjustedP: row.correlation && Math.min(1, row.correlation.p * tested) }));
}
