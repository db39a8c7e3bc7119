import {
  answerForecast,
  sumDraws,
  LEVELS,
  computePathQuantiles,
  quantile,
  computeTargetChances,
  type ForecastNote,
  type ForecastRefusal,
  type JointPaths,
  type Level,
} from '@pendapa/statistics';
import { pathsOf, planForecastOf, requestOf, type Forecasted, type OutlookLine } from './line-paths.ts';

/** Target of several lines together. */
export interface Budget {
  readonly target: number | null;
  /** Lines that belong to it. */
  readonly keys: readonly string[];
}

export interface OutlookRequest {
  readonly lines: readonly OutlookLine[];
  /** Months to the end of the year, including the one that is not over. */
  readonly steps: number;
  /** Target of all lines that have one. */
  readonly target: number | null;
  /** Further targets, whose chances are computed, too. */
  readonly budgets?: readonly Budget[];
  /** Groups of lines whose draws are returned; all other lines form one group. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
}

/** Total of the year: median and 80 % range. */
export interface YearEnd {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Probability of reaching the target, 0 to 1; null without a target. */
  readonly chance: number | null;
}

export interface LineOutlook {
  readonly key: string;
  /** Null without forecast and plan. */
  readonly end: YearEnd | null;
  readonly refused: ForecastRefusal['reason'] | null;
  readonly notes: readonly ForecastNote['code'][];
}

export interface MonthBand {
  readonly level: Level;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Forecast by month: median and ranges; empty if nothing can be forecast. */
export interface Fan {
  readonly median: readonly number[];
  readonly bands: readonly MonthBand[];
}

/** Group of all lines that belong to no other group. */
export const OTHER_LINES = 'other';

/** Draws of a total by groups of lines, and the amount that is certain. */
export interface SimulatedYear {
  readonly paths: JointPaths;
  /** Certain amount of the year: revenue of its complete months. */
  readonly certain: number;
  /** Number of complete months before the first step. Events have their positions from the first of them. */
  readonly known: number;
  /** Amount so far of the month that is not over, by group. */
  readonly received: Readonly<Record<string, number>>;
  /** Draws of the lines with a target; omitted if all lines have one. */
  readonly onTarget?: Pick<SimulatedYear, 'paths' | 'certain' | 'received'>;
}

export interface YearOutlook {
  readonly lines: readonly LineOutlook[];
  /** Null if no line has a history that is long enough. The chance is that of lines with a target. */
  readonly total: YearEnd | null;
  /** Total of the year of the lines with a target. */
  readonly onTarget: YearEnd | null;
  /** The total by month. */
  readonly months: Fan;
  /** The total from the start of the year to the end of each month. */
  readonly cumulative: Fan;
  /** Probabilities of the further targets, 0 to 1. */
  readonly chances: readonly (number | null)[];
  readonly simulatedYear: SimulatedYear | null;
}

const NOTHING_AHEAD: Fan = { median: [], bands: [] };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Total of one line, or of all without a key. */
export function endOf(paths: JointPaths, key: string | undefined, before: number, target: number | null): YearEnd {
  const totals = Array.from(sumDraws(paths, key), (draw) => before + draw);
  return {
    median: quantile(totals, 0.5),
    low: quantile(totals, 0.1),
    high: quantile(totals, 0.9),
    chance: chanceOf(paths, key, before, target),
  };
}

function chanceOf(paths: JointPaths, key: string | undefined, before: number, target: number | null): number | null {
  const [chance = null] =
    target === null ? [] : computeTargetChances(paths, [{ ...(key !== undefined && { key }), collected: before, target }]);
  return chance;
}

/** Draws of some lines. */
function pathsAmong(paths: JointPaths, keys: readonly string[]): JointPaths {
  if (paths.keys.every((key) => keys.includes(key))) return paths;
  const lines = paths.lines.map((line, index) => (keys.includes(paths.keys[index] ?? '') ? line : line.map(() => 0)));
  return { ...paths, lines, total: paths.total.map((_, at) => lines.reduce((total, line) => total + (line[at] ?? 0), 0)) };
}

/** Fans of the total, by month and cumulative. */
function fansOf(paths: JointPaths, collected: number): Pick<YearOutlook, 'months' | 'cumulative'> {
  const shares = [0.5, ...LEVELS.flatMap((level) => [0.5 - level / 200, 0.5 + level / 200])];
  const { single, cumulative } = computePathQuantiles(paths, shares, undefined, collected);
  const fan = ([median = [], ...edges]: readonly (readonly number[])[]): Fan => ({
    median,
    bands: LEVELS.map((level, index) => ({ level, low: edges[2 * index] ?? [], high: edges[2 * index + 1] ?? [] })),
  });
  return { months: fan(single), cumulative: fan(cumulative) };
}

/** All lines in groups; those that belong to none form the last one. */
function allGroups(
  keys: readonly string[],
  groups: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> {
  const named = Object.values(groups).flat();
  return { ...groups, [OTHER_LINES]: keys.filter((key) => !named.includes(key)) };
}

/** Draws of groups, each the sum of its lines draw by draw. */
function groupedPaths(paths: JointPaths, groups: Readonly<Record<string, readonly string[]>>): JointPaths {
  const all = allGroups(paths.keys, groups);
  const lines = Object.values(all).map((keys) => {
    const members = paths.lines.filter((_, index) => keys.includes(paths.keys[index] ?? ''));
    return Float64Array.from({ length: paths.total.length }, (_, at) => members.reduce((total, line) => total + (line[at] ?? 0), 0));
  });
  return { ...paths, keys: Object.keys(all), lines };
}

/** Amount so far of the month that is not over, by group. */
function receivedByGroup(lines: readonly OutlookLine[], groups: Readonly<Record<string, readonly string[]>>): Record<string, number> {
  const all = allGroups(
    lines.map(({ key }) => key),
    groups,
  );
  return Object.fromEntries(
    Object.entries(all).map(([group, keys]) => [
      group,
      sum(lines.filter(({ key }) => keys.includes(key)).map(({ unfinished = 0 }) => unfinished)),
    ]),
  );
}

/** From so many months on the realisation of a young tax says something of its target. */
export const MIN_MONTHS_OF_CHANCE = 6;

const mayHaveChance = ({ values }: OutlookLine): boolean => values.filter((value) => value !== null).length >= MIN_MONTHS_OF_CHANCE;

/**
 * Forecasts the year's total by line and together from joint draws. In each draw the total is the sum of the lines. Lines without
 * enough history enter with their plan times their realisation, which is uncertain. The same request gives the same result.
 */
export function yearOutlook({ lines, steps, target, budgets = [], groups = {} }: OutlookRequest): YearOutlook {
  const answers = lines.map((line) => ({ line, answer: answerForecast(requestOf(line, steps)) }));
  const known = answers.flatMap(({ line, answer }): Forecasted[] =>
    answer.kind === 'forecast' ? [{ line, forecast: answer.forecast }] : [],
  );
  const young = answers.flatMap(({ line, answer }): Forecasted[] =>
    answer.kind === 'refused' && line.planned.length > 0 ? [{ line, forecast: planForecastOf(line) }] : [],
  );
  const paths = pathsOf(known, young, steps);
  const outlooks = answers.map(({ line, answer }): LineOutlook => {
    const { key, collected } = line;
    const isRefused = answer.kind === 'refused';
    const hasPath = paths?.keys.includes(key) ?? false;
    return {
      key,
      end: paths && hasPath ? endOf(paths, key, collected, isRefused && !mayHaveChance(line) ? null : line.target) : null,
      refused: isRefused ? answer.reason : null,
      notes: isRefused ? [] : answer.forecast.notes.map(({ code }) => code),
    };
  });
  if (!paths || known.length === 0)
    return {
      lines: outlooks,
      total: null,
      onTarget: null,
      months: NOTHING_AHEAD,
      cumulative: NOTHING_AHEAD,
      chances: [],
      simulatedYear: null,
    };
  const collectedBy = (own: readonly OutlookLine[]): number => sum(own.map(({ collected }) => collected));
  const among = (keys: readonly string[]) => ({
    paths: pathsAmong(paths, keys),
    certain: collectedBy(lines.filter(({ key }) => keys.includes(key))),
  });
  const [certain, targeted] = [collectedBy(lines), lines.filter((line) => line.target !== null).map(({ key }) => key)];
  const onTarget = among(targeted);
  const reached = targeted.length === 0 ? null : endOf(onTarget.paths, undefined, onTarget.certain, target);
  const isPartial = targeted.length > 0 && targeted.length < lines.length;
  return {
    lines: outlooks,
    total: { ...endOf(paths, undefined, certain, null), chance: reached?.chance ?? null },
    onTarget: reached,
    ...fansOf(paths, certain),
    chances: budgets.map((budget) => {
      const own = among(budget.keys);
      return chanceOf(own.paths, undefined, own.certain, budget.target);
    }),
    simulatedYear: {
      paths: groupedPaths(paths, groups),
      certain,
      known: lines[0]?.values.length ?? 0,
      received: receivedByGroup(lines, groups),
      ...(isPartial && {
        onTarget: {
          paths: groupedPaths(onTarget.paths, groups),
          certain: onTarget.certain,
          received: receivedByGroup(
            lines.filter((line) => line.target !== null),
            groups,
          ),
        },
      }),
    },
  };
}
