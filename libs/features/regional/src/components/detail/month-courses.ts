import type { CalendarDate } from '@pendapa/contracts';
import { levelsIn } from '@pendapa/filters';
import { coursesOf, toPlotValue, share, type AnswerTo, type Figure, type RegionLevel } from '@pendapa/query';
import type { Money } from '../../questions/regions.ts';

export type MonthAnswer = AnswerTo<Money, RegionLevel | 'month'>;

interface MonthCourse {
  readonly code: string;
  readonly values: readonly Figure[];
  /** Each month divided by the mean of the region's months; null if unknown. */
  readonly index: readonly (number | null)[];
}

export interface MonthCourses {
  readonly months: readonly CalendarDate[];
  /** Largest region first. */
  readonly regions: readonly MonthCourse[];
}

const sumPlotValues = (values: readonly Figure[]): number => values.reduce<number>((total, value) => total + (toPlotValue(value) ?? 0), 0);

/** Uses complete months only, because a partial month would look like a fall. */
export function monthCourses(answer: MonthAnswer, money: Money): MonthCourses {
  const { months, courses, open } = coursesOf(answer, levelsIn(answer).level, money);
  const finished = months.slice(0, open ?? undefined);
  const regions = courses.flatMap(({ code, values: all }): readonly MonthCourse[] => {
    const values = all.slice(0, finished.length);
    const mean = sumPlotValues(values) / Math.max(values.length, 1);
    const index = values.map((value) => (mean <= 0 ? null : share(value, mean)));
    return code === null ? [] : [{ code, values, index }];
  });
  return { months: finished, regions: regions.toSorted((a, b) => sumPlotValues(b.values) - sumPlotValues(a.values)) };
}
