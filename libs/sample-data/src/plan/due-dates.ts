import { addDays, calendarDate, dateParts, monthEnd } from '@pendapa/contracts';
import { LAST_DAY, LAST_YEAR } from '../facts/assumptions.ts';
import { OBLIGATION_RULES } from '../facts/obligations.ts';
import { DUE_DAYS, DUE_WORKING_DAYS, NOTICE_DAYS, REFORM } from '../facts/rules.ts';
import { TAX_TYPES, taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { spans } from './apportion.ts';
import { daysFrom, factorOfDay, factorOfRhythm } from './daily-curve.ts';
import { workingDayAfter } from './working-days.ts';

/** A month in which a monthly tax is paid, and the tax period before it that is paid then. */
export interface DueMonth {
  readonly tax: number;
  readonly month: number;
  readonly tax_year: number;
  readonly period: number;
  readonly period_start: string;
  readonly period_end: string;
  readonly issued_on: string;
  readonly pay_due: string;
  readonly file_due: string;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function dueMonth(tax: TaxCode, year: number, month: number): DueMonth {
  const start = calendarDate(year, month, 1);
  const periodEnd = addDays(start, -1);
  const period = dateParts(periodEnd);
  const reformed = periodEnd >= REFORM;
  const after = (days: number, workingDays: number): string =>
    reformed ? workingDayAfter(periodEnd, workingDays) : addDays(periodEnd, days);
  const assessed = TAX_TYPES.find(({ code }) => code === tax)?.system === 'official';
  return {
    tax: taxNumber(tax),
    month,
    tax_year: period.year,
    period: period.year * 100 + period.month,
    period_start: calendarDate(period.year, period.month, 1),
    period_end: periodEnd,
    issued_on: start,
    pay_due: assessed ? addDays(start, NOTICE_DAYS) : after(DUE_DAYS.pay, DUE_WORKING_DAYS.pay),
    file_due: after(DUE_DAYS.file, DUE_WORKING_DAYS.file),
  };
}

/** The months of a year in which a monthly tax is paid, up to the end of the data. */
export function dueMonths(tax: TaxCode, year: number): DueMonth[] {
  if (OBLIGATION_RULES[tax]?.kind !== 'month') return [];
  return MONTHS.filter((month) => calendarDate(year, month, 1) <= LAST_DAY).map((month) => dueMonth(tax, year, month));
}

export const MONTH_SLOTS = 1_000;

export interface MonthDay {
  readonly tax: number;
  readonly month: number;
  readonly late: boolean;
  readonly posted_on: string;
  readonly slot_from: number;
  readonly slot_to: number;
}

/** Late payers pay soon after the due day of a month rather than before it. */
const lateness = (day: string, dueDay: string): number => (day > dueDay ? 3 : 1);

/** Days of a month on which its payments are posted. Timely ones are posted up to the due day, late ones on any day from then on. */
export function monthDays(tax: TaxCode, year: number): MonthDay[] {
  return dueMonths(tax, year).flatMap(({ tax: number, month, pay_due }) => {
    const start = calendarDate(year, month, 1);
    const end = monthEnd(start) < LAST_DAY ? monthEnd(start) : LAST_DAY;
    const days = daysFrom(start).filter((day) => day <= end);
    const rows = (late: boolean): MonthDay[] =>
      spans(MONTH_SLOTS, days, (day) =>
        late || day <= pay_due ? factorOfDay(day) * (late ? lateness(day, pay_due) : factorOfRhythm(tax, day)) : 0,
      ).map(({ item, from, to }) => ({ tax: number, month, late, posted_on: item, slot_from: from, slot_to: to }));
    return [...rows(false), ...rows(true)];
  });
}

/** Late part of the payments within the year, in permille. */
export function latePerMille(tax: TaxCode): number {
  const rule = OBLIGATION_RULES[tax];
  return rule ? Math.round((1_000 * (rule.paidByYearEnd - rule.onTime)) / rule.paidByYearEnd) : 0;
}

export const lastDayOf = (year: number): string => (year === LAST_YEAR ? LAST_DAY : calendarDate(year, 12, 31));
