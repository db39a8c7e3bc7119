import { fiscalYearOf, fiscalYearPeriod, monthEnd, monthStart, type Answer, type CalendarDate } from '@pendapa/contracts';
import type { Moment } from '@pendapa/charts';
import type { Format } from '@pendapa/i18n';

/** Places on a monthly axis for the first days of months, under the fiscal year that each belongs to. */
export function monthMoments(months: readonly (CalendarDate | null)[], format: Format, firstMonth: number): readonly Moment[] {
  return months
    .filter((month) => month !== null)
    .map((month) => ({
      key: month,
      name: format.month(month),
      short: format.monthName(month),
      year: format.year(fiscalYearPeriod(fiscalYearOf(month, firstMonth), firstMonth).from),
    }));
}

/** The last day of which an answer can tell: that of its period, or of the data where the period runs on. */
export const lastDayOf = ({ period, asOf }: Answer): CalendarDate => (period.to < asOf ? period.to : asOf);

/** The month that the data end in, where they end before it does; null where all months are finished. */
export function unfinishedMonth(months: readonly (CalendarDate | null)[], asOf: CalendarDate): number | null {
  if (monthEnd(asOf) === asOf) return null;
  const index = months.indexOf(monthStart(asOf));
  return index < 0 ? null : index;
}

/** Index of the first month of the fiscal year in which `asOf` lies; 0 where the months begin later. */
export function currentYearFrom(months: readonly (CalendarDate | null)[], asOf: CalendarDate, firstMonth: number): number {
  const { from } = fiscalYearPeriod(fiscalYearOf(asOf, firstMonth), firstMonth);
  return Math.max(
    0,
    months.findIndex((month) => month !== null && month >= from),
  );
}
