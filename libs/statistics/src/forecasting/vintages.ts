import { at, mean, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { forecast } from './forecast.ts';
import { targetOutlook } from './simulate.ts';

export interface VintageRequest {
  /** One value for each period, oldest first; null = unknown. The first value belongs to the first period of a year. */
  readonly values: readonly (number | null)[];
  /** Periods in a year: 12 months, 4 quarters. */
  readonly frequency: number;
  /** Minimum number of known values; default and minimum: two years. */
  readonly minValues?: number;
  /** Only forecasts after this many periods of the year (0 to frequency - 1); default: after every period. */
  readonly periodsOver?: number;
  readonly draws?: number;
}

/** Forecast of a year from the end of an earlier period, with the values known then. Amounts are in the unit of the series. */
export interface Vintage {
  /** Number of known values: the 0-based position of the first unknown one. */
  readonly origin: number;
  /** Number of completed periods of the year: 0 .. frequency - 1. */
  readonly periodsOver: number;
  readonly total: number;
  readonly range80: readonly [low: number, high: number];
  readonly range95: readonly [low: number, high: number];
  /** Actual total of the year. */
  readonly actual: number;
  /** Total of the year before: the forecast to beat. */
  readonly lastYear: number;
}

const VINTAGE_DRAWS = 1000;

/**
 * Forecasts every complete year again from the end of each of its periods, with the values known at that time. Each takes some 20 ms.
 * Years with a missing value, and the years after them, are left out.
 * @throws RangeError for a frequency below 2
 */
export function computeVintages({ values, frequency, minValues = 0, periodsOver, draws = VINTAGE_DRAWS }: VintageRequest): Vintage[] {
  if (!Number.isInteger(frequency) || frequency < 2) throw new RangeError('a year must have at least two periods');
  const totals = range(Math.floor(values.length / frequency)).map((year) =>
    totalOf(values.slice(year * frequency, (year + 1) * frequency)),
  );
  const first = Math.max(minValues, 2 * frequency);
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
  const knownValues = year.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  return knownValues.length === year.length ? sum(knownValues) : null;
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
  const result = forecast({ values: values.slice(0, origin), frequency, horizon: frequency - over });
  const { range80, range95 } = targetOutlook(result, { collected, target: actual, draws });
  return { origin, periodsOver: over, total: collected + sum(result.point), range80, range95, actual, lastYear };
}

/** Quality of past forecasts; errors are ratios to the actual totals (0.1 = 10 %), coverages are shares of the years (0..1). */
export interface VintageSkill {
  readonly years: number;
  readonly meanError: number;
  readonly medianError: number;
  readonly lastYearMeanError: number;
  readonly lastYearMedianError: number;
  readonly covered80: number;
  readonly covered95: number;
}

/** Summarises vintages, best those of one date of the year (`periodsOver`). Null without a year with a positive total. */
export function summarizeVintages(past: readonly Vintage[]): VintageSkill | null {
  const withTotal = past.filter(({ actual }) => actual > 0);
  if (withTotal.length === 0) return null;
  const errors = withTotal.map(({ total, actual }) => Math.abs(total / actual - 1));
  const naive = withTotal.map(({ lastYear, actual }) => Math.abs(lastYear / actual - 1));
  const coverageOf = (of: 'range80' | 'range95'): number =>
    mean(withTotal.map((one) => (at(one[of], 0) <= one.actual && one.actual <= at(one[of], 1) ? 1 : 0)));
  return {
    years: withTotal.length,
    meanError: mean(errors),
    medianError: median(errors),
    lastYearMeanError: mean(naive),
    lastYearMedianError: median(naive),
    covered80: coverageOf('range80'),
    covered95: coverageOf('range95'),
  };
}
