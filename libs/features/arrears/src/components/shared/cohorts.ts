import type { Cohort } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

const MOST_YEARS = 5;

/** What is left of a year 1 to 5 years later. */
export interface Remains extends Cohort {
  /** What was there at its end, in words. */
  readonly start: string;
}

/** What belongs to a year of beginning at the end of a year. */
export interface Left {
  readonly began: string;
  readonly year: string;
  readonly value: Value;
}

/**
 * What is left of each year of beginning; those that began before the first year of the data are left aside, because how many there were
 * then is not known, and those of the last year have no later one.
 */
export function cohortsOf(left: readonly Left[], text: (value: Value) => string): readonly Remains[] {
  const at = new Map(left.map(({ began, year, value }) => [`${began} ${year}`, value]));
  const years = [...new Set(left.map(({ year }) => year))].sort();
  return years.slice(0, -1).flatMap((year): readonly Remains[] => {
    const start = at.get(`${year} ${year}`) ?? null;
    if (start === null || Number(start) === 0) return [];
    const shares = Array.from({ length: MOST_YEARS }, (_, index) => {
      const later = String(Number(year) + index + 1);
      if (!years.includes(later)) return null;
      const value = at.get(`${year} ${later}`);
      return value === null ? null : Number(value ?? 0) / Number(start);
    });
    return [{ year, start: text(start), shares }];
  });
}

/** The ages at which it is told, in words. */
export const agesOf = (age: (years: number) => string): readonly string[] =>
  Array.from({ length: MOST_YEARS }, (_, index) => age(index + 1));
