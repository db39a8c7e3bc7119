import {
  applySupposition,
  compareDraws,
  computePathQuantiles,
  type AddedRange,
  type JointPaths,
  type Supposition,
} from '@pendapa/statistics';
import { endOf, OTHER_LINES, type SimulatedYear, type YearEnd } from '../../outlook/year-outlook.ts';

/** Suppositions: ratios (0.1 is 10 %), and the number of months by which land tax comes later. A negative number is earlier. */
export interface Supposed {
  readonly arrears: number;
  readonly bphtb: number;
  readonly pbjt: number;
  readonly pbb: number;
}
export type SupposedKey = keyof Supposed;

/** Effect of one supposition on the end of the year, in minor units. */
export interface Effect {
  readonly key: SupposedKey;
  readonly added: AddedRange;
}

export interface Changed {
  readonly effects: readonly Effect[];
  readonly end: YearEnd;
  /** The step whose land tax moves, and where to; null where none does. */
  readonly moved: { readonly from: number; readonly to: number; readonly amount: number } | null;
}

const median = (paths: JointPaths, key: string): readonly number[] => computePathQuantiles(paths, [0.5], key).single[0] ?? [];

const peakOf = (months: readonly number[]): number =>
  months.reduce((best, amount, step) => (amount > (months[best] ?? 0) ? step : best), 0);

/** Number of months by which land tax of its strongest month ahead can come earlier or later. It must stay within the year. */
export function windowRange({ paths }: SimulatedYear): readonly [earliest: number, latest: number] {
  const from = peakOf(median(paths, 'pbb'));
  return [-from, paths.steps - 1 - from];
}

/** Moves the month ahead with most land tax within the year. Null if there is no month to move to. */
function windowMoved(paths: JointPaths, by: number): { readonly from: number; readonly to: number; readonly amount: number } | null {
  const months = median(paths, 'pbb');
  const from = peakOf(months);
  const to = Math.min(Math.max(from + by, 0), paths.steps - 1);
  return by === 0 || to === from ? null : { from, to, amount: months[from] ?? 0 };
}

/**
 * The suppositions as events, as a forecast request has them; null for one that changes nothing. `collectible` is the collectible amount
 * of arrears.
 */
export function supposedEvents(
  { paths, known }: SimulatedYear,
  supposed: Supposed,
  collectible: number,
): Readonly<Record<SupposedKey, Supposition | null>> {
  const moved = windowMoved(paths, supposed.pbb);
  const scaled = (key: 'bphtb' | 'pbjt'): Supposition | null =>
    supposed[key] === 0
      ? null
      : { keys: [key], event: { kind: 'scaled', cause: 'supposition', from: known, to: null, factor: 1 + supposed[key] } };
  const amount = supposed.arrears * collectible;
  return {
    arrears: amount === 0 ? null : { keys: [OTHER_LINES], event: { kind: 'added', from: known, to: known + paths.steps, amount } },
    bphtb: scaled('bphtb'),
    pbjt: scaled('pbjt'),
    pbb: moved && { keys: ['pbb'], event: { kind: 'moved', usual: known + moved.from, actual: known + moved.to } },
  };
}

export const SUPPOSED_KEYS: readonly SupposedKey[] = ['arrears', 'bphtb', 'pbjt', 'pbb'];

/** Applies the suppositions one after the other to the same draws, and compares each with the result before it. */
export function changedYear(simulatedYear: SimulatedYear, supposed: Supposed, collectible: number, target: number | null): Changed {
  const { paths, certain, known, received, onTarget } = simulatedYear;
  const moved = windowMoved(paths, supposed.pbb);
  const events = supposedEvents(simulatedYear, supposed, collectible);
  const applyWith =
    (amounts: SimulatedYear['received']) =>
    (to: JointPaths, key: SupposedKey): JointPaths =>
      events[key] ? applySupposition(to, events[key], known, amounts) : to;
  const apply = applyWith(received);
  let before = paths;
  const effects = SUPPOSED_KEYS.map((key): Effect => {
    const after = apply(before, key);
    const added = compareDraws(before, after);
    before = after;
    return { key, added };
  });
  if (onTarget === undefined) return { effects, end: endOf(before, undefined, certain, target), moved };
  const { chance } = endOf(SUPPOSED_KEYS.reduce(applyWith(onTarget.received), onTarget.paths), undefined, onTarget.certain, target);
  return { effects, end: { ...endOf(before, undefined, certain, null), chance }, moved };
}
