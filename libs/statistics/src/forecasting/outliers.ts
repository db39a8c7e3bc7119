import { at, range } from '../numbers/arrays.ts';
import { median, robustSpread } from '../numbers/quantiles.ts';
import { chooseScale } from './scale.ts';

// A factor of 50 from the same month of other years is a typing error, unless a campaign moved. A factor of 10 is one large payment or
// correction, unless such values recur.
const TYPING_ERROR = Math.log(50);
const SINGLE_PAYMENT = Math.log(10);
const MAX_SINGLE_PAYMENTS_PER_CYCLE = 0.5;
const MIN_SPREADS = 12;

function centred(values: readonly number[], frequency: number): number[] {
  const reach = Math.max(3, Math.floor(frequency / 2));
  return values.map((value, t) => value - median(values.slice(Math.max(0, t - reach), t + reach + 1)));
}

/**
 * Positions of single absurd values: beyond 12 spreads and a factor of 10 from other cycles, with plausible neighbours. The
 * factor is 50 if they recur in more than every second cycle. Several in a row are an event and stay. Positions in `spared` are not tested.
 */
export function findAbsurdValues(values: readonly number[], frequency: number, spared: ReadonlySet<number> = new Set()): number[] {
  if (values.length < 6) return [];
  const around = centred(values.map(chooseScale(values).forward), frequency);
  const others = (t: number): number => {
    if (frequency < 2) return 0;
    const same: number[] = [];
    for (let k = t % frequency; k < around.length; k += frequency) if (k !== t) same.push(at(around, k));
    return same.length > 0 ? median(same) : 0;
  };
  const expected = values.map((_, t) => others(t));
  const distance = around.map((value, t) => value - at(expected, t));
  const spread = robustSpread(distance);
  const beyond = (logFactor: number): number[] => {
    const limit = Math.max(logFactor, MIN_SPREADS * spread);
    const isFar = (t: number): boolean =>
      !spared.has(t) && Math.abs(at(distance, t)) > limit && Math.abs(at(around, t)) > Math.abs(at(expected, t));
    return range(values.length).filter((t) => isFar(t) && !isFar(t - 1) && !isFar(t + 1));
  };
  const single = beyond(SINGLE_PAYMENT);
  return single.length <= (MAX_SINGLE_PAYMENTS_PER_CYCLE * values.length) / frequency ? single : beyond(TYPING_ERROR);
}
