import { gzipSync } from 'node:zlib';
import type { Topology } from '@pendapa/contracts';
import type { KnownRegion } from '@pendapa/warehouse';
import { GRID, type Arc, type ArcArea, type ArcTopology } from './topology.ts';
import { pointWeights } from './visvalingam.ts';

/** A level of at most this many compressed bytes loads quickly; simplification aims at it. */
const MAX_WANTED_BYTES = 150_000;
const DECIMALS = 1e5;
const MAX_ROUNDS = 12;

export interface Simplified {
  readonly topology: Topology;
  /** Number of border points; a shared point counts once. */
  readonly points: { readonly before: number; readonly after: number };
  readonly compressedBytes: number;
}

type Areas = readonly ArcArea<KnownRegion>[];

const arcIndex = (arc: number): number => (arc < 0 ? ~arc : arc);

/** Number of inner points that each arc must keep, so that every ring keeps an area. */
function requiredInnerPoints(arcs: readonly Arc[], areas: Areas): Uint8Array {
  const requiredPoints = new Uint8Array(arcs.length);
  for (const ring of areas.flatMap(({ polygons }) => polygons.flat())) {
    const minPoints = ring.length === 1 ? 2 : ring.length === 2 ? 1 : 0;
    for (const arc of ring) requiredPoints[arcIndex(arc)] = Math.max(requiredPoints[arcIndex(arc)] ?? 0, minPoints);
  }
  return requiredPoints;
}

function ringArea(ring: readonly number[], arcs: readonly Arc[], squeeze: number): number {
  let sum = 0;
  for (const reference of ring) {
    const { x, y } = arcs[arcIndex(reference)] ?? { x: [], y: [] };
    let arcSum = 0;
    for (let at = 1; at < x.length; at += 1) arcSum += (x[at - 1] ?? 0) * (y[at] ?? 0) - (x[at] ?? 0) * (y[at - 1] ?? 0);
    sum += reference < 0 ? -arcSum : arcSum;
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

function arcSteps({ x, y }: Arc, weights: Float64Array, threshold: number, corner: readonly [number, number]): [number, number][] {
  const writtenSteps: [number, number][] = [];
  let [beforeX, beforeY] = corner;
  for (let point = 0; point < x.length; point += 1) {
    if ((weights[point] ?? 0) < threshold) continue;
    const [atX, atY] = [x[point] ?? 0, y[point] ?? 0];
    writtenSteps.push([atX - beforeX, atY - beforeY]);
    [beforeX, beforeY] = [atX, atY];
  }
  return writtenSteps;
}

const inDegrees = (steps: number): number => Math.round(steps * GRID * DECIMALS) / DECIMALS;

/** Builds TopoJSON from the points whose weight reaches the threshold. */
function toTopoJson(topology: ArcTopology<KnownRegion>, weights: readonly Float64Array[], threshold: number, squeeze: number): Topology {
  const areas = withoutSpecks(topology.areas, threshold, (ring) => ringArea(ring, topology.arcs, squeeze));
  const used = [...new Set(areas.flatMap(({ polygons }) => polygons.flat(2).map(arcIndex)))].sort((a, b) => a - b);
  const numbers = new Map(used.map((arc, number) => [arc, number]));
  const renumbered = (arc: number): number => (arc < 0 ? ~(numbers.get(~arc) ?? 0) : (numbers.get(arc) ?? 0));
  const usedArcs = used.flatMap((number) => topology.arcs[number] ?? []);
  const minCoordinate = (of: (arc: Arc) => Int32Array): number =>
    usedArcs.reduce((low, arc) => of(arc).reduce((lower, value) => Math.min(lower, value), low), Infinity);
  const corner = [minCoordinate(({ x }) => x), minCoordinate(({ y }) => y)] as const;
  return {
    type: 'Topology',
    transform: { scale: [GRID, GRID], translate: [inDegrees(corner[0]), inDegrees(corner[1])] },
    arcs: usedArcs.map((arc, at) => arcSteps(arc, weights[used[at] ?? 0] ?? new Float64Array(), threshold, corner)),
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

const compressedSize = (topology: Topology): number => gzipSync(JSON.stringify(topology)).length;

/** Length of a degree of longitude divided by that of a degree of latitude, in the middle of the map. */
function longitudeFactor(arcs: readonly Arc[]): number {
  const ends = arcs.map(({ y }) => y[0] ?? 0);
  const middle = ends.reduce((sum, y) => sum + y, 0) / Math.max(ends.length, 1);
  return Math.cos((middle * GRID * Math.PI) / 180);
}

/** Simplifies borders until their TopoJSON has at most `wanted` compressed bytes, or as few as possible. */
export function simplify(topology: ArcTopology<KnownRegion>, wanted = MAX_WANTED_BYTES): Simplified {
  const { arcs, areas } = topology;
  const [requiredPoints, squeeze] = [requiredInnerPoints(arcs, areas), longitudeFactor(arcs)];
  const weights = arcs.map((arc, number) => pointWeights(arc, requiredPoints[number] ?? 0, squeeze));
  const before = arcs.reduce((sum, { x }) => sum + x.length, 0);
  const finite = Float64Array.from(weights.flatMap((own) => [...own].filter(Number.isFinite))).sort();
  const simplifiedTo = (share: number): Topology => {
    const threshold = share === 0 ? 0 : (finite[Math.min(finite.length - 1, Math.floor(share * finite.length))] ?? 0);
    return toTopoJson(topology, weights, threshold, squeeze);
  };
  const measured = (found: Topology): Simplified => ({
    topology: found,
    points: { before, after: found.arcs.reduce((sum, { length }) => sum + length, 0) },
    compressedBytes: compressedSize(found),
  });
  const whole = measured(simplifiedTo(0));
  if (whole.compressedBytes <= wanted) return whole;
  let [low, high] = [0, 1];
  let best = measured(simplifiedTo(1));
  for (let round = 0; round < MAX_ROUNDS && best.compressedBytes <= wanted; round += 1) {
    const middle = (low + high) / 2;
    const found = measured(simplifiedTo(middle));
    if (found.compressedBytes <= wanted) [high, best] = [middle, found];
    else low = middle;
  }
  return best;
}
