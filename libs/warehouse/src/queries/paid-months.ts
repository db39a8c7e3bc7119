import { monthsOf, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { Context } from './resolve.ts';

/** True if the agency has any payment in a month. */
export const hasPayments = (month: CalendarDate, { directory, extent }: Context): boolean =>
  extent !== null && month >= monthStart(extent.from) && month <= extent.to && !directory.emptyMonths.includes(month);

/** True if the agency has any payment in the months of these days. */
export const havePayments = (days: Period, context: Context): boolean =>
  days.from <= days.to && monthsOf(days).some((month) => hasPayments(month, context));

/** Taxes with recaps of payments in the months of these periods; includes null for recaps without a tax. */
export const recapTaxesIn = (periods: readonly Period[], { directory }: Pick<Context, 'directory'>): readonly (string | null)[] => {
  const isInPeriods = (month: CalendarDate) => periods.some(({ from, to }) => month >= monthStart(from) && month <= to);
  return [...new Set(directory.recaps.filter(({ month }) => isInPeriods(month)).map(({ tax }) => tax))];
};
