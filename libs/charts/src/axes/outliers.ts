export interface Point {
  readonly x: number;
  readonly y: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Indices of the points farthest from the mean, with each axis in units of its standard deviation; farthest first. */
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

/** Box of a label of one line, in pixels. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

const NAME_LINE_HEIGHT = 14;
/** Radius of the largest dot in pixels. */
const RADIUS = 5.5;

/** True if a label overlaps one of the dots. */
const liesOverDot = ({ left, right, middle }: LabelBox, dots: readonly Point[]): boolean =>
  dots.some(({ x, y }) => Math.abs(y - middle) < NAME_LINE_HEIGHT / 2 + RADIUS && x + RADIUS > left && x - RADIUS < right);

/** Indices of labels that overlap neither an earlier label nor a dot; `boxes` are sorted by importance. */
export function withoutOverlap(boxes: readonly LabelBox[], dots: readonly Point[] = []): readonly number[] {
  return boxes.reduce<readonly number[]>((placed, box, index) => {
    if (liesOverDot(box, dots)) return placed;
    const free = placed.every((at) => {
      const other = boxes[at];
      return !other || Math.abs(other.middle - box.middle) >= NAME_LINE_HEIGHT || box.left > other.right || box.right < other.left;
    });
    return free ? [...placed, index] : placed;
  }, []);
}
