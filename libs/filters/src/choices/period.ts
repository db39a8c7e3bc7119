import {
  addDays,
  addMonths,
  fiscalYearOf,
  fiscalYearPeriod,
  lengthInDays,
  monthEnd,
  monthStart,
  previousPeriod,
  ramadanBegunBy,
  sameDaysFromLebaran,
  sameDaysLastYear,
  yearToDate,
  type CalendarDate,
  type Comparison,
  type Period,
} from '@pendapa/contracts';
import { PRESETS, type PeriodChoice, type Preset } from './choices.ts';

/** Data date and fiscal year, from which periods are computed. */
export interface DataDate {
  readonly asOf: CalendarDate;
  /** First month of the fiscal year. */
  readonly firstMonth: number;
}

/** Months since the year 0. */
const monthNumber = (date: CalendarDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

function wholeMonthsBack(asOf: CalendarDate, months: number): Period {
  const from = addMonths(monthStart(asOf), -months);
  return { from, to: monthEnd(from) };
}

/** Current part of the fiscal year, `months` long, up to the data date. */
function partOfYear(months: number, { asOf, firstMonth }: DataDate): Period {
  const { from } = yearToDate(asOf, firstMonth);
  const passed = monthNumber(asOf) - monthNumber(from);
  return { from: addMonths(from, passed - (passed % months)), to: asOf };
}

/** Latest Ramadan before the data date; the fiscal year if none is known. */
function lastRamadan(date: DataDate): Period {
  const known = ramadanBegunBy(date.asOf);
  if (known === null) return yearToDate(date.asOf, date.firstMonth);
  return { from: known.from, to: known.to < date.asOf ? known.to : date.asOf };
}

function presetPeriod(preset: Preset, date: DataDate): Period {
  const { asOf, firstMonth } = date;
  switch (preset) {
    case 'year':
      return yearToDate(asOf, firstMonth);
    case 'half-year':
      return partOfYear(6, date);
    case 'quarter':
      return partOfYear(3, date);
    case 'ramadan':
      return lastRamadan(date);
    case 'month':
      return { from: monthStart(asOf), to: asOf };
    case 'last-month':
      return wholeMonthsBack(asOf, 1);
    case 'last-year':
      return fiscalYearPeriod(fiscalYearOf(asOf, firstMonth) - 1, firstMonth);
    case 'twelve-months':
      return { from: addDays(addMonths(asOf, -12), 1), to: asOf };
  }
}

/**
 * Returns the dates of a choice. A period that exceeds the data is cut, so that it is not compared with a complete one. A period
 * that is wholly after the data is unchanged, and its answer says so.
 */
export function periodOf(choice: PeriodChoice, date: DataDate): Period {
  if (typeof choice === 'string') return presetPeriod(choice, date);
  return choice.to > date.asOf && choice.from <= date.asOf ? { from: choice.from, to: date.asOf } : choice;
}

const isSamePeriod = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;

/** Returns the preset with these dates, otherwise the dates. */
export function choiceOf(period: Period, date: DataDate): PeriodChoice {
  return PRESETS.find((preset) => isSamePeriod(presetPeriod(preset, date), period)) ?? period;
}

/** Number of whole months, counting a partial last one; null for a period of days. */
function monthsOf(choice: PeriodChoice): number | null {
  if (choice === 'year' || choice === 'last-year') return 12;
  if (choice === 'half-year') return 6;
  if (choice === 'quarter') return 3;
  if (choice === 'month' || choice === 'last-month') return 1;
  if (typeof choice === 'string' || choice.from !== monthStart(choice.from) || choice.to !== monthEnd(choice.to)) return null;
  return monthNumber(choice.to) - monthNumber(choice.from) + 1;
}

/** Previous (-1) or next (1) period of as many months or days. Null if it would be after the data date. */
export function stepPeriod(choice: PeriodChoice, direction: -1 | 1, date: DataDate): PeriodChoice | null {
  const period = periodOf(choice, date);
  const months = monthsOf(choice);
  const days = lengthInDays(period);
  const from = months === null ? addDays(period.from, direction * days) : addMonths(period.from, direction * months);
  if (from > date.asOf) return null;
  const to = months === null ? addDays(from, days - 1) : addDays(addMonths(from, months), -1);
  // Keeps the uncut span without a preset, so that the next step still counts months.
  const known = choiceOf({ from, to: to > date.asOf ? date.asOf : to }, date);
  return typeof known === 'string' ? known : { from, to };
}

/** Dates of the comparison; null without one, and if the holiday is unknown. */
export function comparedWith(period: Period, compare: Comparison): Period | null {
  switch (compare) {
    case 'none':
      return null;
    case 'previous':
      return previousPeriod(period);
    case 'last-year':
      return sameDaysLastYear(period);
    case 'lebaran':
      return sameDaysFromLebaran(period);
  }
}
