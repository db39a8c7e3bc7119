import { range } from '../numbers/arrays.ts';
import { createRandom } from '../numbers/random.ts';

/** A relation between two nodes (0-based); a larger weight (above 0) places them closer together. */
export interface NetworkEdge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

export interface Position {
  readonly x: number;
  readonly y: number;
}

interface Moving {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const ROUNDS = 200;
const MAX_STEP = 0.1;
const MIN_DISTANCE = 1e-6;

function applyForce(a: Moving, b: Moving, force: (distance: number) => number): void {
  const distance = Math.max(Math.hypot(a.x - b.x, a.y - b.y), MIN_DISTANCE);
  const share = force(distance) / distance;
  a.dx += (a.x - b.x) * share;
  a.dy += (a.y - b.y) * share;
  b.dx -= (a.x - b.x) * share;
  b.dy -= (a.y - b.y) * share;
}

function move(node: Moving, maxStep: number): void {
  const length = Math.max(Math.hypot(node.dx, node.dy), MIN_DISTANCE);
  node.x += (node.dx / length) * Math.min(length, maxStep);
  node.y += (node.dy / length) * Math.min(length, maxStep);
  node.dx = 0;
  node.dy = 0;
}

// Scales the drawing to the unit square without changing its proportions, and centres it.
function fitToUnitSquare(nodes: readonly Moving[]): Position[] {
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top, MIN_DISTANCE);
  return nodes.map(({ x, y }) => ({ x: 0.5 + (x - (left + right) / 2) / size, y: 0.5 + (y - (top + bottom) / 2) / size }));
}

/**
 * Places the nodes of a network in the unit square, related ones close together. Forces are those of Fruchterman and Reingold, Software:
 * Practice and Experience 21 (1991), from a seeded start. Weights are relative to the largest. It suits up to some hundred nodes, and
 * equal input gives an equal picture.
 * @throws RangeError for edges to missing nodes
 */
export function networkPositions(nodes: number, edges: readonly NetworkEdge[], seed = 1): Position[] {
  if (edges.some(({ from, to }) => [from, to].some((node) => !Number.isInteger(node) || node < 0 || node >= nodes)))
    throw new RangeError('an edge leads to a node that is not there');
  const random = createRandom(seed);
  const moving = range(nodes).map((): Moving => ({ x: random(), y: random(), dx: 0, dy: 0 }));
  const ideal = Math.sqrt(1 / Math.max(nodes, 1));
  const heaviest = edges.reduce((max, { weight }) => Math.max(max, weight), 0) || 1;
  for (let round = 0; round < ROUNDS; round++) {
    moving.forEach((a, i) => {
      for (const b of moving.slice(i + 1)) applyForce(a, b, (distance) => (ideal * ideal) / distance);
    });
    for (const { from, to, weight } of edges) {
      const [a, b] = [moving[from], moving[to]];
      if (a && b && a !== b) applyForce(a, b, (distance) => (-distance * distance * weight) / heaviest / ideal);
    }
    for (const node of moving) move(node, MAX_STEP * (1 - round / ROUNDS));
  }
  return fitToUnitSquare(moving);
}
