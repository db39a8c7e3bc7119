import { at, peek, range } from '../numbers/arrays.ts';
import type { ForecastEvent } from './events.ts';
import { getDraws, type JointPaths } from './joint.ts';

/** A "what if": an event on the sum of some lines, or on a single one. */
export interface Supposition {
  readonly keys: readonly string[];
  /** Positions as in a forecast request: 0 is the first value of the series. */
  readonly event: ForecastEvent;
}

type ChangeDraw = (draw: Float64Array) => void;

/** Multiplies steps; the received part of the first step stays. */
function scaleSteps(from: number, to: number, factor: number, received = -Infinity): ChangeDraw {
  return (draw) => {
    for (let h = from; h < to; h++) {
      const amount = peek(draw, h);
      draw[h] = Math.max(amount * factor, h === 0 ? Math.min(amount, received) : -Infinity);
    }
  };
}

function exchangeSteps(a: number, b: number): ChangeDraw {
  return (draw) => {
    const before = peek(draw, a);
    draw[a] = peek(draw, b);
    draw[b] = before;
  };
}

function addToSteps(from: number, to: number, amount: number): ChangeDraw {
  return (draw) => {
    for (let h = from; h < to; h++) draw[h] = peek(draw, h) + amount;
  };
}

/** First step and the step after the last one of an event that lies within the steps. */
function stepsOf(from: number, to: number | null, first: number, steps: number): readonly [number, number] {
  const [begin, end] = [from - first, to === null ? steps : to - first];
  if (![begin, end].every(Number.isInteger) || begin < 0 || end > steps || begin >= end)
    throw new RangeError('a supposition must lie within the steps');
  return [begin, end];
}

function changeOf(event: ForecastEvent, first: number, steps: number, received?: number): ChangeDraw {
  if (event.kind === 'moved') {
    const places = [event.usual, event.actual].map((position) => at(stepsOf(position, position + 1, first, steps), 0));
    return exchangeSteps(at(places, 0), at(places, 1));
  }
  const [from, to] = stepsOf(event.from, event.to, first, steps);
  if (event.kind === 'added') {
    if (!Number.isFinite(event.amount)) throw new RangeError('the amount of a supposition must be a finite number');
    return addToSteps(from, to, event.amount / (to - from));
  }
  const { factor = NaN } = event;
  if (!(Number.isFinite(factor) && factor > 0)) throw new RangeError('the factor of a supposition must be above 0');
  return scaleSteps(from, to, factor, received);
}

/**
 * Applies a supposition to the same draws and recomputes their total. An event of a forecast request has the same effect on them: it
 * moves, scales or adds to the same steps. Step 0 of the draws is the period at position `first`. Several suppositions are applied in turn;
 * `compareDraws` gives the effect of each. An added amount falls on every line. `received` is the amount so far of the first period, by key:
 * a factor does not take it away.
 * @throws RangeError for unknown lines, steps beyond the horizon, a missing factor, or amounts that are not finite
 */
export function applySupposition(
  paths: JointPaths,
  { keys, event }: Supposition,
  first = 0,
  received: Readonly<Record<string, number>> = {},
): JointPaths {
  keys.forEach((key) => getDraws(paths, key));
  const lines = paths.lines.map((line, k) => {
    const key = paths.keys[k] ?? '';
    if (!keys.includes(key)) return line;
    const change = changeOf(event, first, paths.steps, received[key]);
    const changed = Float64Array.from(line);
    for (const draw of range(paths.draws)) change(changed.subarray(draw * paths.steps, (draw + 1) * paths.steps));
    return changed;
  });
  const total = Float64Array.from({ length: paths.total.length }, (_, i) => lines.reduce((sum, line) => sum + peek(line, i), 0));
  return { ...paths, lines, total };
}
