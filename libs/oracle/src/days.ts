/** Period; both ends are inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export type Comparison = 'none' | 'previous' | 'last-year' | 'lebaran';

/** First days of Idul Fitri by the ministers' joint decree of each year. */
const IDUL_FITRI: Readonly<Record<string, string>> = {
  2019: '2019-06-05',
  2020: '2020-05-24',
  2021: '2021-05-13',
  2022: '2022-05-02',
  2023: '2023-04-22',
  2024: '2024-04-10',
  2025: '2025-03-31',
  2026: '2026-03-21',
};

/** Milliseconds. */
const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Number of days from the first to the second day. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);
/** Adds days to a day, by default one. */
export const addDays = (day: string, days = 1): string => iso(Date.parse(day) + days * DAY);
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Adds months to a day; a day that the month lacks becomes its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return iso(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export const lastOfMonth = (day: string): string => addDays(addMonths(firstOfMonth(day), 1), -1);
export const areWholeMonths = ({ from, to }: Days): boolean => from === firstOfMonth(from) && to === lastOfMonth(to);

/** Number of calendar months between two days, ignoring the day of the month. */
export function monthsBetween(from: string, to: string): number {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(to) - months(from);
}

/** Number of days from the Lebaran (Idul Fitri) of the year before to that of a day's year; null if one is unknown. */
function daysSinceLastLebaran(day: string): number | null {
  const [now, before] = [IDUL_FITRI[day.slice(0, 4)], IDUL_FITRI[String(Number(day.slice(0, 4)) - 1)]];
  return now && before ? daysBetween(now, before) : null;
}

/** Comparison that a page really uses: the same days last year if the holiday is unknown. */
export const effectiveComparison = (comparison: Comparison, { to }: Days): Comparison =>
  comparison === 'lebaran' && daysSinceLastLebaran(to) === null ? 'last-year' : comparison;

/** Days of a comparison; null without one. */
export function comparisonDaysOf({ from, to }: Days, comparison: Comparison | 'whole-last-year'): Days | null {
  switch (comparison) {
    case 'whole-last-year': {
      const year = String(Number(to.slice(0, 4)) - 1);
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    }
    case 'none':
      return null;
    case 'last-year': {
      const end = addMonths(to, -12);
      return { from: addMonths(from, -12), to: areWholeMonths({ from, to }) ? lastOfMonth(end) : end };
    }
    case 'previous': {
      const start = areWholeMonths({ from, to })
        ? addMonths(from, -1 - monthsBetween(from, to))
        : addDays(from, -1 - daysBetween(from, to));
      return { from: start, to: addDays(from, -1) };
    }
    case 'lebaran': {
      const back = daysSinceLastLebaran(to);
      return back === null ? comparisonDaysOf({ from, to }, 'last-year') : { from: addDays(from, back), to: addDays(to, back) };
    }
  }
}

/** True if both periods end as many days into their years, apart from a leap day. Only then are figures to date compared. */
export function areAsFarIntoYear(days: Days, before: Days): boolean {
  const daysIntoYear = ({ to }: Days): number => daysBetween(`${to.slice(0, 4)}-01-01`, to);
  return Math.abs(daysIntoYear(days) - daysIntoYear(before)) <= 1;
}
