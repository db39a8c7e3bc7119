/** Part of a stack: start and end, in the unit of the values. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Stacks values from zero: positive ones to the right, negative ones to the left; null takes no space. */
export function stackValues(values: readonly (number | null)[]): readonly (Piece | null)[] {
  const ends = { above: 0, below: 0 };
  return values.map((value) => {
    if (value === null) return null;
    const side = value < 0 ? 'below' : 'above';
    const from = ends[side];
    ends[side] += value;
    return { from, to: ends[side] };
  });
}

/** Shares of the total; all null if one part is unknown or the total is not positive. */
export function sharesOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return values.map((value) => (value === null || whole <= 0 ? null : value / whole));
}
