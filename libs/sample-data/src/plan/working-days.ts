import { addDays, dateParts, type Texts } from '@pendapa/contracts';
import { LEBARAN, LEBARAN_PAUSE, RAMADAN_DAYS } from '../facts/calendar.ts';
import { holidayOf } from '../facts/holidays.ts';
import { memoize } from './memoize.ts';

const weekday = (on: string): number => new Date(on).getUTCDay();

const lebaranOf = (on: string): string => LEBARAN[dateParts(on).year] ?? '';

/** Reasons for closed offices on a weekday: a public holiday, Idul Fitri with its two days, or the joint leave around it. */
export function closedReason(on: string): Texts | null {
  const lebaran = lebaranOf(on);
  if (on >= lebaran && on <= addDays(lebaran, 1)) return { id: 'Idul Fitri', en: 'Eid al-Fitr' };
  const leave = on >= addDays(lebaran, -LEBARAN_PAUSE.before) && on <= addDays(lebaran, LEBARAN_PAUSE.after);
  return holidayOf(on) ?? (leave ? { id: 'Cuti bersama Idul Fitri', en: 'Joint leave of Eid al-Fitr' } : null);
}

export const isSaturday = (on: string): boolean => weekday(on) === 6;
export const isWorkingDay = memoize((on) => weekday(on) !== 0 && !isSaturday(on) && closedReason(on) === null);

/** The month of fasting before Idul Fitri. */
export const inRamadan = (on: string): boolean => on >= addDays(lebaranOf(on), -RAMADAN_DAYS) && on < lebaranOf(on);

/** The n-th working day after a day. */
export function workingDayAfter(on: string, count: number): string {
  let [day, left] = [on, count];
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
