import { gzipSync } from 'node:zlib';
import type { Topology } from '@pendapa/contracts';
import type { KnownRegion } from '@pendapa/warehouse';
import { GRID, type Arc, type ArcArea, type ArcTopology } from './topology.ts';
import { pointWeights } from './visvalingam.ts';

/** A level of at most this many compressed bytes loads quickly; simplification aims at it. */
const WANTED_BYTES = 150_000;
const DECIMALS = 1e5;
const ROUNDS = 12;

export interface Simplified {
  readonly topology: Topology;
  /** Number of border points; a shared point counts once. */
  readonly points: { readonly before: number; readonly after: number };
  readonly packedBytes: number;
}

type Areas = readonly ArcArea<KnownRegion>[];

const arcAt = (arc: number): number => (arc < 0 ? ~arc : arc);

/** Number of inner points that each arc must keep, so that every ring keeps an area. */
function keptInside(arcs: readonly Arc[], areas: Areas): Uint8Array {
  const kept = new Uint8Array(arcs.length);
  for (const ring of areas.flatMap(({ polygons }) => polygons.flat())) {
    const least = ring.length === 1 ? 2 : ring.length === 2 ? 1 : 0;
    for (const arc of ring) kept[arcAt(arc)] = Math.max(kept[arcAt(arc)] ?? 0, least);
  }
  return kept;
}

function area(ring: readonly number[], arcs: readonly Arc[], squeeze: number): number {
  let sum = 0;
  for (const reference of ring) {
    const { x, y } = arcs[arcAt(reference)] ?? { x: [], y: [] };
    let own = 0;
    for (let at = 1; at < x.length; at += 1) own += (x[at - 1] ?? 0) * (y[at] ?? 0) - (x[at] ?? 0) * (y[at - 1] ?? 0);
    sum += reference < 0 ? -own : own;
  }
  return (Math.abs(sum) / 2) * squeeze;
}

/** Removes islands and holes that are smaller than the threshold, but never the largest polygon of a region. */
function withoutSpecks(areas: Areas, threshold: number, sizeOf: (ring: readonly number[]) => number): Areas {
  if (threshold === 0) return areas;
  return areas.map(({ key, polygons }) => {
    const sized = polygons.map((rings) => ({ rings, size: sizeOf(rings[0] ?? []) }));
    const largest = Math.max(...sized.map(({ size }) => size));
    return {
      key,
      polygons: sized
        .filter(({ size }) => size === largest || size > threshold)
        .map(({ rings }) => rings.filter((ring, index) => index === 0 || sizeOf(ring) > threshold)),
    };
  });
}

function steps({ x, y }: Arc, weights: Float64Array, threshold: number, corner: readonly [number, number]): [number, number][] {
  const written: [number, number][] = [];
  let [beforeX, beforeY] = corner;
  for (let point = 0; point < x.length; point += 1) {
    if ((weights[point] ?? 0) < threshold) continue;
    const [atX, atY] = [x[point] ?? 0, y[point] ?? 0];
    written.push([atX - beforeX, atY - beforeY]);
    [beforeX, beforeY] = [atX, atY];
  }
  return written;
}

const inDegrees = (steps: number): number => Math.round(steps * GRID * DECIMALS) / DECIMALS;

/** Builds TopoJSON from the points whose weight reaches the threshold. */
function written(topology: ArcTopology<KnownRegion>, weights: readonly Float64Array[], threshold: number, squeeze: number): Topology {
  const areas = withoutSpecks(topology.areas, threshold, (ring) => area(ring, topology.arcs, squeeze));
  const used = [...new Set(areas.flatMap(({ polygons }) => polygons.flat(2).map(arcAt)))].sort((a, b) => a - b);
  const numbers = new Map(used.map((arc, number) => [arc, number]));
  const renumbered = (arc: number): number => (arc < 0 ? ~(numbers.get(~arc) ?? 0) : (numbers.get(arc) ?? 0));
  const kept = used.flatMap((number) => topology.arcs[number] ?? []);
  const least = (of: (arc: Arc) => Int32Array): number =>
    kept.reduce((low, arc) => of(arc).reduce((lower, value) => Math.min(lower, value), low), Infinity);
  const corner = [least(({ x }) => x), least(({ y }) => y)] as const;
  return {
    type: 'Topology',
    transform: { scale: [GRID, GRID], translate: [inDegrees(corner[0]), inDegrees(corner[1])] },
    arcs: kept.map((arc, at) => steps(arc, weights[used[at] ?? 0] ?? new Float64Array(), threshold, corner)),
    objects: {
      regions: {
        type: 'GeometryCollection',
        geometries: areas.map(({ key: { code, name, parent }, polygons }) => ({
          type: 'MultiPolygon',
          id: code,
          properties: { name, parent },
          arcs: polygons.map((rings) => rings.map((ring) => ring.map(renumbered))),
        })),
      },
    },
  };
}

const packed = (topology: Topology): number => gzipSync(JSON.stringify(topology)).length;

/** Length of a degree of longitude divided by that of a degree of latitude, in the middle of the map. */
function squeezeOf(arcs: readonly Arc[]): number {
  const ends = arcs.map(({ y }) => y[0] ?? 0);
  const middle = ends.reduce((sum, y) => sum + y, 0) / Math.max(ends.length, 1);
  return Math.cos((middle * GRID * Math.PI) / 180);
}

/** Simplifies borders until their TopoJSON has at most `wanted` compressed bytes, or as few as possible. */
export function simplified(topology: ArcTopology<KnownRegion>, wanted = WANTED_BYTES): Simplified {
  const { arcs, areas } = topology;
  const [kept, squeeze] = [keptInside(arcs, areas), squeezeOf(arcs)];
  const weights = arcs.map((arc, number) => pointWeights(arc, kept[number] ?? 0, squeeze));
  const before = arcs.reduce((sum, { x }) => sum + x.length, 0);
  const finite = Float64Array.from(weights.flatMap((own) => [...own].filter(Number.isFinite))).sort();
  const at = (share: number): Topology => {
    const threshold = share === 0 ? 0 : (finite[Math.min(finite.length - 1, Math.floor(share * finite.length))] ?? 0);
    return written(topology, weights, threshold, squeeze);
  };
  const done = (found: Topology): Simplified => ({
    topology: found,
    points: { before, after: found.arcs.reduce((sum, { length }) => sum + length, 0) },
    packedBytes: packed(found),
  });
  const whole = done(at(0));
  if (whole.packedBytes <= wanted) return whole;
  let [low, high] = [0, 1];
  let best = done(at(1));
  for (let round = 0; round < ROUNDS && best.packedBytes <= wanted; round += 1) {
    const middle = (low + high) / 2;
    const found = done(at(middle));
    if (found.packedBytes <= wanted) [high, best] = [middle, found];
    else low = middle;
  }
  return best;
}
