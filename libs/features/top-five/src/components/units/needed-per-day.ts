import { addDays, type CalendarDate } from '@pendapa/contracts';

const SATURDAY = 6;

/** Mondays to Fridays after `date` up to and including `last`; public holidays are not known and count as working days. */
export function workingDaysAfter(date: CalendarDate, last: CalendarDate): number {
  let days = 0;
  for (let day = addDays(date, 1); day <= last; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== SATURDAY) days += 1;
  }
  return days;
}

/** What has to come in on each remaining day, rounded up to whole minor units; null where nothing remains to be said. */
export function neededPerDay(remaining: string | number | null, days: number): string | null {
  if (remaining === null || days <= 0) return null;
  const amount = BigInt(remaining);
  return amount <= 0n ? '0' : String((amount + BigInt(days) - 1n) / BigInt(days));
}
