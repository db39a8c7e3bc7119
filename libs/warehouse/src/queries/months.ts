import { addDays, addMonths, dateParts, monthsOf, type CalendarDate } from '@pendapa/contracts';

export const monthsBetween = (from: string, to: string): number => {
  const [a, b] = [dateParts(from), dateParts(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
};

/** Months missing between others. Example: March and April between January, February and May. */
export function gapsBetween(months: readonly CalendarDate[]): CalendarDate[] {
  return months.flatMap((month, index) => {
    const next = months[index + 1];
    const after = addMonths(month, 1);
    return next === undefined || next <= after ? [] : monthsOf({ from: after, to: addDays(next, -1) });
  });
}
