import type { ForecastEvent } from '@pendapa/statistics';
import type { OutlookLine } from './line-paths.ts';
import { MIN_MONTHS_OF_CHANCE, yearOutlook } from './year-outlook.ts';

/** Months of one tax, from the first month of a fiscal year on, in minor units. */
export interface PastLine extends Pick<OutlookLine, 'key' | 'values' | 'events'> {
  /** Plan of each month of `values`; null for months without one. */
  readonly plans?: readonly (number | null)[];
}

export interface PastRequest {
  readonly lines: readonly PastLine[];
  /** Past month ends, each as the number of months known then. */
  readonly origins: readonly number[];
}

/** Chance that was given to a target, and whether the year reached it. */
export interface PastChance {
  /** 0 to 1. */
  readonly chance: number;
  readonly isReached: boolean;
}

/** Forecast of a year, made at the end of a past month with the data of that time. */
export interface PastYear {
  /** Number of months known; the 0-based position of the first unknown one. */
  readonly origin: number;
  readonly median: number;
  /** Bounds of the 80 % range. */
  readonly low: number;
  readonly high: number;
  /** Actual amount of the year. */
  readonly actual: number;
  /** Forecast to beat: the amount of the previous year; for a tax without one its plan of the year. */
  readonly lastYear: number;
  /** Chances of the targets "last year times 0.9 to 1.2". */
  readonly chances: readonly PastChance[];
}

const A_YEAR = 12;
const MIN_MONTHS = 2 * A_YEAR;
/** Targets as ratios to last year. Targets of past budgets are not known here. */
const TARGET_RATIOS = [0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2];

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

type Lines = readonly PastLine[];

const knownMonths = ({ values }: PastLine, from: number, to: number): readonly number[] =>
  values.slice(from, to).filter((value) => value !== null);

const plannedSum = ({ plans = [] }: PastLine, from: number, to: number): number => sum(plans.slice(from, to));

/** Lines with two years of varying months. */
const forecastable = (lines: Lines, origin: number): Lines =>
  lines.filter((line) => {
    const known = knownMonths(line, 0, origin);
    return known.length >= MIN_MONTHS && new Set(known).size > 1;
  });

/** Young lines: those with less than two years, but with half a year and a plan of the months ahead. */
const young = (lines: Lines, origin: number, end: number): Lines =>
  lines.filter((line) => {
    const { length } = knownMonths(line, 0, origin);
    return length >= MIN_MONTHS_OF_CHANCE && length < MIN_MONTHS && plannedSum(line, origin, end) > 0;
  });

/** Events that had begun at the end of `origin` known months. Later ones may not have been known then. */
const begunEvents = (events: readonly ForecastEvent[], origin: number): readonly ForecastEvent[] =>
  events.filter((event) => (event.kind === 'moved' ? Math.min(event.usual, event.actual) : event.from) < origin);

/** Amount of the year before `begun`, or the plan of the year if not all months of that year are known. */
const yardstick = (line: PastLine, begun: number): number => {
  const before = knownMonths(line, begun - A_YEAR, begun);
  return before.length === A_YEAR ? sum(before) : plannedSum(line, begun, begun + A_YEAR);
};

function pastYear(lines: Lines, origin: number): PastYear | null {
  const begun = origin - (origin % A_YEAR);
  const end = begun + A_YEAR;
  const [known, planned] = [forecastable(lines, origin), young(lines, origin, end)];
  const compared = [...known, ...planned];
  const actual = sum(compared.map(({ values }) => sum(values.slice(begun, end))));
  const lastYear = sum([
    ...known.map(({ values }) => sum(values.slice(begun - A_YEAR, begun))),
    ...planned.map((line) => yardstick(line, begun)),
  ]);
  const targets = TARGET_RATIOS.map((ratio) => ratio * lastYear);
  const { total, chances } = yearOutlook({
    lines: compared.map(({ key, values, events = [], plans = [] }) => ({
      key,
      events: begunEvents(events, origin),
      values: values.slice(0, origin),
      collected: sum(values.slice(begun, origin)),
      target: null,
      planned: plans.slice(origin, end).map((plan) => plan ?? 0),
      plannedSoFar: plans.slice(begun, origin).map((plan) => plan ?? 0),
    })),
    steps: end - origin,
    target: null,
    budgets: targets.map((target) => ({ target, keys: compared.map(({ key }) => key) })),
  });
  return (
    total && {
      origin,
      median: total.median,
      low: total.low,
      high: total.high,
      actual,
      lastYear,
      chances: chances.flatMap((chance, index) => (chance === null ? [] : [{ chance, isReached: actual >= (targets[index] ?? NaN) }])),
    }
  );
}

const monthsOver = (known: number): number => Math.floor(known / A_YEAR) * A_YEAR;

/** Returns up to `months` last month ends that lie in complete years. Empty below three complete years. */
export function lastOrigins(known: number, months: number): readonly number[] {
  const first = Math.max(MIN_MONTHS, monthsOver(known) - months);
  return Array.from({ length: Math.max(0, monthsOver(known) - first) }, (_, index) => first + index);
}

/** Month end a year before the last known one. Empty if less than two years of data were known then. */
export function yearAgoOrigin(known: number): readonly number[] {
  const origin = monthsOver(known) - A_YEAR + (known % A_YEAR);
  return origin < MIN_MONTHS ? [] : [origin];
}

/** Computes the forecasts of the year at past month ends. */
export function pastForecasts({ lines, origins }: PastRequest, onProgress: (done: number) => void): readonly PastYear[] {
  return origins.flatMap((origin, index) => {
    const year = pastYear(lines, origin);
    onProgress((index + 1) / origins.length);
    return year ?? [];
  });
}
