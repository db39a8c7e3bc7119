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

/** At most this part of the whole area goes into a frame of its own ... */
const MOST_AREA = 0.1;
/** ... and each part of the area must pay with so many times its part in size. */
const AREA_COST = 4;
/** How many times larger the rest is to be drawn, after that cost. */
const LEAST_GAIN = 1.25;

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

/** The sides of the map; an edge grows inwards. */
const SIDES = [
  { edge: ({ left }: Box) => left, wide: true },
  { edge: ({ bottom }: Box) => bottom, wide: false },
  { edge: ({ right }: Box) => -right, wide: true },
  { edge: ({ top }: Box) => -top, wide: false },
] as const;

/** Takes pieces away from the outside in: always the one that makes the map most larger for its area. */
class Peeling {
  readonly #gone = new Set<Piece>();
  readonly #sides: readonly { readonly pieces: readonly Piece[]; readonly edge: (box: Box) => number; readonly stretch: number }[];
  /** On each side, the place of the piece that bounds the map. */
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

  /** The next piece, taken away; null where only one is left. */
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

  /** The longer side of what is left, in degrees of latitude. */
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
 * Parts small pieces far out, such as islands off the coast, from the others. Pieces are taken away from the outside in, at most a
 * tenth of the area; the best place to stop is where the rest can be drawn largest, less four times the part of the area that is
 * gone. Where that makes the map at least a quarter larger, what was taken away goes into a frame of its own; else all stays.
 */
export function partRemote(shapes: readonly Shape[]): PartedShapes {
  const whole = { main: shapes, remote: [] };
  const boxes = shapes.flatMap(({ polygons }) => polygons.map(boxOf));
  if (boxes.length < 2) return whole;
  const all = around(boxes);
  const squeeze = Math.cos((((all.bottom + all.top) / 2) * Math.PI) / 180);
  const pieces = shapes.flatMap((shape) =>
    shape.polygons.map((polygon): Piece => ({ shape, polygon, box: boxOf(polygon), area: areaOf(polygon, squeeze) })),
  );
  const area = pieces.reduce((sum, piece) => sum + piece.area, 0);
  const peeling = new Peeling(pieces, squeeze);
  const size = peeling.size;
  const taken: Piece[] = [];
  let best = { worth: LEAST_GAIN, count: 0 };
  let part = 0;
  for (let piece = peeling.take(); piece; piece = peeling.take()) {
    taken.push(piece);
    part += piece.area / area;
    if (part > MOST_AREA) break;
    const worth = (size / peeling.size) * (1 - AREA_COST * part);
    if (worth > best.worth) best = { worth, count: taken.length };
  }
  if (best.count === 0) return whole;
  const remote = new Set(taken.slice(0, best.count));
  return { main: shapesIn(pieces.filter((piece) => !remote.has(piece))), remote: shapesIn(pieces.filter((piece) => remote.has(piece))) };
}
