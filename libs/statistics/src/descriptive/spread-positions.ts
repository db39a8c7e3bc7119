import type { Position } from './network-positions.ts';

/** Stretches positions to the edges in both directions, because names need the width of the drawing. */
function stretchToUnit(places: readonly Position[]): readonly Position[] {
  const along = (of: (place: Position) => number) => {
    const [min, max] = [Math.min(...places.map(of)), Math.max(...places.map(of))];
    return (place: Position): number => (max > min ? (of(place) - min) / (max - min) : 0.5);
  };
  const [x, y] = [along((place) => place.x), along((place) => place.y)];
  return places.map((place) => ({ x: x(place), y: y(place) }));
}

/** Size of a name as a share of the drawing, so that names do not overlap. */
const NAME_SIZE = { x: 0.2, y: 0.13 };
const ROUNDS = 60;
const clampToUnit = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Separates overlapping names vertically. */
function separateNames(places: readonly Position[]): readonly Position[] {
  const heights = places.map(({ y }) => y);
  const isNear = (one: number, other: number): boolean => Math.abs((places[one]?.x ?? 0) - (places[other]?.x ?? 0)) < NAME_SIZE.x;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let one = 0; one < places.length; one += 1) {
      for (let other = one + 1; other < places.length; other += 1) {
        const between = (heights[other] ?? 0) - (heights[one] ?? 0);
        const missingRoom = NAME_SIZE.y - Math.abs(between);
        if (missingRoom <= 0 || !isNear(one, other)) continue;
        const down = (between < 0 ? -1 : 1) * (missingRoom / 2 + Number.EPSILON);
        heights[one] = clampToUnit((heights[one] ?? 0) - down);
        heights[other] = clampToUnit((heights[other] ?? 0) + down);
      }
    }
  }
  return places.map(({ x }, at) => ({ x, y: heights[at] ?? 0 }));
}

/** Spreads positions over a drawing from 0 to 1, each with room for a name. */
export const spreadPositions = (places: readonly Position[]): readonly Position[] => separateNames(stretchToUnit(places));
