import { addMonths, dateParts, type CalendarDate } from '@pendapa/contracts';
import { toPlotValue, rowsOf, type AnswerTo } from '@pendapa/query';
import type { MonthBand } from '../../outlook/year-outlook.ts';
import type { WorkedOut } from './use-outlook.ts';

/** Months of history before the forecast. */
const SHOWN = 24;

type Values = readonly (number | null)[];

/** Past and future months. A line is null in months without a value. */
export interface Course {
  readonly months: readonly CalendarDate[];
  readonly actual: Values;
  readonly median: Values;
  readonly bands: readonly (Pick<MonthBand, 'level'> & { readonly low: Values; readonly high: Values })[];
  readonly plan: Values;
}

/** The plan of all taxes together; months without one are not in it. */
export function plannedByMonth(plans: AnswerTo<'planWhole', 'taxType' | 'month'>): ReadonlyMap<CalendarDate, number> {
  const months = new Map<CalendarDate, number>();
  for (const { codes, current } of rowsOf(plans)) {
    const plan = toPlotValue(current.planWhole);
    if (codes.month !== null && plan !== null) months.set(codes.month, (months.get(codes.month) ?? 0) + plan);
  }
  return months;
}

/** All lines of a month together; null where none is known. */
function monthSum(values: readonly Values[], month: number): number | null {
  const known = values.flatMap((line) => line[month] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

export type CourseKind = 'months' | 'cumulative';

/** Months before the forecast: two years show the season, sums begin with the year. */
const shownBefore = (kind: CourseKind, { ahead: { year, months } }: WorkedOut, over: number): number =>
  Math.min(over, kind === 'months' ? SHOWN : monthsFrom(year.from, months[0] ?? year.from));

const monthsFrom = (from: CalendarDate, to: CalendarDate): number => {
  const [first, last] = [dateParts(from), dateParts(to)];
  return (last.year - first.year) * 12 + last.month - first.month;
};

/** Running sums; null from the first unknown month on. */
function runningSums(values: Values): Values {
  let sum: number | null = 0;
  return values.map((value) => (sum = sum === null || value === null ? null : sum + value));
}

/** Each month alone, or from the beginning of the year to its end. */
export function courseOf(kind: CourseKind, worked: WorkedOut, planned: ReadonlyMap<CalendarDate, number>): Course {
  const { request, outlook, ahead } = worked;
  const lines = request.lines.map(({ values }) => values);
  const over = lines[0]?.length ?? 0;
  const shown = shownBefore(kind, worked, over);
  const [first = ''] = ahead.months;
  const past = Array.from({ length: shown }, (_, index) => addMonths(first, index - shown));
  const months = [...past, ...ahead.months];
  const afterPast = (values: readonly number[]): Values => [...past.map(() => null), ...values];
  const toCourse = kind === 'months' ? (values: Values): Values => values : runningSums;
  const came = past.map((_, index) => monthSum(lines, over - shown + index));
  return {
    months,
    actual: [...toCourse(came), ...ahead.months.map(() => null)],
    median: afterPast(outlook[kind].median),
    bands: outlook[kind].bands.map(({ level, low, high }) => ({ level, low: afterPast(low), high: afterPast(high) })),
    plan: toCourse(months.map((month) => planned.get(month) ?? null)),
  };
}

/** The last months of a course. */
export function lastMonthsOf({ months, actual, median, bands, plan }: Course, count: number): Course {
  const last = <T>(values: readonly T[]): readonly T[] => values.slice(-count);
  return {
    months: last(months),
    actual: last(actual),
    median: last(median),
    bands: bands.map(({ level, low, high }) => ({ level, low: last(low), high: last(high) })),
    plan: last(plan),
  };
}
