import type { LinearRing } from './read-geojson.ts';

/** Size of a grid step in degrees, about 1 m: borders that two regions share become equal. */
export const GRID = 1e-5;

export interface Area<K> {
  readonly key: K;
  readonly polygons: readonly (readonly LinearRing[])[];
}

/** Grid points of a border from end to end. A border that is a whole ring begins and ends at one point. */
export interface Arc {
  readonly x: Int32Array;
  readonly y: Int32Array;
}

export interface ArcArea<K> {
  readonly key: K;
  /** Polygons of rings of arcs; `~i` is arc `i` backwards. Outer rings run clockwise, holes counterclockwise. */
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

export interface ArcTopology<K> {
  readonly arcs: readonly Arc[];
  readonly areas: readonly ArcArea<K>[];
  /** Rings without an area on the grid; they were left out. */
  readonly zeroAreaRings: number;
}

const WIDTH = 40_000_000;
const HALF = 20_000_000;

/** Numbers the distinct grid points. */
class Points {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly #numbers = new Map<number, number>();

  of([longitude, latitude]: readonly [number, number]): number {
    const [x, y] = [Math.round(longitude / GRID), Math.round(latitude / GRID)];
    const key = (x + HALF) * WIDTH + (y + HALF);
    const knownNumber = this.#numbers.get(key);
    if (knownNumber !== undefined) return knownNumber;
    this.#numbers.set(key, this.x.length);
    this.x.push(x);
    this.y.push(y);
    return this.x.length - 1;
  }
}

/** Twice the signed area of a ring; positive if it runs counterclockwise. */
function signedDoubleArea(ring: readonly number[], { x, y }: Points): number {
  return ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? 0;
    return sum + (x[point] ?? 0) * (y[next] ?? 0) - (x[next] ?? 0) * (y[point] ?? 0);
  }, 0);
}

/** Puts a ring on the grid in the wanted direction; null if it has no area there. */
function gridRing(ring: LinearRing, clockwise: boolean, points: Points): number[] | null {
  const all = ring.map((position) => points.of(position));
  const distinct = all.filter((point, index) => point !== all[(index + 1) % all.length]);
  const area = signedDoubleArea(distinct, points);
  if (distinct.length < 3 || area === 0) return null;
  return area < 0 === clockwise ? distinct : distinct.reverse();
}

/** Marks the points where borders meet: two rings pass through them with different neighbours. */
function findJunctions(rings: readonly (readonly number[])[], count: number): Uint8Array {
  const [lowNeighbours, highNeighbours, junctions] = [new Int32Array(count).fill(-1), new Int32Array(count), new Uint8Array(count)];
  for (const ring of rings) {
    for (const [index, point] of ring.entries()) {
      const [before, after] = [ring.at(index - 1) ?? 0, ring[(index + 1) % ring.length] ?? 0];
      const [low, high] = [Math.min(before, after), Math.max(before, after)];
      if (lowNeighbours[point] === -1) [lowNeighbours[point], highNeighbours[point]] = [low, high];
      else if (lowNeighbours[point] !== low || highNeighbours[point] !== high) junctions[point] = 1;
    }
  }
  return junctions;
}

/** Cuts a ring at its junctions; a ring without a junction is one border and begins at its lowest point. */
function cutAtJunctions(ring: readonly number[], junctions: Uint8Array): readonly (readonly number[])[] {
  const first = ring.findIndex((point) => junctions[point] === 1);
  const begin = first >= 0 ? first : ring.indexOf(ring.reduce((low, point) => Math.min(low, point), Infinity));
  const around = [...ring.slice(begin), ...ring.slice(0, begin), ring[begin] ?? 0];
  const pieces: number[][] = [];
  let piece: number[] = [];
  for (const [index, point] of around.entries()) {
    piece.push(point);
    if (index > 0 && (junctions[point] === 1 || index === around.length - 1)) {
      pieces.push(piece);
      piece = [point];
    }
  }
  return pieces;
}

/** Numbers the distinct arcs. Its ends and first step identify an arc, in either direction. */
class Arcs {
  readonly list: (readonly number[])[] = [];
  readonly #numbers = new Map<number, number>();

  constructor(private readonly points: number) {}

  of(piece: readonly number[]): number {
    const [first = 0, second = 0, beforeLast = 0, last = 0] = [piece[0], piece[1], piece.at(-2), piece.at(-1)];
    const backwards = first > last || (first === last && second > beforeLast);
    const key = backwards ? last * this.points + beforeLast : first * this.points + second;
    const knownNumber = this.#numbers.get(key);
    const number = knownNumber ?? this.list.length;
    if (knownNumber === undefined) {
      this.#numbers.set(key, number);
      this.list.push(backwards ? piece.toReversed() : piece);
    }
    return backwards ? ~number : number;
  }
}

/** Puts areas on the grid and finds the borders that they share, so that both sides are simplified alike. */
export function buildTopology<K>(areas: readonly Area<K>[]): ArcTopology<K> {
  const points = new Points();
  let zeroAreaRings = 0;
  const onGrid = areas.map(({ key, polygons }) => ({
    key,
    polygons: polygons.flatMap((rings) => {
      const gridRings = rings.map((ring, index) => gridRing(ring, index === 0, points));
      zeroAreaRings += gridRings.filter((ring) => ring === null).length;
      // A polygon without its outer ring is left out.
      return gridRings[0] === null ? [] : [gridRings.filter((ring) => ring !== null)];
    }),
  }));
  const count = points.x.length;
  const junctions = findJunctions(
    onGrid.flatMap(({ polygons }) => polygons.flat()),
    count,
  );
  const arcs = new Arcs(count);
  const cutAreas = onGrid.map(({ key, polygons }) => ({
    key,
    polygons: polygons.map((rings) => rings.map((ring) => cutAtJunctions(ring, junctions).map((piece) => arcs.of(piece)))),
  }));
  const list = arcs.list.map((arc) => ({
    x: Int32Array.from(arc, (point) => points.x[point] ?? 0),
    y: Int32Array.from(arc, (point) => points.y[point] ?? 0),
  }));
  return { arcs: list, areas: cutAreas, zeroAreaRings };
}
