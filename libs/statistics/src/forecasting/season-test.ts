import { at, mean } from '../numbers/arrays.ts';
import { ranksOf } from '../numbers/ranks.ts';

function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ra = ranksOf(a);
  const rb = ranksOf(b);
  const ma = mean(ra);
  const mb = mean(rb);
  let cross = 0;
  let sa = 0;
  let sb = 0;
  ra.forEach((value, i) => {
    cross += (value - ma) * (at(rb, i) - mb);
    sa += (value - ma) ** 2;
    sb += (at(rb, i) - mb) ** 2;
  });
  return sa * sb > 0 ? cross / Math.sqrt(sa * sb) : 0;
}

/**
 * Rank correlation of changes with the changes one cycle earlier. Differences remove trends and slow cycles, which the autocorrelation
 * test mistakes for a season. Ranks limit the effect of one extreme month.
 */
function seasonalRankCorrelation(values: readonly number[], frequency: number): number {
  const changes = values.slice(1).map((value, t) => value - at(values, t));
  if (frequency < 2 || changes.length < frequency + 3) return 0;
  return rankCorrelation(changes.slice(0, -frequency), changes.slice(frequency));
}

/** True if a season should be modelled: at least two cycles, with changes that repeat. `values` are on the modelling scale. */
export function hasSeason(values: readonly number[], frequency: number): boolean {
  const n = values.length;
  if (frequency < 2 || n < 2 * frequency) return false;
  const needed = n < 3 * frequency ? 0.35 : Math.max(0.25, 1.2 / Math.sqrt(n - frequency));
  return seasonalRankCorrelation(values, frequency) > needed;
}
