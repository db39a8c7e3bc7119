import { at, peek } from '../numbers/arrays.ts';

// Products instead of powers: this is the innermost loop of every decomposition.
function tricube(distance: number): number {
  if (distance >= 0.999) return distance > 1 ? 0 : 1e-9;
  const rest = 1 - distance * distance * distance;
  return rest * rest * rest;
}

/**
 * Locally weighted line at position `x` over equally spaced values: Cleveland, JASA 74 (1979), tricube weights over the `window`
 * nearest points (a window beyond the series widens in proportion, as in STL). `robustness` multiplies the weights.
 */
export function loessAt(values: readonly number[], x: number, window: number, robustness?: readonly number[]): number {
  const n = values.length;
  const size = Math.min(window, n);
  let first = Math.round(x) - Math.floor(size / 2);
  first = Math.min(Math.max(first, 0), n - size);
  let reach = Math.max(x - first, first + size - 1 - x);
  if (window > n) reach += Math.floor((window - n) / 2);
  let total = 0;
  let meanX = 0;
  let meanY = 0;
  const weights = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    const distance = Math.abs(first + k - x) / Math.max(reach, 1e-12);
    const weight = tricube(distance);
    const used = robustness ? weight * at(robustness, first + k) : weight;
    weights[k] = used;
    total += used;
    meanX += used * (first + k);
    meanY += used * at(values, first + k);
  }
  if (!(total > 0)) return at(values, Math.min(Math.max(Math.round(x), 0), n - 1));
  meanX /= total;
  meanY /= total;
  let cross = 0;
  let spread = 0;
  for (let k = 0; k < size; k++) {
    const away = first + k - meanX;
    cross += peek(weights, k) * away * (at(values, first + k) - meanY);
    spread += peek(weights, k) * away * away;
  }
  // Points too close together carry no slope: the weighted mean is the answer.
  return Math.sqrt(spread / total) > 0.001 * (n - 1) ? meanY + (cross / spread) * (x - meanX) : meanY;
}

export const loess = (values: readonly number[], window: number, robustness?: readonly number[]): number[] =>
  values.map((_, x) => loessAt(values, x, window, robustness));
