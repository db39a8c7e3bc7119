import type { Polygon, Shape } from './topology.ts';

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

interface Piece {
  readonly shape: Shape;
  readonly polygon: Polygon;
  readonly box: Box;
  /** Of the outer ring, in degrees of latitude squared. */
  readonly area: number;
}

export interface PartedShapes {
  readonly main: readonly Shape[];
  /** Drawn in a frame of its own; empty where everything is near. */
  readonly remote: readonly Shape[];
}

/** Pieces nearer than this part of the whole diagonal belong together. */
const NEAR = 0.05;
/** What lies apart goes into a frame of its own only where it is little ... */
const MOST_AREA = 0.2;
/** ... and where the rest can then be drawn so many times larger. */
const LEAST_GAIN = 1.25;
/** Beyond this every piece would be held against every other for too long. */
const MOST_PIECES = 6_000;

const boxOf = (polygon: Polygon): Box => {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygon[0] ?? []) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  return { left, bottom, right, top };
};

const around = (boxes: readonly Box[]): Box =>
  boxes.reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    bottom: Math.min(all.bottom, box.bottom),
    right: Math.max(all.right, box.right),
    top: Math.max(all.top, box.top),
  }));

const areaOf = (polygon: Polygon, squeeze: number): number => {
  const ring = polygon[0] ?? [];
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? ring[0] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(twice) / 2) * squeeze;
};

/** Distance of two boxes, 0 where they touch; degrees of latitude. */
const gap = (a: Box, b: Box, squeeze: number): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right) * squeeze, Math.max(0, a.bottom - b.top, b.bottom - a.top));

/** Groups of pieces that hang together over distances up to `near`. */
function clusters(pieces: readonly Piece[], near: number, squeeze: number): readonly (readonly Piece[])[] {
  const left = new Set(pieces);
  const found: Piece[][] = [];
  for (const seed of pieces) {
    if (!left.delete(seed)) continue;
    const cluster = [seed];
    for (const member of cluster) {
      for (const other of left) {
        if (gap(member.box, other.box, squeeze) > near) continue;
        left.delete(other);
        cluster.push(other);
      }
    }
    found.push(cluster);
  }
  return found;
}

const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, { area }) => sum + area, 0);

const shapesIn = (pieces: readonly Piece[]): readonly Shape[] =>
  [...new Set(pieces.map(({ shape }) => shape))].map((shape) => ({
    ...shape,
    polygons: pieces.filter((piece) => piece.shape === shape).map(({ polygon }) => polygon),
  }));

/**
 * Parts far and small pieces, such as islands off the coast, from the others: pieces nearer to each other than a twentieth of the
 * diagonal hang together, and the group with the largest area is the map. The others go into a frame of their own where they are at
 * most a fifth of the area and the map gets at least a quarter larger without them; else everything stays on one map.
 */
export function partRemote(shapes: readonly Shape[]): PartedShapes {
  const whole = { main: shapes, remote: [] };
  const boxes = shapes.flatMap(({ polygons }) => polygons.map(boxOf));
  if (boxes.length < 2 || boxes.length > MOST_PIECES) return whole;
  const all = around(boxes);
  const squeeze = Math.cos((((all.bottom + all.top) / 2) * Math.PI) / 180);
  const pieces = shapes.flatMap((shape) =>
    shape.polygons.map((polygon): Piece => ({ shape, polygon, box: boxOf(polygon), area: areaOf(polygon, squeeze) })),
  );
  const sizeOf = (box: Box) => [(box.right - box.left) * squeeze, box.top - box.bottom] as const;
  const near = Math.hypot(...sizeOf(all)) * NEAR;
  const groups = [...clusters(pieces, near, squeeze)].sort((a, b) => total(b) - total(a));
  const [main = [], ...others] = groups;
  const remote = others.flat();
  if (remote.length === 0 || total(remote) > MOST_AREA * total(pieces)) return whole;
  const gain = Math.max(...sizeOf(all)) / Math.max(...sizeOf(around(main.map(({ box }) => box))));
  return gain < LEAST_GAIN ? whole : { main: shapesIn(main), remote: shapesIn(remote) };
}
