import { addMonths, endedMonths, spanDates, yearToDate, type CalendarDate, type Period } from '@pendapa/contracts';
import type { Need } from './on-demand.ts';

interface Dates {
  readonly asOf: CalendarDate;
  readonly since: CalendarDate | null;
}

/** Ended years whose settlements pages show; fiscal years that begin in another month are built on demand. */
const settledYears = ({ asOf, since }: Dates): Period => ({
  to: asOf,
  ...spanDates({ endedYears: 5 }, asOf, { asOf, since, fiscalYearStart: 1 }),
});

/** Returns the views that pages need without filters. */
export function defaultNeeds(dates: Dates): readonly Need[] {
  const { asOf } = dates;
  const lastYear = addMonths(asOf, -12);
  return [
    { what: 'stood', days: { from: lastYear, to: lastYear } },
    { what: 'duties', days: endedMonths(asOf) },
    { what: 'holdings', days: { from: asOf, to: asOf } },
    { what: 'ways', days: yearToDate(asOf, 1) },
    { what: 'profiles', days: yearToDate(asOf, 1) },
    { what: 'settlements', days: endedMonths(asOf) },
    { what: 'settlements', days: settledYears(dates) },
  ];
}
