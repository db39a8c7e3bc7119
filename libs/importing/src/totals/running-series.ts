/** An amount of a series; step 1 is the first month or day of the year. */
export interface Step {
  readonly at: number;
  readonly amount: bigint;
  /** Number of rows of the step; several rows make a series invalid. */
  readonly rows: number;
}

/** Amounts of one tax, unit or other name in one year. */
export interface YearSeries {
  readonly name: string;
  readonly year: number;
  readonly steps: readonly Step[];
}

/** Cumulative sums grow by about one step's amount with each step. A series that grows by less than this share of it is not cumulative. */
const LEAST_RISE = 0.25;
/** The first sum of a new year may be at most this share of the last one. */
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

/** True if the next year begins lower than this one ended, or if there is none. */
function startsAgain(series: YearSeries, next: YearSeries | undefined): boolean {
  const [last, first] = [series.steps.at(-1), next?.steps[0]];
  if (!last || !first || first.at >= last.at) return true;
  return Number(first.amount) <= Number(last.amount) * MOST_AT_NEW_YEAR;
}

/** Finds a series that shows that the figures are cumulative; null if they are not. */
export function runningSeries(all: readonly YearSeries[]): YearSeries | null {
  const judged = all.filter((series) => series.steps.length >= FEWEST_STEPS && !isConstant(series));
  const next = new Map(all.map((series) => [`${series.name}/${series.year}`, series]));
  const running = judged.filter((series) => isRunning(series) && startsAgain(series, next.get(`${series.name}/${series.year + 1}`)));
  const rises = running.reduce((sum, { steps }) => sum + steps.length - 1, 0);
  if (rises < FEWEST_RISES || judged.length - running.length > judged.length * MOST_OTHERWISE) return null;
  return running.reduce((longest, series) => (series.steps.length > longest.steps.length ? series : longest));
}
