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

/** A target of some lines together. */
export interface Budget {
  readonly target: number | null;
  /** The lines that are part of it. */
  readonly keys: readonly string[];
}

export interface OutlookRequest {
  readonly lines: readonly OutlookLine[];
  /** Months up to the end of the year, with the unfinished one. */
  readonly steps: number;
  /** Of all lines that have one together. */
  readonly target: number | null;
  /** Other targets, whose chances are told as well. */
  readonly budgets?: readonly Budget[];
  /** Lines whose draws are told together, for what is asked of them later; all others are told as one. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
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

/** What may come month by month, in the middle and in its ranges; empty where nothing can be told. */
export interface Fan {
  readonly median: readonly number[];
  readonly bands: readonly MonthBand[];
}

/** Group of all lines that are in none of those asked for. */
export const OTHER_LINES = 'other';

/** The draws behind a total, by groups of lines, and what each of them begins with. */
export interface DrawnYear {
  readonly paths: JointPaths;
  /** Of the year, before the draws: what has come in, and the plan of lines without a forecast. */
  readonly certain: number;
  /** The same of the lines that have a target; left out where all have one. */
  readonly onTarget?: Pick<DrawnYear, 'paths' | 'certain'>;
}

export interface YearOutlook {
  readonly lines: readonly LineOutlook[];
  /** Null where no line has a history that is long enough; its chance is that of the lines that have a target. */
  readonly total: YearEnd | null;
  /** Where the year ends of the lines that have a target. */
  readonly onTarget: YearEnd | null;
  /** Of the total, each month alone. */
  readonly months: Fan;
  /** Of the total, from the beginning of the year to the end of each month. */
  readonly cumulative: Fan;
  /** Chances of the budgets asked for, 0..1. */
  readonly chances: readonly (number | null)[];
  readonly drawn: DrawnYear | null;
}

const A_YEAR = 12;
const NOTHING_AHEAD: Fan = { median: [], bands: [] };

interface Forecasted {
  readonly line: OutlookLine;
  readonly forecast: Forecast;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const requestOf = ({ values, unfinished }: Pick<OutlookLine, 'values' | 'unfinished'>, steps: number) => ({
  values,
  frequency: A_YEAR,
  horizon: steps,
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

/** Of one line, or of all without a key. */
export function endOf(paths: JointPaths, key: string | undefined, before: number, target: number | null): YearEnd {
  const totals = Array.from(drawnSums(paths, key), (drawn) => before + drawn);
  return {
    median: quantile(totals, 0.5),
    low: quantile(totals, 0.1),
    high: quantile(totals, 0.9),
    chance: chanceOf(paths, key, before, target),
  };
}

function chanceOf(paths: JointPaths, key: string | undefined, before: number, target: number | null): number | null {
  const [chance = null] = target === null ? [] : targetChances(paths, [{ ...(key !== undefined && { key }), collected: before, target }]);
  return chance;
}

/** The draws of some lines alone. */
function pathsAmong(paths: JointPaths, keys: readonly string[]): JointPaths {
  if (paths.keys.every((key) => keys.includes(key))) return paths;
  const lines = paths.lines.map((line, index) => (keys.includes(paths.keys[index] ?? '') ? line : line.map(() => 0)));
  return { ...paths, lines, total: paths.total.map((_, at) => lines.reduce((total, line) => total + (line[at] ?? 0), 0)) };
}

/** What is planned is taken for certain: it has no range, and moves the total by as much. */
function plannedEnd(line: OutlookLine): YearEnd | null {
  if (line.planned.length === 0) return null;
  const end = line.collected + sum(byPlan(line));
  return { median: end, low: end, high: end, chance: null };
}

/** What the total may be, each month alone and from the beginning of the year; `added` comes for certain in each month. */
function fansOf(paths: JointPaths, added: readonly number[], collected: number): Pick<YearOutlook, 'months' | 'cumulative'> {
  const shares = [0.5, ...LEVELS.flatMap((level) => [0.5 - level / 200, 0.5 + level / 200])];
  const { single, cumulative } = pathQuantiles(paths, shares, undefined, collected);
  const fan = (quantiles: readonly (readonly number[])[], certain: (step: number) => number): Fan => {
    const [median = [], ...edges] = quantiles.map((steps) => steps.map((drawn, step) => drawn + certain(step)));
    return { median, bands: LEVELS.map((level, index) => ({ level, low: edges[2 * index] ?? [], high: edges[2 * index + 1] ?? [] })) };
  };
  return {
    months: fan(single, (step) => added[step] ?? 0),
    cumulative: fan(cumulative, (step) => sum(added.slice(0, step + 1))),
  };
}

/** The draws of groups of lines, each the sum of its lines draw by draw. */
function groupedPaths(paths: JointPaths, groups: Readonly<Record<string, readonly string[]>>): JointPaths {
  const named = Object.values(groups).flat();
  const all = { ...groups, [OTHER_LINES]: paths.keys.filter((key) => !named.includes(key)) };
  const lines = Object.values(all).map((keys) => {
    const members = paths.lines.filter((_, index) => keys.includes(paths.keys[index] ?? ''));
    return Float64Array.from({ length: paths.total.length }, (_, at) => members.reduce((total, line) => total + (line[at] ?? 0), 0));
  });
  return { ...paths, keys: Object.keys(all), lines };
}

/**
 * Where the year ends, by line and together, all from the same draws: in each of them the total is the sum of its lines. Lines that are too
 * young for a forecast enter with their plan. The same request gives the same outlook.
 */
export function yearOutlook({ lines, steps, target, budgets = [], groups = {} }: OutlookRequest): YearOutlook {
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
  if (!paths)
    return { lines: outlooks, total: null, onTarget: null, months: NOTHING_AHEAD, cumulative: NOTHING_AHEAD, chances: [], drawn: null };
  const forecasted = new Set(paths.keys);
  const refused = lines.filter(({ key }) => !forecasted.has(key));
  const added = Array.from({ length: steps }, (_, step) => sum(refused.map((line) => byPlan(line)[step] ?? 0)));
  const collected = sum(lines.map((line) => line.collected));
  const certainOf = (own: readonly OutlookLine[]): number =>
    sum(own.map((line) => line.collected + (forecasted.has(line.key) ? 0 : sum(byPlan(line)))));
  const among = (keys: readonly string[]) => ({
    paths: pathsAmong(paths, keys),
    certain: certainOf(lines.filter(({ key }) => keys.includes(key))),
  });
  const [certain, targeted] = [certainOf(lines), lines.filter((line) => line.target !== null).map(({ key }) => key)];
  const onTarget = among(targeted);
  const reached = targeted.length === 0 ? null : endOf(onTarget.paths, undefined, onTarget.certain, target);
  const isPartial = targeted.length > 0 && targeted.length < lines.length;
  return {
    lines: outlooks,
    total: { ...endOf(paths, undefined, certain, null), chance: reached?.chance ?? null },
    onTarget: reached,
    ...fansOf(paths, added, collected),
    chances: budgets.map((budget) => {
      const own = among(budget.keys);
      return chanceOf(own.paths, undefined, own.certain, budget.target);
    }),
    drawn: {
      paths: groupedPaths(paths, groups),
      certain,
      ...(isPartial && { onTarget: { paths: groupedPaths(onTarget.paths, groups), certain: onTarget.certain } }),
    },
  };
}

/** A single line is its own total. */
function pathsOf(known: readonly Forecasted[], steps: number): JointPaths {
  const lines = known.map(({ line: { key }, forecast: of }) => ({ key, forecast: of }));
  if (lines.length === 1) return jointPaths({ lines });
  return jointPaths({ lines, total: forecast(requestOf(totalOf(known.map(({ line }) => line)), steps)) });
}
