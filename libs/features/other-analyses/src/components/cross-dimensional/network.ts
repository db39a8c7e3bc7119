import { networkPositions, spreadPositions, strengthOf, type Position } from '@pendapa/statistics';
import { firmPairs, type IndicatorPair } from './correlations.ts';
import type { IndicatorKey } from './indicators.ts';

/** More links than these are not read any more. */
const MOST_LINKS = 30;

interface PlacedIndicator extends Position {
  readonly key: IndicatorKey;
}

export interface IndicatorNetwork {
  /** Told from chance and at least as strong as was asked for, the strongest first. */
  readonly links: readonly IndicatorPair[];
  /** Those that any link leads to, where related ones stand close together; the same for the same links. */
  readonly nodes: readonly PlacedIndicator[];
}

/** Relations of at least the given strength as a network. */
export function networkOf(pairs: readonly IndicatorPair[], least: number): IndicatorNetwork {
  const links = firmPairs(pairs)
    .filter((pair) => strengthOf(pair) >= least)
    .slice(0, MOST_LINKS);
  const keys = [...new Set(links.flatMap(({ first, second }) => [first, second]))];
  const edges = links.map((pair) => ({ from: keys.indexOf(pair.first), to: keys.indexOf(pair.second), weight: strengthOf(pair) }));
  const places = spreadPositions(networkPositions(keys.length, edges));
  return { links, nodes: keys.flatMap((key, at) => (places[at] ? [{ key, ...places[at] }] : [])) };
}

/** Links of one indicator. */
export const linksOf = ({ links }: IndicatorNetwork, key: IndicatorKey): readonly IndicatorPair[] =>
  links.filter(({ first, second }) => first === key || second === key);
