import { addDays, dateParts, lengthInDays, type CalendarDate, type Period } from './calendar.ts';

/** First day of Idul Fitri as the government set it. */
const IDUL_FITRI: Readonly<Record<number, CalendarDate>> = {
  2019: '2019-06-05',
  2020: '2020-05-24',
  2021: '2021-05-13',
  2022: '2022-05-02',
  2023: '2023-04-22',
  2024: '2024-04-10',
  2025: '2025-03-31',
  2026: '2026-03-21',
};

/** First day of Ramadan as the government set it; the last is the day before Idul Fitri. */
const RAMADAN: Readonly<Record<number, CalendarDate>> = {
  2019: '2019-05-06',
  2020: '2020-04-24',
  2021: '2021-04-13',
  2022: '2022-04-03',
  2023: '2023-03-23',
  2024: '2024-03-12',
  2025: '2025-03-01',
  2026: '2026-02-19',
};

/** The latest Ramadan that had begun on a day; null before the first one of the list. */
export function ramadanBegunBy(day: CalendarDate): Period | null {
  const begun = Object.entries(RAMADAN).filter(([, first]) => first <= day);
  const [year, from] = begun.at(-1) ?? [];
  const feast = year === undefined ? undefined : IDUL_FITRI[Number(year)];
  return from !== undefined && feast !== undefined ? { from, to: addDays(feast, -1) } : null;
}

/**
 * The same number of days, at the same distance from the Idul Fitri of the year before. The period belongs to the holiday of the calendar
 * year in which it ends. Returns null if the date of either holiday is unknown.
 *
 * @example 1 to 31 March 2026 begins 20 days before 21 March 2026. The result begins 20 days before 31 March 2025: 11 March to 10 April 2025.
 */
export function sameDaysFromLebaran({ from, to }: Period): Period | null {
  const { year } = dateParts(to);
  const [before, now] = [IDUL_FITRI[year - 1], IDUL_FITRI[year]];
  if (before === undefined || now === undefined) return null;
  const back = 1 - lengthInDays({ from: before, to: now });
  return { from: addDays(from, back), to: addDays(to, back) };
}
