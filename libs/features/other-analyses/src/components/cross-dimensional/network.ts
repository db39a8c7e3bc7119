import { networkPositions, type Position } from '@pendapa/statistics';
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

/** Strength of a relation, from 0 to 1. */
export const strengthOf = ({ correlation }: IndicatorPair): number => Math.abs(correlation?.r ?? 0);

/** From edge to edge in both directions: a drawing is wider than it is high, and its names need the room. */
function stretched(places: readonly Position[]): readonly Position[] {
  const along = (of: (place: Position) => number) => {
    const [least, most] = [Math.min(...places.map(of)), Math.max(...places.map(of))];
    return (place: Position): number => (most > least ? (of(place) - least) / (most - least) : 0.5);
  };
  const [x, y] = [along((place) => place.x), along((place) => place.y)];
  return places.map((place) => ({ x: x(place), y: y(place) }));
}

/** What a name takes of the drawing, so that none lies over another. */
const ROOM = { x: 0.2, y: 0.13 };
const ROUNDS = 60;
const within = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Names that would lie over each other are moved apart, up and down; the lower one down. */
function apart(places: readonly Position[]): readonly Position[] {
  const heights = places.map(({ y }) => y);
  const isNear = (one: number, other: number): boolean => Math.abs((places[one]?.x ?? 0) - (places[other]?.x ?? 0)) < ROOM.x;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let one = 0; one < places.length; one += 1) {
      for (let other = one + 1; other < places.length; other += 1) {
        const between = (heights[other] ?? 0) - (heights[one] ?? 0);
        const lacking = ROOM.y - Math.abs(between);
        if (lacking <= 0 || !isNear(one, other)) continue;
        const down = (between < 0 ? -1 : 1) * (lacking / 2 + Number.EPSILON);
        heights[one] = within((heights[one] ?? 0) - down);
        heights[other] = within((heights[other] ?? 0) + down);
      }
    }
  }
  return places.map(({ x }, at) => ({ x, y: heights[at] ?? 0 }));
}

/** Relations of at least the given strength as a network. */
export function networkOf(pairs: readonly IndicatorPair[], least: number): IndicatorNetwork {
  const links = firmPairs(pairs)
    .filter((pair) => strengthOf(pair) >= least)
    .slice(0, MOST_LINKS);
  const keys = [...new Set(links.flatMap(({ first, second }) => [first, second]))];
  const edges = links.map((pair) => ({ from: keys.indexOf(pair.first), to: keys.indexOf(pair.second), weight: strengthOf(pair) }));
  const places = apart(stretched(networkPositions(keys.length, edges)));
  return { links, nodes: keys.flatMap((key, at) => (places[at] ? [{ key, ...places[at] }] : [])) };
}

/** Links of one indicator. */
export const linksOf = ({ links }: IndicatorNetwork, key: IndicatorKey): readonly IndicatorPair[] =>
  links.filter(({ first, second }) => first === key || second === key);
