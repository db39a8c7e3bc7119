import { fiscalYearOf, fiscalYearPeriod, sameDaysLastYear, yearToDate, type CalendarDate, type Period } from '@pendapa/contracts';

interface Dates {
  readonly asOf: CalendarDate;
  readonly fiscalYearStart: number;
}

const isSame = (a: Period, b: Period): boolean => a.from === b.from && a.to === b.to;

const daysToDate = ({ asOf, fiscalYearStart }: Dates): Period => yearToDate(asOf, fiscalYearStart);

/** The fiscal year in which a period ends, up to the data date. */
function yearOf({ to }: Period, { asOf, fiscalYearStart }: Dates): Period {
  const end = to < asOf ? to : asOf;
  const year = fiscalYearPeriod(fiscalYearOf(end, fiscalYearStart), fiscalYearStart);
  return { from: year.from, to: year.to < asOf ? year.to : asOf };
}

/** Whether a period is one over which taxpayers are counted: a fiscal year, whole or to the data date, or the same days a year before. */
export const isCounted = (period: Period, dates: Dates): boolean =>
  isSame(period, sameDaysLastYear(daysToDate(dates))) || isSame(period, yearOf(period, dates));

/** Whether what was counted when the data were published tells of these days: a calendar year, whole or to the data date. */
export const isOfYear = (period: Period, dates: Dates): boolean => dates.fiscalYearStart === 1 && isSame(period, yearOf(period, dates));

/** The spans over which taxpayers are counted and of which one lies in the other: last year's same days and that year; else the days alone. */
export function nestedSpans(days: Period, dates: Dates): readonly Period[] {
  const part = sameDaysLastYear(daysToDate(dates));
  const nested = [part, yearOf(part, dates)];
  return nested.some((span) => isSame(span, days)) ? nested : [days];
}
