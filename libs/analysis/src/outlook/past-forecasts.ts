import { yearOutlook, type OutlookLine } from './year-outlook.ts';

/** Taxes month by month from the first month of a fiscal year on; amounts in minor units. */
export interface PastRequest {
  readonly lines: readonly Pick<OutlookLine, 'key' | 'values'>[];
  /** The month ends that are looked back at, each by how many months were known then. */
  readonly origins: readonly number[];
}

/** What would have been said of a year at the end of a past month, knowing only what was known then. */
export interface PastYear {
  /** How many months were known: the 0-based position of the first that was not. */
  readonly origin: number;
  readonly median: number;
  /** Ends of the 80 % range. */
  readonly low: number;
  readonly high: number;
  /** What the year has brought. */
  readonly actual: number;
  /** What the year before had brought: the forecast to beat. */
  readonly lastYear: number;
}

const A_YEAR = 12;
const FEWEST = 2 * A_YEAR;

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Taxes with two years of months that are not all alike: of others nothing would have been forecast, so nothing of theirs is compared. */
const forecastable = (lines: PastRequest['lines'], origin: number): PastRequest['lines'] =>
  lines.filter(({ values }) => {
    const known = values.slice(0, origin).filter((value) => value !== null);
    return known.length >= FEWEST && new Set(known).size > 1;
  });

function pastYear(lines: PastRequest['lines'], origin: number): PastYear | null {
  const begun = origin - (origin % A_YEAR);
  const known = forecastable(lines, origin);
  const { total } = yearOutlook({
    lines: known.map(({ key, values }) => ({
      key,
      values: values.slice(0, origin),
      collected: sum(values.slice(begun, origin)),
      target: null,
      planned: [],
    })),
    steps: begun + A_YEAR - origin,
    target: null,
  });
  const yearFrom = (first: number): number => sum(known.map(({ values }) => sum(values.slice(first, first + A_YEAR))));
  return (
    total && {
      origin,
      median: total.median,
      low: total.low,
      high: total.high,
      actual: yearFrom(begun),
      lastYear: yearFrom(begun - A_YEAR),
    }
  );
}

const monthsOver = (known: number): number => Math.floor(known / A_YEAR) * A_YEAR;

/** Of so many known months the last month ends in years that are over, as many as asked for at most; none below three whole years. */
export function lastOrigins(known: number, months: number): readonly number[] {
  const first = Math.max(FEWEST, monthsOver(known) - months);
  return Array.from({ length: Math.max(0, monthsOver(known) - first) }, (_, index) => first + index);
}

/** The month end a year before the last known one; none where less than two years were known then. */
export function yearAgoOrigin(known: number): readonly number[] {
  const origin = monthsOver(known) - A_YEAR + (known % A_YEAR);
  return origin < FEWEST ? [] : [origin];
}

/** What the outlook would have said at past month ends of the year that each lies in. */
export function pastForecasts({ lines, origins }: PastRequest, told: (done: number) => void): readonly PastYear[] {
  return origins.flatMap((origin, index) => {
    const said = pastYear(lines, origin);
    told((index + 1) / origins.length);
    return said ?? [];
  });
}
