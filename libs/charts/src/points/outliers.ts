export interface Point {
  readonly x: number;
  readonly y: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Indices of the points farthest from the middle of all, each axis in units of its own spread; most remote first. */
export function outliers(points: readonly Point[], count: number): readonly number[] {
  const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const sx = Math.sqrt(mean(points.map(({ x }) => (x - mx) ** 2))) || 1;
  const sy = Math.sqrt(mean(points.map(({ y }) => (y - my) ** 2))) || 1;
  const distance = ({ x, y }: Point): number => Math.hypot((x - mx) / sx, (y - my) / sy);
  return points
    .map((point, index) => ({ index, far: distance(point) }))
    .sort((a, b) => b.far - a.far)
    .slice(0, count)
    .map(({ index }) => index);
}
