/** A known sum of unknown numbers, given by their positions. */
export interface Equation {
  readonly unknowns: readonly number[];
  readonly sum: number;
}

const EPSILON = 1e-7;

/** Tableau of the simplex method; the last column contains the values of the basic variables. */
interface Tableau {
  readonly rows: Float64Array[];
  readonly basic: number[];
}

function pivot({ rows, basic }: Tableau, at: number, entering: number): void {
  const row = rows[at] ?? new Float64Array();
  const factor = row[entering] ?? 1;
  for (let column = 0; column < row.length; column += 1) row[column] = (row[column] ?? 0) / factor;
  for (const [index, other] of rows.entries()) {
    const share = other[entering] ?? 0;
    if (index === at || share === 0) continue;
    for (let column = 0; column < other.length; column += 1) other[column] = (other[column] ?? 0) - share * (row[column] ?? 0);
  }
  basic[at] = entering;
}

/** Minimizes a sum of unknowns; Bland's rule makes sure that it ends. */
function minimize(tableau: Tableau, costs: Float64Array, allowed: number): number {
  const { rows, basic } = tableau;
  const width = (rows[0]?.length ?? 1) - 1;
  for (;;) {
    let entering = -1;
    for (let column = 0; column < allowed && entering < 0; column += 1) {
      if (basic.includes(column)) continue;
      const reduced = rows.reduce((sum, row, index) => sum - (costs[basic[index] ?? 0] ?? 0) * (row[column] ?? 0), costs[column] ?? 0);
      if (reduced < -EPSILON) entering = column;
    }
    if (entering < 0) break;
    let leaving = -1;
    let smallest = Infinity;
    for (const [index, row] of rows.entries()) {
      const step = row[entering] ?? 0;
      if (step <= EPSILON) continue;
      const ratio = (row[width] ?? 0) / step;
      if (ratio < smallest - EPSILON || (ratio < smallest + EPSILON && (basic[index] ?? 0) < (basic[leaving] ?? Infinity))) {
        smallest = Math.min(smallest, ratio);
        leaving = index;
      }
    }
    if (leaving < 0) return -Infinity;
    pivot(tableau, leaving, entering);
  }
  return rows.reduce((sum, row, index) => sum + (costs[basic[index] ?? 0] ?? 0) * (row[width] ?? 0), 0);
}

/** Returns the range of a sum of some unknowns. */
export type Bounds = (places: readonly number[]) => { readonly smallest: number; readonly largest: number };

/**
 * Computes bounds from linear equations between `count` non-negative unknowns.
 * @throws Error if no numbers solve them
 */
export function boundsOf(count: number, equations: readonly Equation[]): Bounds {
  const width = count + equations.length;
  const rows = equations.map(({ unknowns, sum }, index) => {
    const row = new Float64Array(width + 1);
    for (const place of unknowns) row[place] = (row[place] ?? 0) + 1;
    row[count + index] = 1;
    row[width] = sum;
    return row;
  });
  const tableau: Tableau = { rows, basic: equations.map((_, index) => count + index) };
  const missing = new Float64Array(width).map((_, column) => (column < count ? 0 : 1));
  if (minimize(tableau, missing, count) > 1e-3) throw new Error('No numbers solve these equations.');
  // Artificial variables leave the basis, except for redundant equations.
  for (const [index, column] of tableau.basic.entries()) {
    if (column < count) continue;
    const other = tableau.rows[index]?.findIndex((value, at) => at < count && Math.abs(value) > EPSILON) ?? -1;
    if (other >= 0) pivot(tableau, index, other);
  }
  const optimum = (places: readonly number[], sign: 1 | -1): number => {
    const costs = new Float64Array(width);
    for (const place of places) costs[place] = (costs[place] ?? 0) + sign;
    return minimize(tableau, costs, count) * sign;
  };
  return (places) => ({ smallest: optimum(places, 1), largest: optimum(places, -1) });
}
