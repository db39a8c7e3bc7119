import { at, range } from '../numbers/arrays.ts';
import { movingCampaign, splitCampaign } from './campaign.ts';
import { fillMissing } from './gaps.ts';
import { levelShift } from './level-shift.ts';
import { note, type ForecastNote } from './notes.ts';
import { absurdValues } from './outliers.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';
import { zerosSinceEnd } from './stopped.ts';
import { unusualEnd } from './unusual-end.ts';

/** Change of a value before modelling. */
export type Change = 'filled' | 'replaced' | 'lifted' | 'held';

export interface Prepared {
  /** Values without gaps; empty if nothing is known. */
  readonly values: readonly number[];
  /** Position of the first value in the given series. */
  readonly offset: number;
  /** Number of periods after the last known value in the given series. */
  readonly behind: number;
  /** Changed values, by position in `values`. */
  readonly changes: ReadonlyMap<number, Change>;
  /** Converts a value of position `t` in `values` back to the level of that time. */
  readonly asThen: (value: number, t: number) => number;
  /** True if the series ends with so many zeros that the tax has stopped. */
  readonly stopped: boolean;
  readonly notes: readonly ForecastNote[];
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

// Counts zeros at the start if they are longer than any later run: the tax did not exist yet.
function leadingZeros(values: readonly number[]): number {
  const first = values.findIndex((value) => value !== 0);
  if (first < 1) return 0;
  let run = 0;
  let longest = 0;
  for (const value of values.slice(first)) {
    run = value === 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return first >= 3 && first > longest && values.length - first >= 4 ? first : 0;
}

interface Aligned {
  readonly values: readonly number[];
  readonly position: number;
  readonly asThen: Prepared['asThen'];
}

// Lifts the part before a lasting change of level to the new level, so that its season stays usable.
function alignLevels(values: readonly number[], frequency: number): Aligned | null {
  if (values.length < Math.max(12, 2 * frequency)) return null;
  const scale = chooseScale(values);
  const scaled = values.map(scale.forward);
  const { seasonal } = stl(scaled, frequency, { robustPasses: 3 });
  const shift = levelShift(
    scaled.map((value, t) => value - at(seasonal, t)),
    frequency,
  );
  if (!shift) return null;
  const { position, size } = shift;
  return {
    values: scaled.map((value, t) => scale.backward(t < position ? value + size : value)),
    position,
    asThen: (value, t) => (t < position ? scale.backward(scale.forward(value) - size) : value),
  };
}

const NOTHING: Prepared = {
  values: [],
  offset: 0,
  behind: 0,
  changes: new Map(),
  asThen: (value) => value,
  stopped: false,
  notes: [],
};

const noteOf = (code: ForecastNote['code'], positions: readonly number[], by: number): ForecastNote[] =>
  positions.length > 0
    ? [
        note(
          code,
          positions.map((t) => t + by),
        ),
      ]
    : [];

const marked = (positions: readonly number[], change: Change): [number, Change][] => positions.map((t) => [t, change]);

interface Cleaned {
  readonly values: readonly number[];
  readonly changes: ReadonlyMap<number, Change>;
  readonly asThen: Prepared['asThen'];
  readonly notes: readonly ForecastNote[];
}

// Corrects typing errors, the last months and the level, in this order. A moving campaign is detected first, so that it is not mistaken for
// one of them.
function clean(started: readonly number[], frequency: number, offset: number): Cleaned {
  const campaign = movingCampaign(started, frequency);
  const spared = new Set(campaign?.months);
  const absurd = absurdValues(started, frequency, spared);
  const plausible = fillMissing(started, new Set(absurd), frequency);
  const end = unusualEnd(campaign ? splitCampaign(plausible, campaign, frequency).rest : plausible, frequency, spared);
  const held = plausible.map((value, t) => (end?.positions.includes(t) ? at(end.values, t) : value));
  // A moving peak looks like a change of level from both sides.
  const aligned = campaign ? null : alignLevels(held, frequency);
  return {
    values: aligned?.values ?? held,
    changes: new Map([
      ...marked(range(aligned?.position ?? 0), 'lifted'),
      ...marked(end?.positions ?? [], 'held'),
      ...marked(absurd, 'replaced'),
    ]),
    asThen: aligned?.asThen ?? NOTHING.asThen,
    notes: [
      ...noteOf('outliers-replaced', absurd, offset),
      ...noteOf('unusual-end', end?.positions ?? [], offset),
      ...noteOf('structural-break', aligned ? [aligned.position] : [], offset),
    ],
  };
}

/** Prepares a series for the methods and notes the changes; `null`, NaN and infinite values count as missing. */
export function prepare(given: readonly (number | null)[], frequency: number): Prepared {
  const firstKnown = given.findIndex(isKnown);
  if (firstKnown < 0) return NOTHING;
  const lastKnown = given.findLastIndex(isKnown);
  const inner = given.slice(firstKnown, lastKnown + 1);
  const missing = range(inner.length).filter((t) => !isKnown(inner[t]));
  const raw = fillMissing(
    inner.map((value) => (isKnown(value) ? value : 0)),
    new Set(missing),
    frequency,
  );
  const zeros = leadingZeros(raw);
  const started = raw.slice(zeros);
  const offset = firstKnown + zeros;
  const behind = given.length - 1 - lastKnown;
  const ended = zerosSinceEnd(started, frequency);
  const cleaned = ended > 0 ? { ...NOTHING, values: started } : clean(started, frequency, offset);
  const filled = missing.filter((t) => t >= zeros).map((t) => t - zeros);
  return {
    values: cleaned.values,
    offset,
    behind,
    changes: new Map([...cleaned.changes, ...marked(filled, 'filled')]),
    asThen: cleaned.asThen,
    stopped: ended > 0,
    notes: [
      ...noteOf('gaps-filled', missing, firstKnown),
      ...noteOf('leading-zeros-left-out', range(zeros), firstKnown),
      ...noteOf(
        'stopped',
        range(ended).map((k) => started.length - ended + k),
        offset,
      ),
      ...cleaned.notes,
      ...noteOf('end-not-known', range(behind), lastKnown + 1),
    ],
  };
}
