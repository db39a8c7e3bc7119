import { at, mean, sum } from '../numbers/arrays.ts';
import { studentQuantile, studentTwoSided } from '../numbers/distributions.ts';

export interface FitPoint {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** A straight line y = intercept + slope x by least squares, in the units of x and y. */
export interface Fit {
  readonly n: number;
  readonly intercept: number;
  readonly slope: number;
  readonly slopeInterval: readonly [low: number, high: number];
  /** Two-sided p value of "no slope". */
  readonly p: number;
  /** Share of the variation of y that the line explains: 0..1. */
  readonly explained: number;
  readonly confidence: number;
  /** Standard deviation of the residuals. */
  readonly spread: number;
  readonly centre: number;
  /** Sum of squared deviations of x from its mean. */
  readonly reach: number;
  /** Points farther from the line of all others than chance allows, farthest first. */
  readonly outliers: readonly FitOutlier[];
}

export interface FitOutlier {
  readonly key: string;
  /** y minus the expectation of the line. */
  readonly residual: number;
  /** Externally studentised residual: in standard deviations of a fit without the point. */
  readonly score: number;
}

const OUTLIER_RISK = 0.05;

/**
 * Fits a least-squares line with an interval of its slope and its outliers. Externally studentised residuals are tested against Student's
 * t with Bonferroni's correction. Source: Cook and Weisberg, "Residuals and Influence in Regression" (1982), chapter 2.
 * @returns null for fewer than four finite points or an x that does not vary
 */
export function fitLine(given: readonly FitPoint[], confidence = 0.95): Fit | null {
  const points = given.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const n = points.length;
  const centre = mean(points.map(({ x }) => x));
  const middle = mean(points.map(({ y }) => y));
  const reach = sum(points.map(({ x }) => (x - centre) ** 2));
  if (n < 4 || !(reach > n * (1e-14 * Math.abs(centre)) ** 2)) return null;
  const slope = sum(points.map(({ x, y }) => (x - centre) * (y - middle))) / reach;
  const residuals = points.map(({ x, y }) => y - middle - slope * (x - centre));
  const squares = sum(residuals.map((residual) => residual * residual));
  const variation = sum(points.map(({ y }) => (y - middle) ** 2));
  const spread = Math.sqrt(squares / (n - 2));
  const error = spread / Math.sqrt(reach);
  const width = studentQuantile(0.5 + confidence / 2, n - 2) * error;
  return {
    n,
    intercept: middle - slope * centre,
    slope,
    slopeInterval: [slope - width, slope + width],
    p: error > 0 ? studentTwoSided(slope / error, n - 2) : slope === 0 ? 1 : 0,
    explained: variation > 0 ? 1 - squares / variation : 0,
    confidence,
    spread,
    centre,
    reach,
    outliers: outliersOf(points, residuals, squares, centre, reach),
  };
}

function outliersOf(
  points: readonly FitPoint[],
  residuals: readonly number[],
  squares: number,
  centre: number,
  reach: number,
): FitOutlier[] {
  const n = points.length;
  const scored = points.map(({ key, x }, i): FitOutlier => {
    const residual = at(residuals, i);
    const free = 1 - 1 / n - (x - centre) ** 2 / reach;
    const without = (squares - (residual * residual) / free) / (n - 3);
    return { key, residual, score: residual / Math.sqrt(Math.max(without, 0) * free) };
  });
  // An exact fit has no outliers. A point that alone determines its end of the line (free = 0) cannot be one.
  return scored
    .filter(({ score, residual }) => Math.abs(residual) > 1e-9 * Math.sqrt(squares) && n * studentTwoSided(score, n - 3) < OUTLIER_RISK)
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
}

/** Expectation of the line at x, with the interval of the line and that of a single new point. */
export interface FitBand {
  readonly expected: number;
  readonly line: readonly [low: number, high: number];
  readonly point: readonly [low: number, high: number];
}

/** Band of a fit at one x, at the confidence of the fit. */
export function fitBand({ n, intercept, slope, spread, centre, reach, confidence }: Fit, x: number): FitBand {
  const expected = intercept + slope * x;
  const width = studentQuantile(0.5 + confidence / 2, n - 2) * spread;
  const distance = 1 / n + (x - centre) ** 2 / reach;
  const intervalAround = (share: number): [number, number] => [expected - width * Math.sqrt(share), expected + width * Math.sqrt(share)];
  return { expected, line: intervalAround(distance), point: intervalAround(1 + distance) };
}

const STEPS = 40;

/** The line with its interval, from the smallest x to the largest. */
export function curveOfFit(fit: Fit, xs: readonly number[]) {
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = minX + ((maxX - minX) * step) / STEPS;
    const { expected, line } = fitBand(fit, x);
    return { x, expected, low: line[0], high: line[1] };
  });
}
