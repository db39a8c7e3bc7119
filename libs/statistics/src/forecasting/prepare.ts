import { at, range } from '../numbers/arrays.ts';
import { movingCampaign } from './campaign.ts';
import { fillMissing } from './gaps.ts';
import { levelShift } from './level-shift.ts';
import { note, type ForecastNote } from './notes.ts';
import { absurdValues } from './outliers.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';

export interface Prepared {
  /** Known values without gaps; empty when nothing is known. */
  readonly values: readonly number[];
  /** How many periods after the last known value had already passed in the series as given. */
  readonly behind: number;
  readonly notes: readonly ForecastNote[];
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

// A tax that did not exist yet: zeros at the start, longer than any run of zeros later on.
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

// The part before a lasting change of level is lifted to the new one: its season stays useful, its level does not mislead.
function alignLevels(values: readonly number[], frequency: number): { values: readonly number[]; position: number } | null {
  if (values.length < Math.max(12, 2 * frequency)) return null;
  const scale = chooseScale(values);
  const scaled = values.map(scale.forward);
  const { seasonal } = stl(scaled, frequency, { robustPasses: 3 });
  const shift = levelShift(
    scaled.map((value, t) => value - at(seasonal, t)),
    frequency,
  );
  if (!shift) return null;
  const aligned = scaled.map((value, t) => scale.backward(t < shift.position ? value + shift.size : value));
  return { values: aligned, position: shift.position };
}

/** Makes a series fit for the methods and says what was done; `null`, NaN and infinite values count as missing. */
export function prepare(given: readonly (number | null)[], frequency: number): Prepared {
  const firstKnown = given.findIndex(isKnown);
  if (firstKnown < 0) return { values: [], behind: 0, notes: [] };
  const lastKnown = given.findLastIndex(isKnown);
  const inner = given.slice(firstKnown, lastKnown + 1);
  const notes: ForecastNote[] = [];
  const missing = new Set(range(inner.length).filter((t) => !isKnown(inner[t])));
  if (missing.size > 0)
    notes.push(
      note(
        'gaps-filled',
        [...missing].map((t) => t + firstKnown),
      ),
    );
  const raw = fillMissing(
    inner.map((value) => (isKnown(value) ? value : 0)),
    missing,
    frequency,
  );
  const zeros = leadingZeros(raw);
  if (zeros > 0)
    notes.push(
      note(
        'leading-zeros-left-out',
        range(zeros).map((t) => t + firstKnown),
      ),
    );
  const started = raw.slice(zeros);
  const offset = firstKnown + zeros;
  const absurd = absurdValues(started, frequency);
  if (absurd.length > 0)
    notes.push(
      note(
        'outliers-replaced',
        absurd.map((t) => t + offset),
      ),
    );
  const cleaned = fillMissing(started, new Set(absurd), frequency);
  // A peak that changes its month looks like a change of level to both sides of it.
  const aligned = movingCampaign(cleaned, frequency) ? null : alignLevels(cleaned, frequency);
  if (aligned) notes.push(note('structural-break', [aligned.position + offset]));
  const behind = given.length - 1 - lastKnown;
  if (behind > 0)
    notes.push(
      note(
        'end-not-known',
        range(behind).map((t) => lastKnown + 1 + t),
      ),
    );
  return { values: aligned?.values ?? cleaned, behind, notes };
}
