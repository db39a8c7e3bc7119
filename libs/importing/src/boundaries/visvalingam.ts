/** A line of grid points; x and y have equal length. */
export interface GridLine {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

/** A heap of points, lightest first; the weight of a point may change while it is inside. */
class Heap {
  readonly #items: number[] = [];
  readonly #place: Int32Array;

  constructor(
    private readonly weights: Float64Array,
    points: number,
  ) {
    this.#place = new Int32Array(points).fill(-1);
  }

  push(point: number): void {
    this.#items.push(point);
    this.#put(this.#items.length - 1, point);
    this.#up(this.#items.length - 1);
  }

  pop(): number | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (first === undefined || last === undefined) return undefined;
    if (this.#items.length > 0) {
      this.#put(0, last);
      this.#down(0);
    }
    return first;
  }

  update(point: number): void {
    const at = this.#place[point] ?? -1;
    this.#up(at);
    this.#down(this.#place[point] ?? -1);
  }

  #weight(at: number): number {
    return this.weights[this.#items[at] ?? 0] ?? Infinity;
  }

  #put(at: number, point: number): void {
    this.#items[at] = point;
    this.#place[point] = at;
  }

  #swap(a: number, b: number): void {
    const [first, second] = [this.#items[a] ?? 0, this.#items[b] ?? 0];
    this.#put(a, second);
    this.#put(b, first);
  }

  #up(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (this.#weight(parent) <= this.#weight(at)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #down(from: number): void {
    for (let at = from; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let lightest = at;
      if (left < this.#items.length && this.#weight(left) < this.#weight(lightest)) lightest = left;
      if (right < this.#items.length && this.#weight(right) < this.#weight(lightest)) lightest = right;
      if (lightest === at) return;
      this.#swap(at, lightest);
      at = lightest;
    }
  }
}

function triangleArea({ x, y }: GridLine, a: number, b: number, c: number, squeeze: number): number {
  const [ax, ay, bx, by, cx, cy] = [x[a] ?? 0, y[a] ?? 0, x[b] ?? 0, y[b] ?? 0, x[c] ?? 0, y[c] ?? 0];
  return (Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2) * squeeze;
}

/**
 * Weight of each point: the area of the triangle that is lost without it, and at least the weights removed earlier. Source: Visvalingam
 * and Whyatt 1993, "Line generalisation by repeated elimination of points". The ends have weight Infinity.
 * @param innerPoints number of inner points that get weight Infinity, the heaviest ones
 * @param squeeze length of a step of x divided by that of a step of y
 */
export function pointWeights(line: GridLine, innerPoints: number, squeeze: number): Float64Array {
  const length = line.x.length;
  const weights = new Float64Array(length).fill(Infinity);
  const [before, after] = [new Int32Array(length), new Int32Array(length)];
  const heap = new Heap(weights, length);
  for (let point = 1; point < length - 1; point += 1) {
    [before[point], after[point]] = [point - 1, point + 1];
    weights[point] = triangleArea(line, point - 1, point, point + 1, squeeze);
    heap.push(point);
  }
  const order: number[] = [];
  let reached = 0;
  for (let point = heap.pop(); point !== undefined; point = heap.pop()) {
    reached = Math.max(reached, weights[point] ?? 0);
    weights[point] = reached;
    order.push(point);
    const [left, right] = [before[point] ?? 0, after[point] ?? length - 1];
    for (const [neighbour, from, to] of [
      [left, before[left] ?? 0, right],
      [right, left, after[right] ?? length - 1],
    ] as const) {
      if (neighbour === 0 || neighbour === length - 1) continue;
      [before[neighbour], after[neighbour]] = [from, to];
      weights[neighbour] = triangleArea(line, from, neighbour, to, squeeze);
      heap.update(neighbour);
    }
  }
  for (const point of innerPoints > 0 ? order.slice(-innerPoints) : []) weights[point] = Infinity;
  return weights;
}
