import { fiscalYearOf, fiscalYearPeriod, sameDaysLastYear, yearToDate, type CalendarDate, type Period } from '@pendapa/contracts';

interface Dates {
  readonly asOf: CalendarDate;
  readonly fiscalYearStart: number;
}

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

const daysToDate = ({ asOf, fiscalYearStart }: Dates): Period => yearToDate(asOf, fiscalYearStart);

/** Fiscal year in which a period ends, up to the data date. */
function yearOf({ to }: Period, { asOf, fiscalYearStart }: Dates): Period {
  const end = to < asOf ? to : asOf;
  const year = fiscalYearPeriod(fiscalYearOf(end, fiscalYearStart), fiscalYearStart);
  return { from: year.from, to: year.to < asOf ? year.to : asOf };
}

/** True if taxpayers are counted over the period: a fiscal year, the year to date, or the same days a year before. */
export const isCounted = (period: Period, dates: Dates): boolean =>
  isSame(period, sameDaysLastYear(daysToDate(dates))) || isSame(period, yearOf(period, dates));

/** True if stored counts cover these days: a calendar year, whole or to date. */
export const isOfYear = (period: Period, dates: Dates): boolean => dates.fiscalYearStart === 1 && isSame(period, yearOf(period, dates));

/** Spans that contain each other: the same days of last year and that year; otherwise only the days. */
export function nestedSpans(days: Period, dates: Dates): readonly Period[] {
  const part = sameDaysLastYear(daysToDate(dates));
  const nested = [part, yearOf(part, dates)];
  return nested.some((span) => isSame(span, days)) ? nested : [days];
}
