import type { SubjectKey } from '@pendapa/contracts';
import { addDays, addMonths, firstOfMonth, lastOfMonth, type Days } from './days.ts';
import type { View } from './view.ts';

/** Last day of the latest complete month: itself for 30 June, 31 May for 12 June. */
const lastCompleteDay = (day: string): string => (day === lastOfMonth(day) ? day : addDays(firstOfMonth(day), -1));

/** The days, not before the month in which the data begin. */
const notBefore = ({ from, to }: Days, since: string): Days =>
  from < since && since <= to ? { from: firstOfMonth(since), to } : { from, to };

/** Complete months of the chosen days; the last twelve by default, or if none is complete. */
export function completeMonths({ address, period, asOf }: View): Days {
  const from = period.from === firstOfMonth(period.from) ? period.from : addMonths(firstOfMonth(period.from), 1);
  const to = lastCompleteDay(period.to < asOf ? period.to : asOf);
  if (!/[?&]p=y(&|$)/.test(address) && from <= to) return { from, to };
  const last = lastCompleteDay(period.to);
  return { from: addMonths(firstOfMonth(last), -11), to: last };
}

/** Months to the end of the period, not before the data begin. */
export const lastMonths =
  (months: number) =>
  ({ period: { to }, since }: View): Days =>
    notBefore({ from: addMonths(firstOfMonth(to), 1 - months), to }, firstOfMonth(since));

const yearsTo = (years: number, to: string, since: string): Days =>
  notBefore({ from: `${String(Number(to.slice(0, 4)) - years + 1)}-01-01`, to }, since);

/** Years to the end of the period, not before the data begin. Eight years to June 2026 begin in January 2019. */
export const lastYears =
  (years: number) =>
  ({ period: { to }, since }: View): Days =>
    yearsTo(years, to, since);

/** Years that end with the last complete month, not before the data begin. */
export const lastYearsOfCompleteMonths =
  (years: number) =>
  ({ period, since }: View): Days =>
    yearsTo(years, lastCompleteDay(period.to), firstOfMonth(since));

/** Year in which the period ends, to that day. */
export const yearToDate = ({ period: { to } }: View): Days => ({ from: `${to.slice(0, 4)}-01-01`, to });

/** Obligations of the current month are not known yet. */
const OF_COMPLETE_MONTHS: readonly SubjectKey[] = ['compliance', 'duties', 'settlements'];

/** Days of the figures of a subject if a page says nothing else. */
export const daysOfSubject = (subject: SubjectKey, view: View): Days =>
  OF_COMPLETE_MONTHS.includes(subject) ? completeMonths(view) : view.period;
