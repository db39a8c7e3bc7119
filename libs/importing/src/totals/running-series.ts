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
const MIN_RISE = 0.25;
/** The first sum of a new year may be at most this share of the last one. */
const MAX_NEW_YEAR_SHARE = 0.7;
const MIN_STEPS = 3;
const MIN_RISES = 3;
const MAX_OTHER_SHARE = 0.1;

const isConstant = ({ steps }: YearSeries): boolean => steps.every(({ amount }) => amount === steps[0]?.amount);

function isCumulative({ steps }: YearSeries): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.some(({ amount }, at) => at > 0 && amount < (steps[at - 1]?.amount ?? amount))) return false;
  const each = Number(first.amount) / first.at;
  return first.amount > 0n && Number(last.amount - first.amount) >= MIN_RISE * each * (last.at - first.at);
}

/** True if the next year begins lower than this one ended, or if there is none. */
function startsAgain(series: YearSeries, next: YearSeries | undefined): boolean {
  const [last, first] = [series.steps.at(-1), next?.steps[0]];
  if (!last || !first || first.at >= last.at) return true;
  return Number(first.amount) <= Number(last.amount) * MAX_NEW_YEAR_SHARE;
}

/** Finds a series that shows that the figures are cumulative; null if they are not. */
export function findCumulativeSeries(all: readonly YearSeries[]): YearSeries | null {
  const candidates = all.filter((series) => series.steps.length >= MIN_STEPS && !isConstant(series));
  const next = new Map(all.map((series) => [`${series.name}/${series.year}`, series]));
  const cumulative = candidates.filter(
    (series) => isCumulative(series) && startsAgain(series, next.get(`${series.name}/${series.year + 1}`)),
  );
  const rises = cumulative.reduce((sum, { steps }) => sum + steps.length - 1, 0);
  if (rises < MIN_RISES || candidates.length - cumulative.length > candidates.length * MAX_OTHER_SHARE) return null;
  return cumulative.reduce((longest, series) => (series.steps.length > longest.steps.length ? series : longest));
}
