import { calendarDate, monthEnd, type CalendarDate } from '@pendapa/contracts';

const LABEL = /^(\d{4})\s?[/-]\s?(\d{4}|\d{2})$/;

/**
 * Last year of a label such as `2022/2023` or `2022-23`; null if the two years do not follow each other.
 * @example '2022/2023' gives 2023
 */
export function lastYearOfLabel(label: string): number | null {
  const [, first = '', last = ''] = LABEL.exec(label) ?? [];
  const next = Number(first) + 1;
  return first !== '' && (last.length === 4 ? Number(last) : Number(last) + Math.floor(next / 100) * 100) === next ? next : null;
}

/** Last day of the fiscal year that ends in `year`; `start` is its first month. */
export const fiscalYearEnd = (year: number, start: number): CalendarDate => monthEnd(calendarDate(year, start === 1 ? 12 : start - 1, 1));
