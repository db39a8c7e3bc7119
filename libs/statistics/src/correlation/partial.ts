import { at } from '../numbers/arrays.ts';
import { computeResiduals } from '../numbers/least-squares.ts';
import { ranksOf } from '../numbers/ranks.ts';
import { coefficient, inference, type Correlation } from './pearson.ts';

type Column = readonly (number | null)[];
const isFiniteNumber = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * Correlation of the parts of `x` and `y` that the `controls` do not explain; of ranks with `method` 'spearman'. Source: Fisher, Metron 3
 * (1924). Units with a missing value are left out.
 * @returns null if controls are linearly dependent or nothing else varies
 * @throws RangeError for columns of unequal length
 */
export function partialCorrelation(
  x: Column,
  y: Column,
  controls: readonly Column[],
  method: 'pearson' | 'spearman' = 'pearson',
  confidence = 0.95,
): Correlation | null {
  const columns = [x, y, ...controls];
  if (columns.some((column) => column.length !== x.length)) throw new RangeError('all columns must have the same length');
  const rows = x.map((_, i) => i).filter((i) => columns.every((column) => isFiniteNumber(column[i])));
  if (rows.length < controls.length + 3) return null;
  const complete = columns.map((column) => rows.map((i) => column[i] ?? NaN));
  const [first = [], second = [], ...others] = method === 'spearman' ? complete.map(ranksOf) : complete;
  const a = computeResiduals(first, others);
  const b = computeResiduals(second, others);
  if (!a || !b || isNegligible(a, first) || isNegligible(b, second)) return null;
  const r = coefficient(a, b);
  return r === null ? null : inference(r, rows.length, confidence, controls.length);
}

// If the controls explain a column completely, only rounding is left to correlate.
function isNegligible(residuals: readonly number[], original: readonly number[]): boolean {
  const centre = original.reduce((total, value) => total + value, 0) / original.length;
  const left = residuals.reduce((total, value) => total + value * value, 0);
  const whole = original.reduce((total, _, i) => total + (at(original, i) - centre) ** 2, 0);
  return !(left > 1e-20 * whole);
}
