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

/** Boxes of labels of one line, in pixels. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

const LINE = 14;

/** The labels, the most important first, that do not stand on one before them. */
export function withoutOverlap(boxes: readonly LabelBox[]): readonly number[] {
  return boxes.reduce<readonly number[]>((kept, box, index) => {
    const free = kept.every((at) => {
      const other = boxes[at];
      return !other || Math.abs(other.middle - box.middle) >= LINE || box.left > other.right || box.right < other.left;
    });
    return free ? [...kept, index] : kept;
  }, []);
}
