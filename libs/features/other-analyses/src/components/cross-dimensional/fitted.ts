import { fitLine, pearson, spearman, type Correlation, type Fit } from '@pendapa/statistics';
import { MIN_UNITS, RISK } from './correlations.ts';
import { sharePart, type IndicatorKey } from './indicators.ts';

export interface UnitPoint {
  readonly code: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Result for two indicators; `shared` means that they share a figure. */
type Judgement = 'rising' | 'falling' | 'chance' | 'shared' | 'few' | 'same';

export interface Fitted {
  readonly points: readonly UnitPoint[];
  readonly judgement: Judgement;
  /** Null with too few units, or if one indicator is constant. */
  readonly correlation: Correlation | null;
  readonly fit: Fit | null;
}

/** How two indicators are correlated. `q` is their adjusted p value in the matrix of all pairs, null for a pair outside it. */
export interface FitOptions {
  readonly across: IndicatorKey;
  readonly up: IndicatorKey;
  readonly method: keyof typeof METHODS;
  readonly q: number | null;
}

const METHODS = { pearson, spearman } as const;

function judge(correlation: Correlation | null, known: number, { across, up, q }: FitOptions): Judgement {
  if (known < MIN_UNITS) return 'few';
  if (!correlation) return 'same';
  if (sharePart(across, up)) return 'shared';
  if ((q ?? correlation.p) > RISK) return 'chance';
  return correlation.r > 0 ? 'rising' : 'falling';
}

/** Points of two indicators with a fitted line; no line and no correlation below eight units. */
export function fittedOf(points: readonly UnitPoint[], options: FitOptions): Fitted {
  const enough = points.length >= MIN_UNITS;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const correlation = enough ? METHODS[options.method](xs, ys) : null;
  const fit = correlation && fitLine(points.map(({ code, x, y }) => ({ key: code, x, y })));
  return { points, judgement: judge(correlation, points.length, options), correlation, fit };
}
