import { peek, range } from '../numbers/arrays.ts';
import { getDraws, type JointPaths } from './joint.ts';

/** A "what if" on simulated paths. Amounts are in the unit of the series, shares are ratios (0.1 = 10 %), steps are 0-based. */
export type Scenario =
  /** Amounts of a line in the steps `from` to `to` (inclusive) move by `by` steps, earlier if negative. The sum of the year stays. */
  | { readonly kind: 'window-moved'; readonly key: string; readonly from: number; readonly to: number; readonly by: number }
  /** A share of the collectible arrears is paid, in equal parts from step `from` to `to`. */
  | {
      readonly kind: 'arrears';
      readonly key: string;
      readonly collectible: number;
      readonly share: number;
      readonly from: number;
      readonly to: number;
    }
  /** More or fewer transactions of the usual value: the line changes in proportion from step `from` on. */
  | { readonly kind: 'volume'; readonly key: string; readonly change: number; readonly from: number }
  /** Lines of a group grow by this share beyond the forecast from step `from` on. */
  | { readonly kind: 'growth'; readonly keys: readonly string[]; readonly change: number; readonly from: number };

type ChangeDraw = (draw: Float64Array) => void;

const scaleFrom =
  (from: number, change: number): ChangeDraw =>
  (draw) => {
    for (let h = from; h < draw.length; h++) draw[h] = peek(draw, h) * (1 + change);
  };

// The window and the months that it passes change places; their sum does not change.
const moveWindow =
  (from: number, to: number, by: number): ChangeDraw =>
  (draw) => {
    const window = range(to - from + 1).map((k) => from + k);
    const order = range(draw.length).filter((h) => h < from || h > to);
    order.splice(from + by, 0, ...window);
    const before = Float64Array.from(draw);
    order.forEach((source, h) => (draw[h] = peek(before, source)));
  };

function addArrears(amount: number, from: number, to: number): ChangeDraw {
  return (draw) => {
    for (let h = from; h <= to; h++) draw[h] = peek(draw, h) + amount / (to - from + 1);
  };
}

function describeChange(scenario: Scenario): { keys: readonly string[]; change: ChangeDraw } {
  switch (scenario.kind) {
    case 'window-moved':
      return { keys: [scenario.key], change: moveWindow(scenario.from, scenario.to, scenario.by) };
    case 'arrears':
      return { keys: [scenario.key], change: addArrears(scenario.share * scenario.collectible, scenario.from, scenario.to) };
    case 'volume':
      return { keys: [scenario.key], change: scaleFrom(scenario.from, scenario.change) };
    case 'growth':
      return { keys: scenario.keys, change: scaleFrom(scenario.from, scenario.change) };
  }
}

const isWithinSteps = (step: number, steps: number): boolean => Number.isInteger(step) && step >= 0 && step < steps;

function checkScenario(scenario: Scenario, steps: number): void {
  const used = 'to' in scenario ? [scenario.from, scenario.to] : [scenario.from];
  const moved = scenario.kind === 'window-moved' ? used.map((step) => step + scenario.by) : [];
  const amounts = scenario.kind === 'arrears' ? [scenario.collectible, scenario.share] : 'change' in scenario ? [scenario.change] : [];
  if (![...used, ...moved].every((step) => isWithinSteps(step, steps)) || ('to' in scenario && scenario.to < scenario.from))
    throw new RangeError('a scenario must lie within the steps');
  if (!amounts.every(Number.isFinite)) throw new RangeError('the amounts of a scenario must be finite numbers');
}

/**
 * Applies a scenario to the same draws and recomputes their total. Several scenarios are applied in turn; `compareDraws` gives the effect
 * of each.
 * @throws RangeError for unknown lines, steps beyond the horizon, or amounts that are not finite
 */
export function applyScenario(paths: JointPaths, scenario: Scenario): JointPaths {
  checkScenario(scenario, paths.steps);
  const { keys, change } = describeChange(scenario);
  keys.forEach((key) => getDraws(paths, key));
  const lines = paths.lines.map((line, k) => {
    if (!keys.includes(paths.keys[k] ?? '')) return line;
    const changed = Float64Array.from(line);
    for (const draw of range(paths.draws)) change(changed.subarray(draw * paths.steps, (draw + 1) * paths.steps));
    return changed;
  });
  const total = Float64Array.from({ length: paths.total.length }, (_, i) => lines.reduce((sum, line) => sum + peek(line, i), 0));
  return { ...paths, lines, total };
}
