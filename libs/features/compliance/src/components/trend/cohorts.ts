import type { CalendarDate } from '@pendapa/contracts';
import type { Cohort } from '@pendapa/panels';
import { toPlotValue, type Row } from '@pendapa/query';

/** Objects registered in one year, by year after registration. A share is null if that year is not over or had no obligations. */
export interface LifeCohort extends Cohort {
  readonly objects: readonly (number | null)[];
}

type Source = readonly Row<'objectYears' | 'compliantYearShare', 'openedYear' | 'year'>[];

/** Groups objects by year of registration, latest first. Years that are not over on `last` are omitted. */
export function cohortsOf(rows: Source, last: CalendarDate): readonly LifeCohort[] {
  const yearOf = (day: string | null) => Number(day?.slice(0, 4));
  const lastYear = last.endsWith('-12-31') ? yearOf(last) : yearOf(last) - 1;
  const ended = rows.filter(({ codes }) => codes.year !== null && yearOf(codes.year) <= lastYear);
  const first = Math.min(...ended.map(({ codes }) => yearOf(codes.year)));
  const openingYears = [...new Set(ended.map(({ codes }) => Number(codes.openedYear)))].filter((year) => year >= first && year <= lastYear);
  const lives = Array.from({ length: Math.max(0, lastYear - first + 1) }, (_, life) => life);
  return openingYears
    .sort((a, b) => b - a)
    .map((year) => {
      const own = lives.map(
        (life) => ended.find(({ codes }) => Number(codes.openedYear) === year && yearOf(codes.year) === year + life)?.current,
      );
      return {
        year: String(year),
        shares: own.map((cell) => toPlotValue(cell?.compliantYearShare ?? null)),
        objects: own.map((cell) => toPlotValue(cell?.objectYears ?? null)),
      };
    });
}
