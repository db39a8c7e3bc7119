import { codesOf, drawn, levelsIn, rowsOf, unfinishedMonth, type AnswerTo, type RegionLevel } from '@pendapa/analysis';
import type { CalendarDate, Value } from '@pendapa/contracts';
import type { Money } from '../shared/questions.ts';

export type MonthAnswer = AnswerTo<Money, RegionLevel | 'month'>;

interface MonthCourse {
  readonly code: string;
  readonly values: readonly Value[];
  /** Each month against the mean of the region's own months; null where it brought nothing known. */
  readonly index: readonly (number | null)[];
}

export interface MonthCourses {
  readonly months: readonly CalendarDate[];
  /** The region that brought most comes first. */
  readonly regions: readonly MonthCourse[];
}

const sum = (values: readonly Value[]): number => values.reduce<number>((total, value) => total + (drawn(value) ?? 0), 0);

type Amounts = Map<string | null, Value>;

/** What each region brought in each month. */
function amountsByRegion(answer: MonthAnswer, level: RegionLevel, money: Money): ReadonlyMap<string, Amounts> {
  const regions = new Map<string, Amounts>();
  for (const { codes, current } of rowsOf(answer)) {
    const code = codes[level];
    if (code === null) continue;
    const own = regions.get(code) ?? new Map();
    regions.set(code, own.set(codes.month, current[money]));
  }
  return regions;
}

/** Finished months only: one that has begun would look like a fall. */
export function monthCourses(answer: MonthAnswer, money: Money): MonthCourses {
  const { level } = levelsIn(answer);
  const all = [...new Set(codesOf(answer, 'month'))].filter((month) => month !== null).sort();
  const open = unfinishedMonth(all, answer.asOf);
  const months = all.filter((_, index) => index !== open);
  const amounts = amountsByRegion(answer, level, money);
  const regions = [...amounts].map(([code, own]) => {
    const values = months.map((month) => own.get(month) ?? null);
    const mean = sum(values) / Math.max(months.length, 1);
    return { code, values, index: values.map((value) => (value === null || mean <= 0 ? null : Number(value) / mean)) };
  });
  return { months, regions: regions.sort((a, b) => sum(b.values) - sum(a.values)) };
}
