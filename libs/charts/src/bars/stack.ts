/** A part of a pile: where it begins and ends, in the unit of the values. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Piles values on each other from zero: those above to the right, those below to the left; null takes no room. */
export function piledUp(values: readonly (number | null)[]): readonly (Piece | null)[] {
  const ends = { above: 0, below: 0 };
  return values.map((value) => {
    if (value === null) return null;
    const side = value < 0 ? 'below' : 'above';
    const from = ends[side];
    ends[side] += value;
    return { from, to: ends[side] };
  });
}

/** Parts of the whole; all unknown where one part is, or where there is no whole. */
export function sharesOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return values.map((value) => (value === null || whole <= 0 ? null : value / whole));
}
