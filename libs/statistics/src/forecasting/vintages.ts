import { at, mean, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { forecast } from './forecast.ts';
import { targetOutlook } from './simulate.ts';

export interface VintageRequest {
  /** One value per period, oldest first; null = not known. The first value is that of the first period of a year. */
  readonly values: readonly (number | null)[];
  /** Periods in a year: 12 months, 4 quarters. */
  readonly frequency: number;
  /** How many values must have been known; two years at least, and by default. */
  readonly fewest?: number;
  /** Only what was said when so many periods of the year (0 to frequency - 1) were over; every period end by default. */
  readonly periodsOver?: number;
  readonly draws?: number;
}

/** What would have been said of a year at the end of a past period, knowing only what was known then. Amounts in the unit of the series. */
export interface Vintage {
  /** How many values were known: the 0-based position of the first value not known. */
  readonly origin: number;
  /** How many periods of the year were over: 0 .. frequency - 1. */
  readonly periodsOver: number;
  readonly total: number;
  readonly range80: readonly [low: number, high: number];
  readonly range95: readonly [low: number, high: number];
  /** What the year has brought. */
  readonly actual: number;
  /** What the year before had brought: the forecast to beat. */
  readonly lastYear: number;
}

const VINTAGE_DRAWS = 1000;

/**
 * Forecasts every complete year again from each of its period ends (a forecast and its draws for each, some 20 ms), with the values known
 * at that time alone. Years with a missing value and years after one are left out. Throws RangeError for a frequency that has no periods
 * within a year.
 */
export function vintages({ values, frequency, fewest = 0, periodsOver, draws = VINTAGE_DRAWS }: VintageRequest): Vintage[] {
  if (!Number.isInteger(frequency) || frequency < 2) throw new RangeError('a year must have at least two periods');
  const totals = range(Math.floor(values.length / frequency)).map((year) =>
    totalOf(values.slice(year * frequency, (year + 1) * frequency)),
  );
  const first = Math.max(fewest, 2 * frequency);
  const origins = range(totals.length * frequency).filter(
    (t) => t >= first && (periodsOver === undefined || t % frequency === periodsOver),
  );
  return origins.flatMap((origin) => {
    const year = Math.floor(origin / frequency);
    const [actual, lastYear] = [totals[year] ?? null, totals[year - 1] ?? null];
    return actual === null || lastYear === null ? [] : [vintage(values, frequency, origin, actual, lastYear, draws)];
  });
}

function totalOf(year: readonly (number | null)[]): number | null {
  const known = year.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  return known.length === year.length ? sum(known) : null;
}

function vintage(
  values: readonly (number | null)[],
  frequency: number,
  origin: number,
  actual: number,
  lastYear: number,
  draws: number,
): Vintage {
  const over = origin % frequency;
  const collected = totalOf(values.slice(origin - over, origin)) ?? 0;
  const said = forecast({ values: values.slice(0, origin), frequency, horizon: frequency - over });
  const { range80, range95 } = targetOutlook(said, { collected, target: actual, draws });
  return { origin, periodsOver: over, total: collected + sum(said.point), range80, range95, actual, lastYear };
}

/** How good what was said has been; errors are ratios to what came (0.1 = 10 %), coverages shares of the years (0..1). */
export interface VintageSkill {
  readonly years: number;
  readonly meanError: number;
  readonly medianError: number;
  readonly lastYearMeanError: number;
  readonly lastYearMedianError: number;
  readonly covered80: number;
  readonly covered95: number;
}

/** Sums up vintages, best those of one date of the year (`periodsOver`). Null without a year whose total is positive. */
export function vintageSkill(said: readonly Vintage[]): VintageSkill | null {
  const counted = said.filter(({ actual }) => actual > 0);
  if (counted.length === 0) return null;
  const errors = counted.map(({ total, actual }) => Math.abs(total / actual - 1));
  const naive = counted.map(({ lastYear, actual }) => Math.abs(lastYear / actual - 1));
  const inside = (of: 'range80' | 'range95'): number =>
    mean(counted.map((one) => (at(one[of], 0) <= one.actual && one.actual <= at(one[of], 1) ? 1 : 0)));
  return {
    years: counted.length,
    meanError: mean(errors),
    medianError: median(errors),
    lastYearMeanError: mean(naive),
    lastYearMedianError: median(naive),
    covered80: inside('range80'),
    covered95: inside('range95'),
  };
}
