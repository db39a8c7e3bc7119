import {
  forecast,
  forecastFromPlan,
  simulateJointPaths,
  type Forecast,
  type ForecastEvent,
  type ForecastNote,
  type JointLine,
  type JointPaths,
} from '@pendapa/statistics';

/** Amount of an earlier month: by the same working day as today, and whole. In minor units. */
export interface PastMonth {
  readonly byNow: number;
  readonly whole: number;
}

/** Input of one tax; all lines have the same months. Amounts in minor units. */
export interface OutlookLine {
  readonly key: string;
  /** Complete months, oldest first; null before the first payment and for unknown months. */
  readonly values: readonly (number | null)[];
  /** Amount so far of the month that is not over. */
  readonly unfinished?: number;
  /** Earlier months, oldest first, the same ones for all lines; null if unknown. */
  readonly pace?: readonly (PastMonth | null)[];
  /** Events that the agency knows; positions are months from the first of `values`. */
  readonly events?: readonly ForecastEvent[];
  /** Sum of the year's complete months. */
  readonly collected: number;
  readonly target: number | null;
  /** Plan of each month ahead, used if the history is too short for a forecast. */
  readonly planned: readonly number[];
  /** Plan of the year's complete months. */
  readonly plannedSoFar?: readonly number[];
}

const A_YEAR = 12;

/** A line with its forecast. */
export interface Forecasted {
  readonly line: OutlookLine;
  readonly forecast: Forecast;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type SeriesOfLine = Pick<OutlookLine, 'values' | 'unfinished' | 'pace' | 'events'>;

const sharesOf = (pace: SeriesOfLine['pace'] = []): readonly number[] =>
  pace.flatMap((month) => (month && month.whole > 0 ? [month.byNow / month.whole] : []));

/** Forecast request of a line. */
export const requestOf = ({ values, unfinished, pace, events = [] }: SeriesOfLine, steps: number) => ({
  values,
  frequency: A_YEAR,
  horizon: steps,
  events,
  ...(unfinished !== undefined && { unfinished, shares: sharesOf(pace) }),
});

/** Sums the pace of the lines; a month that one of them does not know is unknown. A line without any pace had no payments. */
function paceOfTotal(lines: readonly OutlookLine[]): readonly (PastMonth | null)[] {
  const length = Math.max(...lines.map(({ pace = [] }) => pace.length));
  return Array.from({ length }, (_, at) => {
    const months = lines.flatMap(({ pace }) => pace?.slice(at, at + 1) ?? []);
    const known = months.filter((month) => month !== null);
    return known.length < months.length
      ? null
      : { byNow: sum(known.map(({ byNow }) => byNow)), whole: sum(known.map(({ whole }) => whole)) };
  });
}

/** Sums the lines; a month is known if any line is known. */
function totalOf(lines: readonly OutlookLine[]): SeriesOfLine {
  const months = lines[0]?.values ?? [];
  const values = months.map((_, month) => {
    const known = lines.flatMap((line) => line.values[month] ?? []);
    return known.length > 0 ? sum(known) : null;
  });
  const begun = lines.flatMap(({ unfinished }) => unfinished ?? []);
  return begun.length > 0 ? { values, unfinished: sum(begun), pace: paceOfTotal(lines) } : { values };
}

/** Forecast of a young line: its plan times its realisation. */
export const planForecastOf = ({ values, plannedSoFar = [], planned, unfinished }: OutlookLine): Forecast =>
  forecastFromPlan({ values, plannedSoFar, planned, ...(unfinished !== undefined && { unfinished }) });

const linesOf = (forecasts: readonly Forecasted[]): JointLine[] =>
  forecasts.map(({ line: { key }, forecast: of }) => ({ key, forecast: of }));

const hasNote = (known: readonly Forecasted[], code: ForecastNote['code']): boolean =>
  known.some(({ forecast: { notes } }) => notes.some((one) => one.code === code));

/** True if the event can change a step after `length` complete months. */
const isAhead = (event: ForecastEvent, length: number): boolean =>
  event.kind === 'moved' ? Math.max(event.usual, event.actual) >= length : event.to === null || event.to > length;

/** True if a forecast uses an event that changes one of its steps. A reform that the series shows is not used. */
const hasEventAhead = (known: readonly Forecasted[]): boolean =>
  known.some(({ line: { events = [], values }, forecast: { notes } }) => {
    const used = notes.filter(({ code }) => code === 'events-known').flatMap(({ positions }) => positions);
    return events.some((event) => used.includes(event.kind === 'moved' ? event.actual : event.from) && isAhead(event, values.length));
  });

/** Joint draws of lines with a forecast. With a single line, and with known events ahead, the total is the sum of the lines. */
function knownPaths(known: readonly Forecasted[], steps: number): JointPaths {
  // The series of the total cannot tell whose events are in it.
  if (known.length === 1 || hasEventAhead(known)) return simulateJointPaths({ lines: linesOf(known) });
  const { pace = [], ...total } = totalOf(known.map(({ line }) => line));
  // The peak month of one tax changes the pace of the total, too.
  const series = { ...total, pace: hasNote(known, 'shares-left-out') ? [] : pace };
  return simulateJointPaths({ lines: linesOf(known), total: forecast(requestOf(series, steps)) });
}

// Other draws than those of the lines with a forecast.
const SEED_OF_PLANS = 2;

/** Draws of all lines. Those of young lines are independent of the others. Null without any line. */
export function pathsOf(known: readonly Forecasted[], young: readonly Forecasted[], steps: number): JointPaths | null {
  const parts = [
    ...(known.length > 0 ? [knownPaths(known, steps)] : []),
    ...(young.length > 0 ? [simulateJointPaths({ lines: linesOf(young), seed: SEED_OF_PLANS })] : []),
  ];
  const [first, second] = parts;
  if (!first || !second) return first ?? null;
  return {
    ...first,
    keys: [...first.keys, ...second.keys],
    lines: [...first.lines, ...second.lines],
    total: first.total.map((amount, at) => amount + (second.total[at] ?? 0)),
  };
}
