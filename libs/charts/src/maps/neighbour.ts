import type { ArrowKey } from '../parts/mark.ts';

/** Position of a mark: x to the right, y down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Distance ahead in the direction of an arrow, and to its side. */
const DIRECTIONS: Readonly<Record<ArrowKey, (from: Spot, to: Spot) => readonly [ahead: number, aside: number]>> = {
  ArrowRight: (from, to) => [to.x - from.x, Math.abs(to.y - from.y)],
  ArrowLeft: (from, to) => [from.x - to.x, Math.abs(to.y - from.y)],
  ArrowDown: (from, to) => [to.y - from.y, Math.abs(to.x - from.x)],
  ArrowUp: (from, to) => [from.y - to.y, Math.abs(to.x - from.x)],
};

/** Weight of sideways distance, so that spots straight ahead are preferred. */
const SIDEWAYS_WEIGHT = 2;

/** Finds the spot that an arrow key moves to: the nearest that is farther ahead than sideways. Null at the edge. */
export function neighbourOf(spots: readonly Spot[], key: ArrowKey, at: number): number | null {
  const from = spots[at];
  if (!from) return null;
  const ahead = spots.flatMap((to, index) => {
    const [forward, sideways] = DIRECTIONS[key](from, to);
    return forward > 0 && sideways <= forward ? [{ index, cost: forward + SIDEWAYS_WEIGHT * sideways }] : [];
  });
  return (
    ahead.reduce<{ index: number; cost: number } | null>((best, next) => (best && best.cost <= next.cost ? best : next), null)?.index ??
    null
  );
}
