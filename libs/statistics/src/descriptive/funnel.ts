import { mean } from '../numbers/arrays.ts';
import { incompleteBeta } from '../numbers/distributions.ts';
import { quantile } from '../numbers/quantiles.ts';

/** P(R <= r) of the binomial with `n` trials of probability `p`. */
export function binomialCumulative(r: number, n: number, p: number): number {
  if (r < 0) return 0;
  return r >= n ? 1 : incompleteBeta(n - r, r + 1, 1 - p);
}

/** The smallest r of which P(R <= r) is above `share`. */
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
 * The rate below which a share of all samples of `n` lies if their true rate is `p`: the exact binomial, interpolated between its steps as
 * in the appendix of Spiegelhalter, "Funnel plots for comparing institutional performance", Statistics in Medicine 24 (2005).
 * 0 < share < 1, n a whole number above 0, 0 <= p <= 1.
 */
export function binomialLimit(share: number, n: number, p: number): number {
  const r = smallestAbove(share, n, p);
  const [at, before] = [binomialCumulative(r, n, p), binomialCumulative(r - 1, n, p)];
  const beyond = at > before ? (at - share) / (at - before) : 0;
  return Math.min(1, Math.max(0, (r - beyond) / n));
}

export interface Rated {
  /** What is rated, a whole number above 0, and how much of it was done. */
  readonly count: number;
  readonly done: number;
  /** As much as would be done of it if it did as well as all others do with the same mix. */
  readonly expected: number;
}

export interface Funnel {
  /** The rate of all together. */
  readonly rate: number;
  /** By how much the spread is more than chance explains: the winsorised variance of the standardised rates, at least 1. */
  readonly overdispersion: number;
  /** Each with its rate as it would be with the mix of all, and whether it lies below, within or above the corrected limits of 99.8 %. */
  readonly members: readonly { readonly adjusted: number; readonly standing: 'below' | 'within' | 'above' }[];
  /** Limits of a share (0.95 or 0.998) at so many; corrected ones are wider by the root of the overdispersion. */
  readonly limits: (share: number, count: number, corrected: boolean) => readonly [low: number, high: number];
}

const WINSORISED = 0.1;
const OUTER = 0.998;

/**
 * Which of many rates is further from the others than chance and their own spread explain, whatever its size and its mix. Overdispersion as in
 * Spiegelhalter (2005), section 5: standardised rates, winsorised at a tenth at both ends. Null without anything to rate.
 */
export function funnelOf(rated: readonly Rated[]): Funnel | null {
  const sum = (of: (one: Rated) => number) => rated.reduce((total, one) => total + of(one), 0);
  const rate = sum(({ done }) => done) / sum(({ count }) => count);
  if (!Number.isFinite(rate) || rate <= 0 || rate >= 1) return null;
  // A rate stays one: few that did all, of whom little was expected, did no more than all.
  const adjusted = rated.map(({ count, done, expected }) => Math.min(1, Math.max(0, rate + (done - expected) / count)));
  const scores = rated.map(({ count }, index) => ((adjusted[index] ?? rate) - rate) / Math.sqrt((rate * (1 - rate)) / count));
  const [low, high] = [quantile(scores, WINSORISED), quantile(scores, 1 - WINSORISED)];
  const overdispersion = Math.max(1, mean(scores.map((score) => Math.min(high, Math.max(low, score)) ** 2)));
  const limits: Funnel['limits'] = (share, count, corrected) => {
    const widened = (limit: number) => rate + (limit - rate) * (corrected ? Math.sqrt(overdispersion) : 1);
    const tail = (1 - share) / 2;
    return [Math.max(0, widened(binomialLimit(tail, count, rate))), Math.min(1, widened(binomialLimit(1 - tail, count, rate)))];
  };
  const members = rated.map(({ count }, index) => {
    const own = adjusted[index] ?? rate;
    const [below, above] = limits(OUTER, count, true);
    // Counts go in steps: what lies beyond by less than half of one does not lie beyond.
    const half = 0.5 / count;
    if (own + half < below) return { adjusted: own, standing: 'below' as const };
    return { adjusted: own, standing: own - half > above ? ('above' as const) : ('within' as const) };
  });
  return { rate, overdispersion, members, limits };
}
