import { at, range } from '../numbers/arrays.ts';
import { clusterOrder } from './cluster-order.ts';
import { expectationIndex } from './expectation-index.ts';
import { fitBand, fitLine, type FitPoint } from './fit.ts';
import { networkPositions, type Position } from './network-positions.ts';

const pointsOf = (ys: readonly number[]): FitPoint[] => ys.map((y, x) => ({ key: `k${String(x)}`, x, y }));

describe('a fit', () => {
  const ys = [1.2, 2.9, 5.1, 7.3, 8.8, 11.2, 12.9, 15.1];
  const fit = fitLine(pointsOf(ys));

  it('has its slope with an interval, and bands (S: computed apart with SciPy)', () => {
    expect(fit?.slope).toBeCloseTo(1.9892857142857143, 9);
    expect(fit?.intercept).toBeCloseTo(1.0999999999999996, 9);
    expect(fit?.slopeInterval[0]).toBeCloseTo(1.9179918016655078, 9);
    expect(fit?.slopeInterval[1]).toBeCloseTo(2.0605796269059207, 9);
    expect(fit?.p).toBeCloseTo(6.64139167515893e-10, 12);
    expect(fit?.explained).toBeCloseTo(0.998714516414595, 9);
    const band = fit && fitBand(fit, 10);
    expect(band?.expected).toBeCloseTo(20.99285714285714, 9);
    expect(band?.line[0]).toBeCloseTo(20.50149775921511, 8);
    expect(band?.point[1]).toBeCloseTo(21.667329208189965, 8);
  });

  it('names the points that do not belong', () => {
    expect(fit?.outliers).toEqual([]);
    const found = fitLine(pointsOf(ys.map((y, x) => (x === 3 ? y + 6 : y))));
    expect(found?.outliers.map(({ key }) => key)).toEqual(['k3']);
    expect(found?.outliers[0]?.residual).toBeGreaterThan(4);
    expect(fitLine(pointsOf([1, 2, 3, 4, 5, 6]))).toMatchObject({ slope: 1, p: 0, outliers: [] });
  });

  it('has no answer for three points or an x that does not vary', () => {
    expect(fitLine(pointsOf([1, 2, 3]))).toBeNull();
    expect(fitLine([...pointsOf([1, 2, 3]), { key: 'unknown', x: NaN, y: 1 }])).toBeNull();
    expect(fitLine(ys.map((y) => ({ key: 'same', x: 4, y })))).toBeNull();
  });
});

describe('the index against expectation', () => {
  it('compares every cell with its row and column', () => {
    // Rows 40 and 60, columns 50 and 50 of 100: 20, 20, 30, 30 expected.
    const found = expectationIndex([
      [30, 10],
      [20, 40],
    ]);
    expect(found?.map((row) => row.map(({ expected }) => expected))).toEqual([
      [20, 20],
      [30, 30],
    ]);
    expect(found?.map((row) => row.map(({ index }) => index))).toEqual([
      [1.5, 0.5],
      [2 / 3, 4 / 3],
    ]);
  });

  it('has no answer where nothing is expected, and none for tables that are none', () => {
    expect(
      expectationIndex([
        [0, 4],
        [0, 6],
      ])?.[0]?.[0],
    ).toEqual({ expected: 0, index: null });
    expect(expectationIndex([])).toBeNull();
    expect(expectationIndex([[1, 2], [3]])).toBeNull();
    expect(expectationIndex([[1, -2]])).toBeNull();
    expect(expectationIndex([[0, 0]])).toBeNull();
  });
});

describe('the cluster order', () => {
  it('puts together what is alike, with the nearest ends touching', () => {
    const places = [10, 0, 11, 1, 30, 12];
    const order = clusterOrder(places.map((a) => places.map((b) => Math.abs(a - b))));
    const sorted = order.map((k) => at(places, k));
    expect([sorted, [...sorted].reverse()]).toContainEqual([0, 1, 10, 11, 12, 30]);
  });

  it('is a permutation for any table, also with unknown distances', () => {
    expect([...clusterOrder(range(5).map(() => range(5).map(() => NaN)))].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(clusterOrder([])).toEqual([]);
    expect(clusterOrder([[0]])).toEqual([0]);
  });
});

describe('positions of a network', () => {
  const distance = (a: Position | undefined, b: Position | undefined): number =>
    Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  // Two triangles with one weak link between them.
  const edges = [
    [0, 1],
    [1, 2],
    [2, 0],
    [3, 4],
    [4, 5],
    [5, 3],
  ].map(([from = 0, to = 0]) => ({ from, to, weight: 1 }));
  const linked = [...edges, { from: 2, to: 3, weight: 0.1 }];

  it('keep related nodes together, within the unit square', () => {
    const found = networkPositions(6, linked);
    expect(distance(found[0], found[1])).toBeLessThan(0.6 * distance(found[0], found[4]));
    expect(found.every(({ x, y }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
  });

  it('depend on nothing but the network and the seed', () => {
    expect(networkPositions(6, linked)).toEqual(networkPositions(6, linked));
    expect(networkPositions(6, linked, 2)).not.toEqual(networkPositions(6, linked));
    expect(networkPositions(1, [])).toEqual([{ x: 0.5, y: 0.5 }]);
    expect(() => networkPositions(2, linked)).toThrow(RangeError);
  });
});
