import { at, mean, range } from '../numbers/arrays.ts';
import type { Forecast } from './forecast.ts';
import { createScale } from './scale.ts';

// Backtest months that count as much as the assumption of independent errors.
const INDEPENDENCE_PRIOR = 10;
const MIN_MONTHS = 6;

// Mean error of every backtest month on the modelling scale, by distance from the end: series may begin at different times.
function missesByMonth({ past, scale: parameters }: Forecast): Map<number, number> {
  const scale = createScale(parameters);
  const last = past.reduce((latest, { target }) => Math.max(latest, target), 0);
  const gathered = new Map<number, number[]>();
  for (const { target, forecast, actual, change } of past) {
    if (actual === null || change !== null) continue;
    const own = gathered.get(last - target) ?? [];
    own.push(scale.forward(actual) - scale.forward(forecast));
    gathered.set(last - target, own);
  }
  return new Map([...gathered].map(([month, misses]) => [month, mean(misses)]));
}

function correlationOf(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  let [cross, squaresA, squaresB, months] = [0, 0, 0, 0];
  for (const [month, miss] of a) {
    const other = b.get(month);
    if (other === undefined) continue;
    cross += miss * other;
    squaresA += miss * miss;
    squaresB += other * other;
    months++;
  }
  if (months < MIN_MONTHS || !(squaresA * squaresB > 0)) return 0;
  return ((cross / Math.sqrt(squaresA * squaresB)) * months) / (months + INDEPENDENCE_PRIOR);
}

/**
 * Correlations of the errors of several forecasts in the same backtest months, shrunk towards independence.
 * @returns a symmetric matrix with ones on the diagonal
 */
export function errorCorrelations(forecasts: readonly Forecast[]): number[][] {
  const misses = forecasts.map(missesByMonth);
  return misses.map((own, i) => misses.map((other, j) => (i === j ? 1 : correlationOf(own, other))));
}

function cholesky(matrix: readonly (readonly number[])[]): number[][] | null {
  const rows: number[][] = [];
  for (const i of range(matrix.length)) {
    const row: number[] = [];
    for (const j of range(i + 1)) {
      const remainder = range(j).reduce((left, k) => left - at(row, k) * at(rows[j] ?? row, k), at(matrix[i] ?? [], j));
      if (i === j && !(remainder > 1e-9)) return null;
      row.push(i === j ? Math.sqrt(remainder) : remainder / at(rows[j] ?? [], j));
    }
    rows.push(row);
  }
  return rows;
}

const SHRINK_FACTOR = 0.9;

/**
 * Lower triangular factor of a correlation matrix (Cholesky). Pairwise coefficients may be inconsistent; they are then shrunk towards zero
 * together until they are not.
 */
export function factorize(correlations: readonly (readonly number[])[]): number[][] {
  let matrix = correlations.map((row) => [...row]);
  for (;;) {
    const factor = cholesky(matrix);
    if (factor) return factor;
    matrix = matrix.map((row, i) => row.map((value, j) => (i === j ? 1 : SHRINK_FACTOR * value)));
  }
}
