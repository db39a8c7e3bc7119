import { addDays, addMonths, isWorkingDay, MAX_ROWS, monthEnd, monthStart, type CalendarDate, type WorkCalendar } from '@pendapa/contracts';
import { rowsOf, toPlotValue, type AnswerTo } from '@pendapa/query';
import type { PastMonth } from '../../outlook/line-paths.ts';

function daysBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The last day of another month that is as far as `asOf` in its month, counted in working days. */
export function sameWorkingDay(asOf: CalendarDate, month: CalendarDate, calendar: WorkCalendar): CalendarDate {
  const isWorked = (day: CalendarDate): boolean => isWorkingDay(day, calendar);
  const count = daysBetween(monthStart(asOf), asOf).filter(isWorked).length;
  const workingDays = daysBetween(month, monthEnd(month)).filter(isWorked);
  if (isWorked(asOf)) return workingDays[count - 1] ?? monthEnd(month);
  // After a working day come days without work, up to the next one.
  const next = workingDays[count];
  return next === undefined ? monthEnd(month) : addDays(next, -1);
}

type DayAmounts = AnswerTo<'amount', 'taxType' | 'day'>;

/**
 * How much of each earlier month of the answer was in by the same working day as `asOf`, by tax, oldest month first. A month with an
 * unknown amount is left out for its tax: null.
 */
export function paceByTax(
  days: DayAmounts,
  asOf: CalendarDate,
  calendar: WorkCalendar,
): ReadonlyMap<string, readonly (PastMonth | null)[]> {
  const given = rowsOf(days);
  // A longer answer is cut, so that its months would be too small.
  if (given.length >= MAX_ROWS) return new Map();
  const rows = given.flatMap(({ codes: { taxType, day }, current }) =>
    taxType === null || day === null ? [] : [{ tax: taxType, day, amount: toPlotValue(current.amount) }],
  );
  const months: { readonly from: CalendarDate; readonly to: CalendarDate; readonly same: CalendarDate }[] = [];
  for (let from = monthStart(days.period.from); from < monthStart(asOf); from = addMonths(from, 1)) {
    months.push({ from, to: monthEnd(from), same: sameWorkingDay(asOf, from, calendar) });
  }
  const taxes = [...new Set(rows.map(({ tax }) => tax))];
  return new Map(
    taxes.map((tax) => {
      const own = rows.filter((row) => row.tax === tax);
      const monthOf = ({ from, to, same }: (typeof months)[number]): PastMonth | null => {
        const ofMonth = own.filter(({ day }) => day >= from && day <= to);
        if (ofMonth.some(({ amount }) => amount === null)) return null;
        const sumUntil = (last: CalendarDate): number =>
          ofMonth.reduce((total, { day, amount }) => total + (day <= last ? (amount ?? 0) : 0), 0);
        return { byNow: sumUntil(same), whole: sumUntil(to) };
      };
      return [tax, months.map(monthOf)];
    }),
  );
}
