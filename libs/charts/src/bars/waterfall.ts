import { extentOf, type Extent } from '../parts/extent.ts';

/** Bar of a waterfall: start and end, in the unit of the values. */
export interface Fall {
  readonly from: number;
  readonly to: number;
}

interface Step {
  readonly kind: 'total' | 'change';
  readonly value: number | null;
}

/** Computes bars. A total starts at zero and sets the level; a change starts at the end of the previous bar. Null has no effect. */
export function fallsOf(steps: readonly Step[]): readonly (Fall | null)[] {
  let level = 0;
  return steps.map(({ kind, value }) => {
    if (value === null) return null;
    const from = kind === 'total' ? 0 : level;
    level = from + value;
    return { from, to: level };
  });
}

export interface Waterfall {
  /** Null for no bar: an unknown value, or a total that is shown as a figure only. */
  readonly falls: readonly (Fall | null)[];
  readonly extent: Extent;
  /** True if changes have their own zero line and totals are figures. */
  readonly isChangesAlone: boolean;
}

/** Minimum ratio of the changes to the largest total for a common scale. */
const MIN_PART = 0.25;

const largestOf = (steps: readonly Step[], kind: Step['kind']): number =>
  Math.max(0, ...steps.filter((step) => step.kind === kind).map(({ value }) => Math.abs(value ?? 0)));

/** Bars of a waterfall on a scale from zero. Totals much larger than their changes have no bar. */
export function waterfallOf(steps: readonly Step[]): Waterfall {
  const isChangesAlone = largestOf(steps, 'change') < MIN_PART * largestOf(steps, 'total');
  const changeFromZero = ({ kind, value }: Step): Fall | null => (kind === 'total' || value === null ? null : { from: 0, to: value });
  const falls = isChangesAlone ? steps.map(changeFromZero) : fallsOf(steps);
  return { falls, isChangesAlone, extent: extentOf(falls.flatMap((fall) => (fall ? [fall.from, fall.to] : []))) };
}
