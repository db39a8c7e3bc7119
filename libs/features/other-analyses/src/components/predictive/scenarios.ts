import { compareDraws, applyScenario, computePathQuantiles, type AddedRange, type JointPaths, type Scenario } from '@pendapa/statistics';
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
 * Applies the suppositions one after the other to the same draws, and compares each with the result before it. `collectible` is
 * the collectible amount of arrears.
 */
export function changedYear(
  { paths, certain, onTarget }: SimulatedYear,
  supposed: Supposed,
  collectible: number,
  target: number | null,
): Changed {
  const moved = windowMoved(paths, supposed.pbb);
  const last = paths.steps - 1;
  const scenarios: readonly (readonly [SupposedKey, Scenario | null])[] = [
    ['arrears', { kind: 'arrears', key: OTHER_LINES, collectible, share: supposed.arrears, from: 0, to: last }],
    ['bphtb', { kind: 'volume', key: 'bphtb', change: supposed.bphtb, from: 0 }],
    ['pbjt', { kind: 'growth', keys: ['pbjt'], change: supposed.pbjt, from: 0 }],
    ['pbb', moved && { kind: 'window-moved', key: 'pbb', from: moved.from, to: moved.from, by: moved.to - moved.from }],
  ];
  let before = paths;
  const effects = scenarios.map(([key, scenario]): Effect => {
    const after = scenario ? applyScenario(before, scenario) : before;
    const added = compareDraws(before, after);
    before = after;
    return { key, added };
  });
  if (onTarget === undefined) return { effects, end: endOf(before, undefined, certain, target), moved };
  const reached = scenarios.reduce((own, [, scenario]) => (scenario ? applyScenario(own, scenario) : own), onTarget.paths);
  const { chance } = endOf(reached, undefined, onTarget.certain, target);
  return { effects, end: { ...endOf(before, undefined, certain, null), chance }, moved };
}
