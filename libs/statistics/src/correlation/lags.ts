import { pearson, type Correlation } from './pearson.ts';

export interface LaggedCorrelation {
  /** Periods by which `y` follows `x`; negative where `y` leads. */
  readonly lag: number;
  readonly correlation: Correlation | null;
}

/**
 * Pearson's correlation of x at t with y at t + lag for every lag from -most to most. Series with a trend or a season correlate at any
 * lag: give changes or remainders. The p values hold for one lag chosen beforehand, not for the largest of many.
 */
export function laggedCorrelations(x: readonly (number | null)[], y: readonly (number | null)[], most: number): LaggedCorrelation[] {
  const length = Math.min(x.length, y.length);
  return Array.from({ length: 2 * most + 1 }, (_, i) => {
    const lag = i - most;
    const overlap = Math.max(0, length - Math.abs(lag));
    const from = (values: readonly (number | null)[], start: number): readonly (number | null)[] => values.slice(start, start + overlap);
    return { lag, correlation: pearson(from(x, Math.max(0, -lag)), from(y, Math.max(0, lag))) };
  });
}
