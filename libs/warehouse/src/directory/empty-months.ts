import { addDays, addMonths, monthsOf, type CalendarDate } from '@pendapa/contracts';
import { isInTotal, type TotalSpan } from './total-spans.ts';

/** Months missing between others. Example: March and April between January, February and May. */
function gapsBetween(months: readonly CalendarDate[]): CalendarDate[] {
  return months.flatMap((month, index) => {
    const next = months[index + 1];
    const after = addMonths(month, 1);
    return next === undefined || next <= after ? [] : monthsOf({ from: after, to: addDays(next, -1) });
  });
}

/** Returns the months without postings between months with postings; a month within a total is not empty. */
export const emptyMonths = (months: readonly CalendarDate[], totals: readonly TotalSpan[]): readonly CalendarDate[] =>
  gapsBetween(months).filter((month) => !isInTotal(month, totals));
