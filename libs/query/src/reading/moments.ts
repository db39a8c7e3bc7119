import type { Moment } from '@pendapa/charts';
import { fiscalYearOf, fiscalYearPeriod, monthEnd, monthStart, type Answer, type CalendarDate } from '@pendapa/contracts';
import type { Format } from '@pendapa/i18n';

/** Axis labels of months, grouped by fiscal year. */
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

/** Last day covered by an answer: the end of its period or of the data, whichever is earlier. */
export const lastDayOf = ({ period, asOf }: Answer): CalendarDate => (period.to < asOf ? period.to : asOf);

/** Index of the month that is not over; null if all are complete. */
export function unfinishedMonth(months: readonly (CalendarDate | null)[], asOf: CalendarDate): number | null {
  if (monthEnd(asOf) === asOf) return null;
  const index = months.indexOf(monthStart(asOf));
  return index < 0 ? null : index;
}

/** Index of the first month of the fiscal year that contains `asOf`; 0 if the months begin later. */
export function currentYearFrom(months: readonly (CalendarDate | null)[], asOf: CalendarDate, firstMonth: number): number {
  const { from } = fiscalYearPeriod(fiscalYearOf(asOf, firstMonth), firstMonth);
  return Math.max(
    0,
    months.findIndex((month) => month !== null && month >= from),
  );
}
