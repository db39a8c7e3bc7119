import { mean } from '../numbers/arrays.ts';
import { incompleteBeta } from '../numbers/distributions.ts';
import { quantile } from '../numbers/quantiles.ts';

/** P(R <= r) of the binomial distribution with `n` trials of probability `p`. */
export function binomialCumulative(r: number, n: number, p: number): number {
  if (r < 0) return 0;
  return r >= n ? 1 : incompleteBeta(n - r, r + 1, 1 - p);
}

/** Smallest r with P(R <= r) above `share`. */
function smallestAbove(share: number, n: number, p: number): number {
  let [low, high] = [0, n];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (binomialCumulative(middle, n, p) > share) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Rate below which a share of all samples of size `n` lies if the true rate is `p`. It interpolates the exact binomial as in the appendix
 * of Spiegelhalter, "Funnel plots for comparing institutional performance", Statistics in Medicine 24 (2005).
 * @param share between 0 and 1
 * @param n whole number above 0
 * @param p between 0 and 1
 */
export function binomialLimit(share: number, n: number, p: number): number {
  const r = smallestAbove(share, n, p);
  const [at, before] = [binomialCumulative(r, n, p), binomialCumulative(r - 1, n, p)];
  const beyond = at > before ? (at - share) / (at - before) : 0;
  return Math.min(1, Math.max(0, (r - beyond) / n));
}

export interface Rated {
  /** Number of cases (whole, above 0), and how many of them were done. */
  readonly count: number;
  readonly done: number;
  /** Number that would be done at the rate of all others with the same mix. */
  readonly expected: number;
}

export interface Funnel {
  /** Rate of all members. */
  readonly rate: number;
  /** Factor by which the spread exceeds chance: the winsorised variance of the standardised rates, at least 1. */
  readonly overdispersion: number;
  /** Each with its rate for the mix of all, and its position relative to the corrected limits of 99.8 %. */
  readonly members: readonly { readonly adjusted: number; readonly standing: 'below' | 'within' | 'above' }[];
  /** Limits of a share (0.95 or 0.998) for a number of cases. Corrected ones are wider by the root of the overdispersion. */
  readonly limits: (share: number, count: number, corrected: boolean) => readonly [low: number, high: number];
}

/** Share of the extreme values at each end that are replaced before the spread is estimated. */
const WINSORISED_SHARE = 0.1;
/** Confidence of the outer limits. */
const OUTER_CONFIDENCE = 0.998;

/**
 * Finds rates that differ from the others more than chance and their own spread explain. Standardised rates are winsorised at a tenth on
 * both ends. Source: Spiegelhalter (2005), section 5.
 * @returns null if there is nothing to rate
 */
export function funnelOf(rated: readonly Rated[]): Funnel | null {
  const sum = (of: (one: Rated) => number) => rated.reduce((total, one) => total + of(one), 0);
  const rate = sum(({ done }) => done) / sum(({ count }) => count);
  if (!Number.isFinite(rate) || rate <= 0 || rate >= 1) return null;
  // A rate cannot exceed 1, even if all of few cases were done and little was expected.
  const adjusted = rated.map(({ count, done, expected }) => Math.min(1, Math.max(0, rate + (done - expected) / count)));
  const scores = rated.map(({ count }, index) => ((adjusted[index] ?? rate) - rate) / Math.sqrt((rate * (1 - rate)) / count));
  const [low, high] = [quantile(scores, WINSORISED_SHARE), quantile(scores, 1 - WINSORISED_SHARE)];
  const overdispersion = Math.max(1, mean(scores.map((score) => Math.min(high, Math.max(low, score)) ** 2)));
  const limits: Funnel['limits'] = (share, count, corrected) => {
    const widened = (limit: number) => rate + (limit - rate) * (corrected ? Math.sqrt(overdispersion) : 1);
    const tail = (1 - share) / 2;
    return [Math.max(0, widened(binomialLimit(tail, count, rate))), Math.min(1, widened(binomialLimit(1 - tail, count, rate)))];
  };
  const members = rated.map(({ count }, index) => {
    const own = adjusted[index] ?? rate;
    const [below, above] = limits(OUTER_CONFIDENCE, count, true);
    // Counts are whole, so that a value within half a step of a limit is not beyond it.
    const half = 0.5 / count;
    if (own + half < below) return { adjusted: own, standing: 'below' as const };
    return { adjusted: own, standing: own - half > above ? ('above' as const) : ('within' as const) };
  });
  return { rate, overdispersion, members, limits };
}
