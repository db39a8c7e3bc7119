export type Point = readonly [number, number];

export interface LabelSpot {
  readonly x: number;
  readonly y: number;
  /** Width in pixels for one line of text around the spot. */
  readonly width: number;
  /** Width in pixels for two lines. */
  readonly narrow: number;
}

const ROWS = 10;

/** Crossings of the ring with a height, from left to right. */
function crossings(ring: readonly Point[], height: number): number[] {
  const found: number[] = [];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (y > height !== nextY > height) found.push(x + ((height - y) / (nextY - y)) * (nextX - x));
  }
  return found.sort((a, b) => a - b);
}

/** Half the height of one line, and of two, in pixels. */
const ONE_LINE = 6;
const TWO_LINES = 13;

/** Twice the horizontal distance from a point to the nearer edge; 0 outside. */
function roomAt(ring: readonly Point[], x: number, y: number): number {
  const edges = crossings(ring, y);
  const after = edges.findIndex((edge) => edge > x);
  if (after < 1 || after % 2 === 0) return 0;
  return 2 * Math.min(x - (edges[after - 1] ?? x), (edges[after] ?? x) - x);
}

const roomAround = (ring: readonly Point[], x: number, y: number, half: number): number =>
  Math.min(...[-half, 0, half].map((offset) => roomAt(ring, x, y + offset)));

/** Finds the widest horizontal stretch inside a ring at a few heights and returns its middle. Null for a flat ring. */
export function labelSpot(ring: readonly Point[]): LabelSpot | null {
  const heights = ring.map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const middle = (top + bottom) / 2;
  let best: { readonly spot: LabelSpot; readonly worth: number } | null = null;
  for (let row = 2; row <= ROWS - 2; row += 1) {
    const y = top + ((bottom - top) * row) / ROWS;
    const edges = crossings(ring, y);
    for (let at = 0; at + 1 < edges.length; at += 2) {
      const x = ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;
      const width = roomAround(ring, x, y, ONE_LINE);
      // Prefers spots near the middle over slightly wider ones.
      const worth = width - Math.abs(y - middle) / 4;
      if (best === null || worth > best.worth) best = { spot: { x, y, width, narrow: roomAround(ring, x, y, TWO_LINES) }, worth };
    }
  }
  return best?.spot ?? null;
}
