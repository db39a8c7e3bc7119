import { at } from './arrays.ts';

export interface Minimum {
  readonly point: readonly number[];
  readonly value: number;
}

export interface MinimiseOptions {
  readonly step?: number;
  readonly evaluations?: number;
  readonly tolerance?: number;
}

interface Vertex {
  point: number[];
  value: number;
}

const along = (from: readonly number[], to: readonly number[], factor: number): number[] =>
  from.map((value, i) => value + factor * (at(to, i) - value));

function centroidOf(simplex: readonly Vertex[]): number[] {
  const size = simplex.length - 1;
  const centre = new Array<number>(size).fill(0);
  for (let v = 0; v < size; v++) simplex[v]?.point.forEach((value, i) => (centre[i] = at(centre, i) + value / size));
  return centre;
}

/**
 * Minimum without derivatives: Nelder and Mead, The Computer Journal 7 (1965). The objective may return Infinity or NaN for forbidden
 * points. The search is deterministic.
 */
export function minimise(
  objective: (point: readonly number[]) => number,
  start: readonly number[],
  options: MinimiseOptions = {},
): Minimum {
  const { step = 0.1, evaluations = 200 * start.length, tolerance = 1e-8 } = options;
  let used = 0;
  const measured = (point: number[]): Vertex => {
    used++;
    const value = objective(point);
    return { point, value: Number.isNaN(value) ? Infinity : value };
  };
  const simplex = [measured([...start]), ...start.map((_, i) => measured(start.map((value, j) => (i === j ? value + step : value))))];
  const order = (): void => void simplex.sort((a, b) => a.value - b.value);
  order();
  for (;;) {
    const best = simplex[0];
    const worst = simplex[simplex.length - 1];
    if (!best || !worst || used >= evaluations || Math.abs(worst.value - best.value) <= tolerance * (Math.abs(best.value) + tolerance))
      break;
    const centre = centroidOf(simplex);
    const better = improve(centre, worst, best.value, simplex[simplex.length - 2]?.value ?? best.value, measured);
    if (better) simplex[simplex.length - 1] = better;
    else for (let v = 1; v < simplex.length; v++) simplex[v] = measured(along(best.point, simplex[v]?.point ?? best.point, 0.5));
    order();
  }
  return simplex[0] ?? { point: start, value: Infinity };
}

// Reflects, expands or contracts the worst vertex; without improvement the simplex must shrink.
function improve(centre: number[], worst: Vertex, best: number, secondWorst: number, measured: (point: number[]) => Vertex): Vertex | null {
  const reflected = measured(along(centre, worst.point, -1));
  if (reflected.value < best) {
    const expanded = measured(along(centre, worst.point, -2));
    return expanded.value < reflected.value ? expanded : reflected;
  }
  if (reflected.value < secondWorst) return reflected;
  const contracted = reflected.value < worst.value ? measured(along(centre, worst.point, -0.5)) : measured(along(centre, worst.point, 0.5));
  return contracted.value < Math.min(reflected.value, worst.value) ? contracted : null;
}
