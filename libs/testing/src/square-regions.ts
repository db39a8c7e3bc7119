import type { Topology } from '@pendapa/contracts';

/** A region of one square: its place counted from the lower left, in squares of a tenth of a degree. */
export interface SquareRegion {
  readonly code: string;
  readonly name: string;
  readonly parent: string;
  readonly column: number;
  readonly row: number;
}

type Step = readonly [number, number];

// A tenth of a degree in steps of the grid.
const SIDE = 10_000;

/**
 * Borders of square regions as the server sends them: a side between two regions stands there once, and each region walks around
 * itself clockwise.
 */
export function squareRegions(regions: readonly SquareRegion[]): Topology {
  const arcs: (readonly [Step, Step])[] = [];
  const arcIndexes = new Map<string, number>();
  const border = (from: Step, to: Step): number => {
    const backwards = arcIndexes.get(JSON.stringify([to, from]));
    if (backwards !== undefined) return ~backwards;
    arcIndexes.set(JSON.stringify([from, to]), arcs.length);
    arcs.push([from, [to[0] - from[0], to[1] - from[1]]]);
    return arcs.length - 1;
  };
  const geometries = regions.map(({ code, name, parent, column, row }) => {
    const [left, bottom] = [column * SIDE, row * SIDE];
    const corners = [
      [left, bottom],
      [left, bottom + SIDE],
      [left + SIDE, bottom + SIDE],
      [left + SIDE, bottom],
    ] as const;
    const ring = corners.map((corner, index) => border(corner, corners[(index + 1) % corners.length] ?? corner));
    return { type: 'MultiPolygon' as const, id: code, properties: { name, parent }, arcs: [[ring]] };
  });
  return {
    type: 'Topology',
    transform: { scale: [1e-5, 1e-5], translate: [106, -6] },
    arcs: arcs.map((arc) => arc.map(([x, y]) => [x, y] as const)),
    objects: { regions: { type: 'GeometryCollection', geometries } },
  };
}
