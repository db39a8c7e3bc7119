/** An amount of a series at a step of its year: the first month, or the first day, is 1. */
export interface Step {
  readonly at: number;
  readonly amount: bigint;
  /** Rows of the step; several of them cannot follow each other. */
  readonly rows: number;
}

/** One tax, unit or whatever else a series is of, in one year. */
export interface YearSeries {
  readonly name: string;
  readonly year: number;
  readonly steps: readonly Step[];
}

/** Sums up to a date rise with each step by about what stood there before; figures that rise by less than this part of it are none. */
const LEAST_RISE = 0.25;
/** Where a year begins again, its first sum is smaller than the last one by at least this. */
const MOST_AT_NEW_YEAR = 0.7;
const FEWEST_STEPS = 3;
const FEWEST_RISES = 3;
const MOST_OTHERWISE = 0.1;

const isConstant = ({ steps }: YearSeries): boolean => steps.every(({ amount }) => amount === steps[0]?.amount);

function isRunning({ steps }: YearSeries): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.some(({ amount }, at) => at > 0 && amount < (steps[at - 1]?.amount ?? amount))) return false;
  const each = Number(first.amount) / first.at;
  return first.amount > 0n && Number(last.amount - first.amount) >= LEAST_RISE * each * (last.at - first.at);
}

/** Whether the year after begins lower than this one ended; true where there is none. */
function startsAgain(series: YearSeries, next: YearSeries | undefined): boolean {
  const [last, first] = [series.steps.at(-1), next?.steps[0]];
  if (!last || !first || first.at >= last.at) return true;
  return Number(first.amount) <= Number(last.amount) * MOST_AT_NEW_YEAR;
}

/** A series that shows that the figures are sums from the beginning of the year; null where they are figures of their own. */
export function runningSeries(all: readonly YearSeries[]): YearSeries | null {
  const judged = all.filter((series) => series.steps.length >= FEWEST_STEPS && !isConstant(series));
  const next = new Map(all.map((series) => [`${series.name}/${series.year}`, series]));
  const running = judged.filter((series) => isRunning(series) && startsAgain(series, next.get(`${series.name}/${series.year + 1}`)));
  const rises = running.reduce((sum, { steps }) => sum + steps.length - 1, 0);
  if (rises < FEWEST_RISES || judged.length - running.length > judged.length * MOST_OTHERWISE) return null;
  return running.reduce((longest, series) => (series.steps.length > longest.steps.length ? series : longest));
}
