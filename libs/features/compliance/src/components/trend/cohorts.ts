import { drawn, type Row } from '@pendapa/analysis';
import type { CalendarDate } from '@pendapa/contracts';

export interface Cohort {
  readonly opened: string;
  /** By year of life; null where it is not over, or nothing was due in it. */
  readonly shares: readonly (number | null)[];
  readonly objects: readonly (number | null)[];
}

type Source = readonly Row<'objectYears' | 'compliantYearShare', 'openedYear' | 'year'>[];

/** Objects registered since the first of the years, followed from the first year of their life on; the latest first. Years that are not over on `last` are left out. */
export function cohortsOf(rows: Source, last: CalendarDate): readonly Cohort[] {
  const yearOf = (day: string | null) => Number(day?.slice(0, 4));
  const lastYear = last.endsWith('-12-31') ? yearOf(last) : yearOf(last) - 1;
  const ended = rows.filter(({ codes }) => codes.year !== null && yearOf(codes.year) <= lastYear);
  const first = Math.min(...ended.map(({ codes }) => yearOf(codes.year)));
  const opened = [...new Set(ended.map(({ codes }) => Number(codes.openedYear)))].filter((year) => year >= first && year <= lastYear);
  const lives = Array.from({ length: Math.max(0, lastYear - first + 1) }, (_, life) => life);
  return opened
    .sort((a, b) => b - a)
    .map((year) => {
      const own = lives.map(
        (life) => ended.find(({ codes }) => Number(codes.openedYear) === year && yearOf(codes.year) === year + life)?.current,
      );
      return {
        opened: String(year),
        shares: own.map((cell) => drawn(cell?.compliantYearShare ?? null)),
        objects: own.map((cell) => drawn(cell?.objectYears ?? null)),
      };
    });
}
