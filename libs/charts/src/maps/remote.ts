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
  /** Area of the outer ring, in square degrees of latitude. */
  readonly area: number;
}

export interface PartedShapes {
  readonly main: readonly Shape[];
  /** Shapes of the inset; empty without distant pieces. */
  readonly remote: readonly Shape[];
}

/** Maximum share of the area in the inset. */
const MAX_AREA = 0.1;
/** Cost of moved area, as a multiple of its share. */
const AREA_COST = 4;
/** Minimum enlargement of the rest, after that cost. */
const MIN_GAIN = 1.25;

const boxOf = (polygon: Polygon): Box => {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygon[0] ?? []) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  }
  return { left, bottom, right, top };
};

const boxAround = (boxes: readonly Box[]): Box =>
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

/** Sides of the map; `edge` increases inwards. */
const SIDES = [
  { edge: ({ left }: Box) => left, wide: true },
  { edge: ({ bottom }: Box) => bottom, wide: false },
  { edge: ({ right }: Box) => -right, wide: true },
  { edge: ({ top }: Box) => -top, wide: false },
] as const;

/** Removes pieces from the outside in, each time the one that enlarges the map most for its area. */
class Peeling {
  readonly #gone = new Set<Piece>();
  readonly #sides: readonly { readonly pieces: readonly Piece[]; readonly edge: (box: Box) => number; readonly stretch: number }[];
  /** Index of the piece that bounds the map on each side. */
  readonly #at = SIDES.map(() => 0);

  constructor(
    pieces: readonly Piece[],
    private readonly squeeze: number,
  ) {
    this.#sides = SIDES.map(({ edge, wide }) => ({
      pieces: [...pieces].sort((a, b) => edge(a.box) - edge(b.box)),
      edge,
      stretch: wide ? squeeze : 1,
    }));
  }

  /** Removes the next piece; null if only one is left. */
  take(): Piece | null {
    let best: { readonly piece: Piece; readonly worth: number } | null = null;
    for (const [index, { pieces, edge, stretch }] of this.#sides.entries()) {
      const first = this.#next(index, this.#at[index] ?? 0);
      const second = this.#next(index, first + 1);
      const [piece, behind] = [pieces[first], pieces[second]];
      if (!piece || !behind) return null;
      this.#at[index] = first;
      const worth = ((edge(behind.box) - edge(piece.box)) * stretch) / Math.max(piece.area, Number.EPSILON);
      if (best === null || worth > best.worth) best = { piece, worth };
    }
    if (best) this.#gone.add(best.piece);
    return best?.piece ?? null;
  }

  /** Longer side of the rest, in degrees of latitude. */
  get size(): number {
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#sides.map(({ pieces, edge }, index) => {
      const piece = pieces[this.#next(index, this.#at[index] ?? 0)];
      return piece ? edge(piece.box) : 0;
    });
    return Math.max((-right - left) * this.squeeze, -top - bottom);
  }

  #next(side: number, from: number): number {
    const { pieces } = this.#sides[side] ?? { pieces: [] };
    let at = from;
    for (let piece = pieces[at]; piece && this.#gone.has(piece); piece = pieces[at]) at += 1;
    return at;
  }
}

const shapesIn = (pieces: readonly Piece[]): readonly Shape[] =>
  [...new Set(pieces.map(({ shape }) => shape))].map((shape) => ({
    ...shape,
    polygons: pieces.filter((piece) => piece.shape === shape).map(({ polygon }) => polygon),
  }));

/**
 * Separates small distant pieces, such as islands, from the others. Pieces are removed from the outside in, at most a
 * tenth of the area. The best stop is where the rest is drawn largest, less four times the share of the removed
 * area. If the map becomes at least a quarter larger, the removed pieces go into an inset; otherwise all stay.
 */
export function partRemote(shapes: readonly Shape[]): PartedShapes {
  const whole = { main: shapes, remote: [] };
  const boxes = shapes.flatMap(({ polygons }) => polygons.map(boxOf));
  if (boxes.length < 2) return whole;
  const all = boxAround(boxes);
  const squeeze = Math.cos((((all.bottom + all.top) / 2) * Math.PI) / 180);
  const pieces = shapes.flatMap((shape) =>
    shape.polygons.map((polygon): Piece => ({ shape, polygon, box: boxOf(polygon), area: areaOf(polygon, squeeze) })),
  );
  const area = pieces.reduce((sum, piece) => sum + piece.area, 0);
  const peeling = new Peeling(pieces, squeeze);
  const size = peeling.size;
  const taken: Piece[] = [];
  let best = { worth: MIN_GAIN, count: 0 };
  let part = 0;
  for (let piece = peeling.take(); piece; piece = peeling.take()) {
    taken.push(piece);
    part += piece.area / area;
    if (part > MAX_AREA) break;
    const worth = (size / peeling.size) * (1 - AREA_COST * part);
    if (worth > best.worth) best = { worth, count: taken.length };
  }
  if (best.count === 0) return whole;
  const remote = new Set(taken.slice(0, best.count));
  return { main: shapesIn(pieces.filter((piece) => !remote.has(piece))), remote: shapesIn(pieces.filter((piece) => remote.has(piece))) };
}
