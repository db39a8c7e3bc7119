export interface Point {
  readonly x: number;
  readonly y: number;
}

/** SVG path through the points with gaps. A single point gets a stroke of zero length, which a round cap shows. */
export function pathThrough(points: readonly (Point | null)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      const begins = !points[index - 1];
      const isSinglePoint = begins && !points[index + 1];
      return `${begins ? 'M' : 'L'}${point.x},${point.y}${isSinglePoint ? 'h0' : ''}`;
    })
    .join('');
}

/** Splits a line into the complete part and the last stretch to a period that is not over. */
export function splitUnfinished<T>(
  points: readonly (T | null)[],
  unfinished: number | null,
): readonly [readonly (T | null)[], readonly (T | null)[]] {
  if (unfinished === null) return [points, []];
  return [
    points.map((point, index) => (index < unfinished ? point : null)),
    points.map((point, index) => (index >= unfinished - 1 ? point : null)),
  ];
}

/** Moves labels apart so that none overlap, keeping their order between `top` and `bottom`. */
export function spread(positions: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const placed = new Map<number, number>();
  order.reduce((free, index) => {
    const at = Math.max(positions[index] ?? 0, free);
    placed.set(index, at);
    return at + gap;
  }, top);
  order.reduceRight((free, index) => {
    const at = Math.min(placed.get(index) ?? 0, free);
    placed.set(index, at);
    return at - gap;
  }, bottom);
  return positions.map((_, index) => placed.get(index) ?? 0);
}
