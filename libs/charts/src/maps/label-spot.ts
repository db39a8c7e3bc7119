export type Point = readonly [number, number];

export interface LabelSpot {
  readonly x: number;
  readonly y: number;
  /** Room from edge to edge at that height. */
  readonly width: number;
}

const ROWS = 10;

/** Where the ring crosses a height, from left to right. */
function crossings(ring: readonly Point[], height: number): number[] {
  const found: number[] = [];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (y > height !== nextY > height) found.push(x + ((height - y) / (nextY - y)) * (nextX - x));
  }
  return found.sort((a, b) => a - b);
}

/** The middle of the widest level stretch inside a ring, looked for in a few heights away from its ends; null for a flat one. */
export function labelSpot(ring: readonly Point[]): LabelSpot | null {
  const heights = ring.map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const middle = (top + bottom) / 2;
  let best: LabelSpot | null = null;
  for (let row = 2; row <= ROWS - 2; row += 1) {
    const y = top + ((bottom - top) * row) / ROWS;
    const edges = crossings(ring, y);
    for (let at = 0; at + 1 < edges.length; at += 2) {
      const [from, to] = [edges[at] ?? 0, edges[at + 1] ?? 0];
      // Of stretches that are nearly as wide the one nearer to the middle is taken.
      const worth = to - from - Math.abs(y - middle) / 4;
      const known = best === null ? -Infinity : best.width - Math.abs(best.y - middle) / 4;
      if (worth > known) best = { x: (from + to) / 2, y, width: to - from };
    }
  }
  return best;
}
