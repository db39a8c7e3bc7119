import { addDays, addMonths, dateParts, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';

export const monthsBetween = (from: string, to: string): number => {
  const [a, b] = [dateParts(from), dateParts(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
};

/** First days of the months that the period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const first = monthStart(from);
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_, index) => addMonths(first, index));
}

/** Months that are missing between others. Example: between January, February and May it is March and April. */
export function gapsBetween(months: readonly CalendarDate[]): CalendarDate[] {
  return months.flatMap((month, index) => {
    const next = months[index + 1];
    const after = addMonths(month, 1);
    return next === undefined || next <= after ? [] : monthsOf({ from: after, to: addDays(next, -1) });
  });
}
