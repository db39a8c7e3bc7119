import {
  fiscalYearOf,
  fiscalYearPeriod,
  sameDaysLastYear,
  yearToDate,
  type CalendarDate,
  type Period,
  type SubjectKey,
} from '@pendapa/contracts';

/** Subjects that count each taxpayer once a fiscal year. */
const BY_YEAR: readonly SubjectKey[] = ['payers', 'holders'];
export const isByYear = (subject: SubjectKey): boolean => BY_YEAR.includes(subject);

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

/** The days over which taxpayers are counted: of a fiscal year to the data date, the same days a year before, or the whole year in which a period ends. */
export const countedDays = (period: Period, dates: Dates): Period =>
  isSame(period, sameDaysLastYear(daysToDate(dates))) ? period : yearOf(period, dates);

/** Whether a period is one over which taxpayers are counted. */
export const isCounted = (period: Period, dates: Dates): boolean => isSame(period, countedDays(period, dates));

/** Whether what was counted when the data were published tells of these days: a calendar year, whole or to the data date. */
export const isOfYear = (period: Period, dates: Dates): boolean => dates.fiscalYearStart === 1 && isSame(period, yearOf(period, dates));
