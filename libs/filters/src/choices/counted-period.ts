import { fiscalYearOf, fiscalYearPeriod, sameDaysLastYear, type CalendarDate, type Period } from '@pendapa/contracts';
import type { Dropped } from './address.ts';
import { usualComparison, type Choices, type PeriodChoice } from './choices.ts';
import { choiceOf, periodOf, type DataDate } from './period.ts';

/** Maximum number of earlier years offered. */
const MAX_YEARS = 10;

/** Complete fiscal years, latest first, back to the first data. */
function wholeYears({ asOf, firstMonth }: DataDate, since: CalendarDate | null): readonly Period[] {
  const running = fiscalYearOf(asOf, firstMonth);
  const first = since === null ? running - 1 : fiscalYearOf(since, firstMonth);
  const years = Array.from({ length: Math.min(MAX_YEARS, running - first) }, (_, index) => running - 1 - index);
  return years.map((year) => fiscalYearPeriod(year, firstMonth));
}

/** Periods over which taxpayers are counted: year to date, same days a year before, and complete years. */
export const countedPeriods = (date: DataDate, since: CalendarDate | null): readonly Period[] => [
  periodOf('year', date),
  sameDaysLastYear(periodOf('year', date)),
  ...wholeYears(date, since),
];

/** Returns the choice if taxpayers are counted over its days, otherwise the year in which it ends. */
function countedChoice(choice: PeriodChoice, date: DataDate): PeriodChoice {
  const period = periodOf(choice, date);
  const same = sameDaysLastYear(periodOf('year', date));
  if (period.from === same.from && period.to === same.to) return choice;
  const year = fiscalYearOf(period.to < date.asOf ? period.to : date.asOf, date.firstMonth);
  const { from, to } = fiscalYearPeriod(year, date.firstMonth);
  return choiceOf({ from, to: to < date.asOf ? to : date.asOf }, date);
}

/** Choices of a page that counts taxpayers, and those that it cannot follow. */
export function countedChoices(choices: Choices, date: DataDate): { readonly choices: Choices; readonly dropped: readonly Dropped[] } {
  const period = countedChoice(choices.period, date);
  const [before, after] = [periodOf(choices.period, date), periodOf(period, date)];
  const moved = before.from !== after.from || before.to !== after.to;
  const compare = choices.compare === 'none' ? 'none' : 'last-year';
  return {
    choices: { ...choices, period, compare },
    dropped: [
      ...(moved ? [{ filter: 'period', value: '', reason: 'counted' } as const] : []),
      ...(compare === choices.compare || choices.compare === usualComparison(choices.period)
        ? []
        : [{ filter: 'compare', value: '', reason: 'counted' } as const]),
    ],
  };
}
