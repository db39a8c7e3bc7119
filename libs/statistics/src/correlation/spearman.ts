import { ranksOf } from '../numbers/ranks.ts';
import { coefficient, completePairs, inference, type Correlation } from './pearson.ts';

/**
 * Spearman's rank correlation (American Journal of Psychology 15, 1904), ties with mean ranks; p by Student's t, the interval by
 * Fisher's z with the variance of Bonett and Wright, Psychometrika 65 (2000). Null as for `pearson`.
 */
export function spearman(x: readonly (number | null)[], y: readonly (number | null)[], confidence = 0.95): Correlation | null {
  const pairs = completePairs(x, y);
  const n = pairs.x.length;
  const r = n < 3 ? null : coefficient(ranksOf(pairs.x), ranksOf(pairs.y));
  return r === null ? null : inference(r, n, confidence, 0, 1 + (r * r) / 2);
}
