import { addMonths, fiscalYearOf, fiscalYearPeriod, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import { useStatus } from './use-status.ts';

/** First day of a span of whole months that ends in the month of the data date, not before the data begin; null until the date is known. */
export function useMonthsBack(months: number): CalendarDate | null {
  const { status } = useStatus();
  if (!status?.asOf || !status.since) return null;
  const from = addMonths(monthStart(status.asOf), 1 - months);
  const first = monthStart(status.since);
  return from < first ? first : from;
}

/** The whole fiscal year in which the data date lies; null until the date is known. */
export function useFiscalYear(): Period | null {
  const { status } = useStatus();
  if (!status?.asOf) return null;
  return fiscalYearPeriod(fiscalYearOf(status.asOf, status.fiscalYearStart), status.fiscalYearStart);
}
