import {
  answerForecast,
  drawnSums,
  forecast,
  jointPaths,
  LEVELS,
  pathQuantiles,
  quantile,
  targetChances,
  type Forecast,
  type ForecastNote,
  type ForecastRefusal,
  type JointPaths,
  type Level,
} from '@pendapa/statistics';

/** A tax as the outlook takes it; all lines have the same months. Amounts in minor units. */
export interface OutlookLine {
  readonly key: string;
  /** Of months that are over, oldest first; null before its first payment, and where nothing is known of a month. */
  readonly values: readonly (number | null)[];
  /** What the month after them has brought so far, where it is not over. */
  readonly unfinished?: number;
  /** Of the year's months that are over. */
  readonly collected: number;
  readonly target: number | null;
  /** The plan of each month ahead: what the line counts with where its history is too short for a forecast. */
  readonly planned: readonly number[];
}

export interface OutlookRequest {
  readonly lines: readonly OutlookLine[];
  /** Months up to the end of the year, with the unfinished one. */
  readonly steps: number;
  /** Of all lines together. */
  readonly target: number | null;
}

/** Where the year ends: the middle of what may come, and its 80 % range. */
export interface YearEnd {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Of reaching the target, 0..1; null without one. */
  readonly chance: number | null;
}

export interface LineOutlook {
  readonly key: string;
  /** Null where there is neither a forecast nor a plan. */
  readonly end: YearEnd | null;
  readonly refused: ForecastRefusal['reason'] | null;
  readonly notes: readonly ForecastNote['code'][];
}

export interface MonthBand {
  readonly level: Level;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

export interface YearOutlook {
  readonly lines: readonly LineOutlook[];
  /** Null where no line has a history that is long enough. */
  readonly total: YearEnd | null;
  /** Of the total, month by month; empty without one. */
  readonly months: { readonly median: readonly number[]; readonly bands: readonly MonthBand[] };
}

const A_YEAR = 12;
const NOTHING_AHEAD: YearOutlook['months'] = { median: [], bands: [] };

interface Forecasted {
  readonly line: OutlookLine;
  readonly forecast: Forecast;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const requestOf = ({ values, unfinished }: Pick<OutlookLine, 'values' | 'unfinished'>, steps: number) => ({
  ...{ values, frequency: A_YEAR, horizon: steps },
  ...(unfinished !== undefined && { unfinished }),
});

/** The plan month by month; the unfinished one brings at least what it has brought. */
const byPlan = ({ planned, unfinished = 0 }: OutlookLine): readonly number[] =>
  planned.map((amount, step) => (step === 0 ? Math.max(amount, unfinished) : amount));

/** A month of the total is known where any line is. */
function totalOf(lines: readonly OutlookLine[]): Pick<OutlookLine, 'values' | 'unfinished'> {
  const months = lines[0]?.values ?? [];
  const values = months.map((_, month) => {
    const known = lines.flatMap((line) => line.values[month] ?? []);
    return known.length > 0 ? sum(known) : null;
  });
  const begun = lines.flatMap(({ unfinished }) => unfinished ?? []);
  return begun.length > 0 ? { values, unfinished: sum(begun) } : { values };
}

function endOf(paths: JointPaths, key: string | undefined, before: number, target: number | null): YearEnd {
  const totals = Array.from(drawnSums(paths, key), (drawn) => before + drawn);
  const [chance = null] = target === null ? [] : targetChances(paths, [{ ...(key !== undefined && { key }), collected: before, target }]);
  return { median: quantile(totals, 0.5), low: quantile(totals, 0.1), high: quantile(totals, 0.9), chance };
}

/** What is planned is taken for certain: it has no range, and moves the total by as much. */
function plannedEnd(line: OutlookLine): YearEnd | null {
  if (line.planned.length === 0) return null;
  const end = line.collected + sum(byPlan(line));
  return { median: end, low: end, high: end, chance: null };
}

function monthsOf(paths: JointPaths, added: readonly number[]): YearOutlook['months'] {
  const shares = [0.5, ...LEVELS.flatMap((level) => [0.5 - level / 200, 0.5 + level / 200])];
  const [median = [], ...edges] = pathQuantiles(paths, shares).single.map((steps) => steps.map((drawn, h) => drawn + (added[h] ?? 0)));
  return { median, bands: LEVELS.map((level, index) => ({ level, low: edges[2 * index] ?? [], high: edges[2 * index + 1] ?? [] })) };
}

/**
 * Where the year ends, by line and together, all from the same draws: in each of them the total is the sum of its lines. Lines that are too
 * young for a forecast enter with their plan. The same request gives the same outlook.
 */
export function yearOutlook({ lines, steps, target }: OutlookRequest): YearOutlook {
  const answers = lines.map((line) => ({ line, answer: answerForecast(requestOf(line, steps)) }));
  const known = answers.flatMap(({ line, answer }): Forecasted[] =>
    answer.kind === 'forecast' ? [{ line, forecast: answer.forecast }] : [],
  );
  const paths = known.length === 0 ? null : pathsOf(known, steps);
  const outlooks = answers.map(({ line, answer }): LineOutlook => {
    const { key } = line;
    if (answer.kind === 'refused' || !paths) {
      return { key, end: plannedEnd(line), refused: answer.kind === 'refused' ? answer.reason : null, notes: [] };
    }
    return {
      key,
      end: endOf(paths, key, line.collected, line.target),
      refused: null,
      notes: answer.forecast.notes.map(({ code }) => code),
    };
  });
  if (!paths) return { lines: outlooks, total: null, months: NOTHING_AHEAD };
  const forecasted = new Set(paths.keys);
  const refused = lines.filter(({ key }) => !forecasted.has(key));
  const added = Array.from({ length: steps }, (_, step) => sum(refused.map((line) => byPlan(line)[step] ?? 0)));
  const before = sum(lines.map(({ collected }) => collected)) + sum(added);
  return { lines: outlooks, total: endOf(paths, undefined, before, target), months: monthsOf(paths, added) };
}

/** A single line is its own total. */
function pathsOf(known: readonly Forecasted[], steps: number): JointPaths {
  const lines = known.map(({ line: { key }, forecast: of }) => ({ key, forecast: of }));
  if (lines.length === 1) return jointPaths({ lines });
  return jointPaths({ lines, total: forecast(requestOf(totalOf(known.map(({ line }) => line)), steps)) });
}
