import { at, range } from '../numbers/arrays.ts';
import { findCampaigns } from './campaign-search.ts';
import { splitCampaigns } from './campaign-split.ts';
import { fillMissing } from './gaps.ts';
import { findLevelShift } from './level-shift.ts';
import { note, type ForecastNote } from './notes.ts';
import { findAbsurdValues } from './outliers.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';
import { countFinalZeros } from './stopped.ts';
import { findUnusualEnd } from './unusual-end.ts';

/** Change of a value before modelling. */
export type Change = 'filled' | 'replaced' | 'lifted' | 'held';

export interface Prepared {
  /** Values without gaps; empty if nothing is known. */
  readonly values: readonly number[];
  /** Position of the first value in the given series. */
  readonly offset: number;
  /** Number of periods after the last known value in the given series. */
  readonly unknownAtEnd: number;
  /** Changed values, by position in `values`. */
  readonly changes: ReadonlyMap<number, Change>;
  /** Converts a value of position `t` in `values` back to the level of that time. */
  readonly asThen: (value: number, t: number) => number;
  /** True if the series ends with so many zeros that the tax has stopped. */
  readonly stopped: boolean;
  readonly notes: readonly ForecastNote[];
}

const isFiniteNumber = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

// Counts zeros at the start if they are longer than any later run: the tax did not exist yet.
function countLeadingZeros(values: readonly number[]): number {
  const first = values.findIndex((value) => value !== 0);
  if (first < 1) return 0;
  let run = 0;
  let longestRun = 0;
  for (const value of values.slice(first)) {
    run = value === 0 ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  return first >= 3 && first > longestRun && values.length - first >= 4 ? first : 0;
}

interface Aligned {
  readonly values: readonly number[];
  readonly position: number;
  readonly asThen: Prepared['asThen'];
}

// Lifts the part before a lasting change of level to the new level, so that its season stays usable.
function liftLevels(values: readonly number[], frequency: number): Aligned | null {
  if (values.length < Math.max(12, 2 * frequency)) return null;
  const scale = chooseScale(values);
  const scaled = values.map(scale.forward);
  const { seasonal } = stl(scaled, frequency, { robustPasses: 3 });
  const shift = findLevelShift(
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

const NO_SERIES: Prepared = {
  values: [],
  offset: 0,
  unknownAtEnd: 0,
  changes: new Map(),
  asThen: (value) => value,
  stopped: false,
  notes: [],
};

const createNotes = (code: ForecastNote['code'], positions: readonly number[], by: number): ForecastNote[] =>
  positions.length > 0
    ? [
        note(
          code,
          positions.map((t) => t + by),
        ),
      ]
    : [];

const toChanges = (positions: readonly number[], change: Change): [number, Change][] => positions.map((t) => [t, change]);

interface Cleaned {
  readonly values: readonly number[];
  readonly changes: ReadonlyMap<number, Change>;
  readonly asThen: Prepared['asThen'];
  readonly notes: readonly ForecastNote[];
}

// Corrects typing errors, the last months and the level, in this order. Campaigns are detected first, so that they are not mistaken for
// one of them.
function cleanValues(started: readonly number[], frequency: number, offset: number): Cleaned {
  const campaigns = findCampaigns(started, frequency);
  const sparedMonths = new Set(campaigns.flatMap(({ months }) => months));
  const absurd = findAbsurdValues(started, frequency, sparedMonths);
  const plausible = fillMissing(started, new Set(absurd), frequency);
  const end = findUnusualEnd(splitCampaigns(plausible, campaigns, frequency).remainder, frequency, sparedMonths);
  const limited = plausible.map((value, t) => (end?.positions.includes(t) ? at(end.values, t) : value));
  // A moving peak looks like a change of level from both sides.
  const aligned = campaigns.length > 0 ? null : liftLevels(limited, frequency);
  return {
    values: aligned?.values ?? limited,
    changes: new Map([
      ...toChanges(range(aligned?.position ?? 0), 'lifted'),
      ...toChanges(end?.positions ?? [], 'held'),
      ...toChanges(absurd, 'replaced'),
    ]),
    asThen: aligned?.asThen ?? NO_SERIES.asThen,
    notes: [
      ...createNotes('outliers-replaced', absurd, offset),
      ...createNotes('unusual-end', end?.positions ?? [], offset),
      ...createNotes('structural-break', aligned ? [aligned.position] : [], offset),
    ],
  };
}

/** Prepares a series for the methods and notes the changes; `null`, NaN and infinite values count as missing. */
export function prepare(given: readonly (number | null)[], frequency: number): Prepared {
  const firstKnown = given.findIndex(isFiniteNumber);
  if (firstKnown < 0) return NO_SERIES;
  const lastKnown = given.findLastIndex(isFiniteNumber);
  const inner = given.slice(firstKnown, lastKnown + 1);
  const missing = range(inner.length).filter((t) => !isFiniteNumber(inner[t]));
  const raw = fillMissing(
    inner.map((value) => (isFiniteNumber(value) ? value : 0)),
    new Set(missing),
    frequency,
  );
  const zeros = countLeadingZeros(raw);
  const started = raw.slice(zeros);
  const offset = firstKnown + zeros;
  const unknownAtEnd = given.length - 1 - lastKnown;
  const ended = countFinalZeros(started, frequency);
  const cleaned = ended > 0 ? { ...NO_SERIES, values: started } : cleanValues(started, frequency, offset);
  const filled = missing.filter((t) => t >= zeros).map((t) => t - zeros);
  return {
    values: cleaned.values,
    offset,
    unknownAtEnd,
    changes: new Map([...cleaned.changes, ...toChanges(filled, 'filled')]),
    asThen: cleaned.asThen,
    stopped: ended > 0,
    notes: [
      ...createNotes('gaps-filled', missing, firstKnown),
      ...createNotes('leading-zeros-left-out', range(zeros), firstKnown),
      ...createNotes(
        'stopped',
        range(ended).map((k) => started.length - ended + k),
        offset,
      ),
      ...cleaned.notes,
      ...createNotes('end-not-known', range(unknownAtEnd), lastKnown + 1),
    ],
  };
}
