import { adjustForFalseDiscovery } from './false-discovery.ts';
import { kendall } from './kendall.ts';
import { pearson, type Correlation } from './pearson.ts';
import { spearman } from './spearman.ts';

export interface Variable {
  readonly key: string;
  /** One value for each unit of observation, in the same order for every variable; null = unknown. */
  readonly values: readonly (number | null)[];
}

export interface CorrelationPair {
  readonly first: string;
  readonly second: string;
  /** Null if too few pairs are complete or one side does not vary. */
  readonly correlation: Correlation | null;
  /** p value adjusted for all tested pairs of the matrix; null with `correlation`. */
  readonly adjustedP: number | null;
}

const METHODS = { pearson, spearman, kendall } as const;

/** Correlates every pair of variables once, in their order, and controls false discoveries among the tested pairs. */
export function correlationMatrix(
  variables: readonly Variable[],
  method: keyof typeof METHODS = 'pearson',
  confidence = 0.95,
): CorrelationPair[] {
  const pairs = variables.flatMap((first, i) =>
    variables
      .slice(i + 1)
      .map((second) => ({ first: first.key, second: second.key, correlation: METHODS[method](first.values, second.values, confidence) })),
  );
  const tested = pairs.flatMap(({ correlation }) => correlation ?? []);
  const adjusted = adjustForFalseDiscovery(tested.map(({ p }) => p));
  let next = 0;
  return pairs.map((pair) => ({ ...pair, adjustedP: pair.correlation ? (adjusted[next++] ?? null) : null }));
}

/** Sorts by strength, then by name, so that equal data give equal lists. Untested pairs come last. */
export function strongestFirst(pairs: readonly CorrelationPair[]): CorrelationPair[] {
  const strength = ({ correlation }: CorrelationPair): number => (correlation ? Math.abs(correlation.r) : -1);
  const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...pairs].sort((a, b) => strength(b) - strength(a) || byName(a.first, b.first) || byName(a.second, b.second));
}
