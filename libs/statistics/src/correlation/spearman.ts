import { ranksOf } from '../numbers/ranks.ts';
import { EXACT_BELOW, exactRankP } from './exact.ts';
import { coefficient, completePairs, inference, type Correlation } from './pearson.ts';

/**
 * Spearman's rank correlation with mean ranks for ties. Source: American Journal of Psychology 15 (1904).
 * p comes from Student's t, or below ten pairs from all pairings of the ranks. The interval uses Fisher's z with the variance of Bonett and Wright, Psychometrika 65 (2000).
 * @returns null like `pearson`
 * @throws RangeError like `pearson`
 */
export function spearman(x: readonly (number | null)[], y: readonly (number | null)[], confidence = 0.95): Correlation | null {
  const pairs = completePairs(x, y);
  const n = pairs.x.length;
  const [ranksX, ranksY] = [ranksOf(pairs.x), ranksOf(pairs.y)];
  const r = n < 3 ? null : coefficient(ranksX, ranksY);
  if (r === null) return null;
  const found = inference(r, n, confidence, 0, 1 + (r * r) / 2);
  return n < EXACT_BELOW ? { ...found, p: exactRankP(ranksX, ranksY) } : found;
}
