import { addDays, calendarDate, dateParts, lengthInDays, monthEnd } from '@pendapa/contracts';
import { RHYTHM } from '../facts/assumptions.ts';
import { LEBARAN, RAMADAN_DAYS, RAMADAN_DIP, SATURDAY_FACTOR } from '../facts/calendar.ts';
import { POSITIONS } from '../facts/positions.ts';
import { monthShares } from '../facts/seasonality.ts';
import { TAX_TYPES, taxNumber, type TaxCode } from '../facts/tax-types.ts';
import { realisedRevenue } from './revenue.ts';
import { randomFactor } from './noise.ts';
import { memoize } from './memoize.ts';
import { isSaturday, isWorkingDay, closedReason } from './working-days.ts';

export interface Day {
  readonly on: string;
  readonly month: number;
  /** Share of the year's revenue. The days of a year add up to 1. */
  readonly share: number;
}

/** Varies months and years, so that no tax repeats itself exactly. */
const MONTH_SPREAD = 0.03;

/** Postings of a day relative to an ordinary weekday. */
export const factorOfDay = memoize((on): number => {
  if (isWorkingDay(on)) return 1;
  return isSaturday(on) && closedReason(on) === null ? SATURDAY_FACTOR : 0;
});

/** Days of the month that begins on the given day. */
export const daysFrom = memoize((start): readonly string[] => {
  const length = dateParts(monthEnd(start)).day;
  return Array.from({ length }, (_, offset) => addDays(start, offset));
});

/** Central transfers come on the first weekdays from the 10th and from the 24th. */
function isTransferDay(on: string): boolean {
  const { year, month } = dateParts(on);
  return [10, 24].some((earliest) => {
    let day = calendarDate(year, month, earliest);
    while (factorOfDay(day) < 1) day = addDays(day, 1);
    return day === on;
  });
}

export function factorOfRhythm(tax: TaxCode, on: string): number {
  const day = Number(on.slice(8));
  switch (RHYTHM[tax]) {
    case 'even':
      return 1;
    case 'middle':
      return 1 + 5 * Math.max(0, 1 - Math.abs(day - 12) / 6);
    case 'end': {
      const last = daysFrom(`${on.slice(0, 8)}01`).length;
      const square = (day / last) * (day / last);
      return 1 + 4 * square * square;
    }
    case 'transfers':
      return isTransferDay(on) ? 1 : 0;
  }
}

/** Consumption in Ramadan is paid in the next month. */
function ramadanFactor(tax: TaxCode, year: number, month: number): number {
  const dip = (RAMADAN_DIP as Readonly<Partial<Record<TaxCode, number>>>)[tax];
  const lebaran = LEBARAN[year];
  if (dip === undefined || lebaran === undefined || month === 1) return 1;
  const start = calendarDate(year, month - 1, 1);
  const from = addDays(lebaran, -RAMADAN_DAYS);
  const to = addDays(lebaran, -1);
  const overlap = { from: from > start ? from : start, to: to < monthEnd(start) ? to : monthEnd(start) };
  return overlap.from > overlap.to ? 1 : 1 - (dip * lengthInDays(overlap)) / RAMADAN_DAYS;
}

function yearPattern(tax: TaxCode, year: number, seed: number): Day[] {
  const validFrom = TAX_TYPES.find(({ code }) => code === tax)?.validFrom ?? '';
  return monthShares(tax, year).flatMap((percent, index) => {
    const month = index + 1;
    const start = calendarDate(year, month, 1);
    const days = daysFrom(start);
    const weights = days.map((on) => (on < validFrom ? 0 : factorOfDay(on) * factorOfRhythm(tax, on)));
    const sum = weights.reduce((a, b) => a + b, 0);
    const share = percent * ramadanFactor(tax, year, month) * randomFactor(MONTH_SPREAD, seed, taxNumber(tax), year, month);
    return days.map((on, day) => ({ on, month, share: sum === 0 ? 0 : (share * (weights[day] ?? 0)) / sum }));
  });
}

/** Days up to which the share of the year is published, including the last day of the year. */
export function findAnchors(tax: TaxCode, year: number): { on: string; reached: number }[] {
  const publishedShares = POSITIONS.flatMap(({ on, taxes }) => {
    const amount = taxes[tax];
    return on.startsWith(String(year)) && amount !== undefined ? [{ on, reached: amount / realisedRevenue(tax, year) }] : [];
  });
  return [...publishedShares, { on: calendarDate(year, 12, 31), reached: 1 }];
}

/** Spreads a year's revenue of a tax over its days: by its season, with the published positions met exactly. */
export function dailyCurve(tax: TaxCode, year: number, seed: number): Day[] {
  const days = yearPattern(tax, year, seed);
  const curve: Day[] = [];
  let [since, reached] = ['', 0];
  for (const anchor of findAnchors(tax, year)) {
    const stretch = days.filter(({ on }) => on > since && on <= anchor.on);
    const sum = stretch.reduce((total, { share }) => total + share, 0);
    const factor = sum === 0 ? 0 : (anchor.reached - reached) / sum;
    curve.push(...stretch.map((day) => ({ ...day, share: day.share * factor })));
    if (sum > 0) reached = anchor.reached;
    since = anchor.on;
  }
  return curve;
}
