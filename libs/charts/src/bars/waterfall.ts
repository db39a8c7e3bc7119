import { extentOf, type Extent } from './extent.ts';

/** One bar of a waterfall: what it begins with and ends with, in the unit of the values. */
export interface Fall {
  readonly from: number;
  readonly to: number;
}

interface Step {
  readonly kind: 'total' | 'change';
  readonly value: number | null;
}

/** A total stands on zero and sets the level; a change begins where the bar before it ended. Null takes no room and moves nothing. */
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
  /** Null draws nothing: the value is not known, or a total that is written as a figure alone. */
  readonly falls: readonly (Fall | null)[];
  readonly extent: Extent;
  /** Whether the changes stand on a zero line of their own, and totals are figures. */
  readonly isChangesAlone: boolean;
}

/** Changes below this part of the largest total would be hairs beside it. */
const LEAST_PART = 0.25;

const largestOf = (steps: readonly Step[], kind: Step['kind']): number =>
  Math.max(0, ...steps.filter((step) => step.kind === kind).map(({ value }) => Math.abs(value ?? 0)));

/** The bars of a waterfall, always on a scale from zero. Totals that dwarf their changes have no bar. */
export function waterfallOf(steps: readonly Step[]): Waterfall {
  const isChangesAlone = largestOf(steps, 'change') < LEAST_PART * largestOf(steps, 'total');
  const alone = ({ kind, value }: Step): Fall | null => (kind === 'total' || value === null ? null : { from: 0, to: value });
  const falls = isChangesAlone ? steps.map(alone) : fallsOf(steps);
  return { falls, isChangesAlone, extent: extentOf(falls.flatMap((fall) => (fall ? [fall.from, fall.to] : []))) };
}
