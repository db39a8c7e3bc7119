import type { KnownRegion } from '@pendapa/warehouse';
import { square } from '../testing/border-file.ts';
import { simplify } from './simplify.ts';
import { buildTopology } from './topology.ts';
import { pointWeights } from './visvalingam.ts';

const region = (code: string): KnownRegion => ({ code, level: 'district', name: code, parent: '31', bpsCode: null });
const area = (code: string, ...rings: readonly ReturnType<typeof square>[]) => ({
  key: region(code),
  polygons: rings.map((ring) => [ring]),
});

type Simplified = ReturnType<typeof simplify>['topology'];
/** Builds the rings of a region as grid points from the borders that it names. */
function ringsOf({ arcs, objects }: Simplified, code: string): (readonly [number, number])[][] {
  const points = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([right, up]) => [(x += right), (y += up)] as const);
  });
  const found = objects.regions.geometries.find(({ id }) => id === code);
  return (found?.arcs ?? []).flatMap((rings) =>
    rings.map((ring) => ring.flatMap((at) => (at < 0 ? (points[~at] ?? []).toReversed() : (points[at] ?? [])).slice(1))),
  );
}
const signedArea = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

describe('the borders of regions', () => {
  it('keeps a border between two regions once, and each side walks it its own way', () => {
    const { arcs, areas } = buildTopology([area('A', square(0, 0, 4)), area('B', square(1, 0, 4))]);
    // Weights of the five points: the left end, the right end, and the points between.
    expect(arcs.map(({ x }) => x.length).sort((a, b) => a - b)).toEqual([5, 13, 13]);
    const used = areas.flatMap(({ polygons }) => polygons.flat(2));
    const shared = arcs.findIndex(({ x }) => x.length === 5);
    expect(used.filter((arc) => arc === shared || arc === ~shared).sort((a, b) => a - b)).toEqual([~shared, shared]);
  });

  it('turns outer rings clockwise and holes the other way, however they came', () => {
    const [outer, hole] = [square(0, 0), square(0, 0).map(([x, y]) => [x / 2 + 53.02, y / 2 - 2.98] as const)];
    for (const rings of [
      [outer, hole],
      [outer.toReversed(), hole.toReversed()],
    ]) {
      const { topology } = simplify(buildTopology([{ key: region('A'), polygons: [rings] }]));
      const [first, second] = ringsOf(topology, 'A').map(signedArea);
      // A side has 10,000 grid steps; the triangle is half of the square.
      expect(first).toBe(-100_000_000);
      expect(second).toBe(25_000_000);
    }
  });

  it('is one border where a region fills the hole of another', () => {
    const hole = square(0, 0).map(([x, y]) => [x / 2 + 53.02, y / 2 - 2.98] as const);
    const { arcs } = buildTopology([{ key: region('A'), polygons: [[square(0, 0), hole]] }, area('B', hole)]);
    expect(arcs).toHaveLength(2);
  });

  it('leaves out rings without a size and counts them', () => {
    const speck = square(3, 3).map(([x, y]) => [106.3 + (x - 106.3) * 1e-6, -5.7 + (y + 5.7) * 1e-6] as const);
    expect(buildTopology([area('A', square(0, 0), speck)])).toMatchObject({
      zeroAreaRings: 1,
      areas: [{ polygons: [[expect.anything()]] }],
    });
  });

  it('is written as TopoJSON: steps from the lower left corner, with codes, names and the region above', () => {
    const { topology, points } = simplify(buildTopology([area('A', square(0, 0))]));
    expect(topology.transform).toEqual({ scale: [1e-5, 1e-5], translate: [106, -6] });
    expect(topology.objects.regions.geometries).toEqual([
      { type: 'MultiPolygon', id: 'A', properties: { name: 'A', parent: '31' }, arcs: [[[expect.any(Number)]]] },
    ]);
    expect(points).toEqual({ before: 5, after: 5 });
  });
});

describe('how much the points of a border matter', () => {
  const line = (...points: readonly (readonly [number, number])[]) => ({ x: points.map(([x]) => x), y: points.map(([, y]) => y) });

  it('is the area of the triangle that goes with a point', () => {
    // The second point goes first with weight 0. Then both remaining triangles, (0,0) (4,0) (4,3) and (4,0) (4,3) (8,3), have area 6.
    expect([...pointWeights(line([0, 0], [2, 0], [4, 0], [4, 3], [8, 3]), 0, 1)]).toEqual([Infinity, 0, 6, 6, Infinity]);
  });

  it('never less than that of a point left out before', () => {
    // The third point goes first: (4,1) (7,-3) (9,0) has area 8.5. The triangle of the second, (0,0) (4,1) (9,0), then has only 4.5.
    expect([...pointWeights(line([0, 0], [4, 1], [7, -3], [9, 0]), 0, 1)]).toEqual([Infinity, 8.5, 8.5, Infinity]);
  });

  it('keeps the points that would go last', () => {
    expect([...pointWeights(line([0, 0], [5, 9], [6, 9], [9, 0]), 1, 1)].filter(Number.isFinite)).toHaveLength(1);
  });

  it('counts steps along a circle of latitude shorter', () => {
    expect([...pointWeights(line([0, 0], [2, 2], [4, 0]), 0, 0.5)][1]).toBe(2);
  });
});

describe('simplifying', () => {
  /** A square with slightly uneven sides, which are equal for both neighbours. */
  const trembling = (column: number) =>
    square(column, 0, 50).map(([x, y], index, ring) =>
      index % 50 === 0 || index === ring.length - 1
        ? ([x, y] as const)
        : ([x + Math.sin(y * 1e4) * 1e-4, y + Math.sin(x * 1e4) * 1e-4] as const),
    );
  const topology = buildTopology([
    area(
      'A',
      trembling(0),
      square(9, 9).map(([x, y]) => [x, y] as const),
    ),
    area('B', trembling(1)),
  ]);

  it('leaves out what is not needed for the wanted size, and no more', () => {
    const whole = simplify(topology);
    expect(whole.points.before).toBe(whole.points.after);
    const half = simplify(topology, Math.round(whole.compressedBytes / 2));
    expect(half.compressedBytes).toBeLessThanOrEqual(whole.compressedBytes / 2);
    expect(half.compressedBytes).toBeGreaterThan(whole.compressedBytes / 4);
  });

  it('leaves no gap between neighbours, and every region an area', () => {
    const { topology: least } = simplify(topology, 1);
    const [a, b] = [ringsOf(least, 'A').flat(), ringsOf(least, 'B').flat()];
    const common = a.filter(([x, y]) => b.some(([otherX, otherY]) => x === otherX && y === otherY));
    // The border keeps its two ends and one inner point, so that it is not a straight line.
    expect(common).toHaveLength(3);
    for (const code of ['A', 'B']) for (const ring of ringsOf(least, code)) expect(signedArea(ring)).toBeLessThan(0);
  });
});
