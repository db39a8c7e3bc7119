import { networkPositions, spreadPositions, strengthOf, type Position } from '@pendapa/statistics';
import { firmPairs, type IndicatorPair } from './correlations.ts';
import type { IndicatorKey } from './indicators.ts';

/** Maximum number of readable links. */
const MAX_LINKS = 30;

interface PlacedIndicator extends Position {
  readonly key: IndicatorKey;
}

export interface IndicatorNetwork {
  /** Significant relations of at least the minimum strength, strongest first. */
  readonly links: readonly IndicatorPair[];
  /** Nodes with links; related ones are close. The layout is deterministic. */
  readonly nodes: readonly PlacedIndicator[];
}

/** Builds the network of relations of at least the given strength. */
export function networkOf(pairs: readonly IndicatorPair[], least: number): IndicatorNetwork {
  const links = firmPairs(pairs)
    .filter((pair) => strengthOf(pair) >= least)
    .slice(0, MAX_LINKS);
  const keys = [...new Set(links.flatMap(({ first, second }) => [first, second]))];
  const edges = links.map((pair) => ({ from: keys.indexOf(pair.first), to: keys.indexOf(pair.second), weight: strengthOf(pair) }));
  const places = spreadPositions(networkPositions(keys.length, edges));
  return { links, nodes: keys.flatMap((key, at) => (places[at] ? [{ key, ...places[at] }] : [])) };
}

/** Links of one indicator. */
export const linksOf = ({ links }: IndicatorNetwork, key: IndicatorKey): readonly IndicatorPair[] =>
  links.filter(({ first, second }) => first === key || second === key);
