import type { ForecastEvent } from '@pendapa/statistics';
import type { OutlookLine } from './line-paths.ts';
import { yearOutlook } from './year-outlook.ts';

/** Monthly amounts of taxes, from the first month of a fiscal year on, in minor units. */
export interface PastRequest {
  readonly lines: readonly Pick<OutlookLine, 'key' | 'values' | 'events'>[];
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
  /** Amount of the previous year: the forecast to beat. */
  readonly lastYear: number;
  /** Chances of the targets "last year times 0.9 to 1.2". */
  readonly chances: readonly PastChance[];
}

const A_YEAR = 12;
const MIN_MONTHS = 2 * A_YEAR;
/** Targets as ratios to last year. Targets of past budgets are not known here. */
const TARGET_RATIOS = [0.9, 0.95, 1, 1.05, 1.1, 1.15, 1.2];

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Lines with two years of varying months. Other lines have no forecast and are not compared. */
const forecastable = (lines: PastRequest['lines'], origin: number): PastRequest['lines'] =>
  lines.filter(({ values }) => {
    const known = values.slice(0, origin).filter((value) => value !== null);
    return known.length >= MIN_MONTHS && new Set(known).size > 1;
  });

/** Events that had begun at the end of `origin` known months. Later ones may not have been known then. */
const begunEvents = (events: readonly ForecastEvent[], origin: number): readonly ForecastEvent[] =>
  events.filter((event) => (event.kind === 'moved' ? Math.min(event.usual, event.actual) : event.from) < origin);

function pastYear(lines: PastRequest['lines'], origin: number): PastYear | null {
  const begun = origin - (origin % A_YEAR);
  const known = forecastable(lines, origin);
  const yearFrom = (first: number): number => sum(known.map(({ values }) => sum(values.slice(first, first + A_YEAR))));
  const [actual, lastYear] = [yearFrom(begun), yearFrom(begun - A_YEAR)];
  const targets = TARGET_RATIOS.map((ratio) => ratio * lastYear);
  const { total, chances } = yearOutlook({
    lines: known.map(({ key, values, events = [] }) => ({
      key,
      events: begunEvents(events, origin),
      values: values.slice(0, origin),
      collected: sum(values.slice(begun, origin)),
      target: null,
      planned: [],
    })),
    steps: begun + A_YEAR - origin,
    target: null,
    budgets: targets.map((target) => ({ target, keys: known.map(({ key }) => key) })),
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
