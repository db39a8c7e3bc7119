/** One bar of a waterfall: what it begins with and ends with, in the unit of the values. */
export interface Fall {
  readonly from: number;
  readonly to: number;
}

/** A total stands on zero and sets the level; a change begins where the bar before it ended. Null takes no room and moves nothing. */
export function fallsOf(steps: readonly { readonly kind: 'total' | 'change'; readonly value: number | null }[]): readonly (Fall | null)[] {
  let level = 0;
  return steps.map(({ kind, value }) => {
    if (value === null) return null;
    const from = kind === 'total' ? 0 : level;
    level = from + value;
    return { from, to: level };
  });
}
