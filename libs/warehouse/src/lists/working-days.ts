import { addDays, lengthInDays, type CalendarDate, type Period, type WorkingDays } from '@pendapa/contracts';
import { integer } from '../duck.ts';
import type { Ask } from '../serving/query-pool.ts';

const SATURDAY = 6;
const SUNDAY = 0;

const isWeekday = (day: CalendarDate): boolean => ![SUNDAY, SATURDAY].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

function weekdaysOf({ from, to }: Period): number {
  let days = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWeekday(day)) days += 1;
  return days;
}

/**
 * Working days of a period by the agency's calendar; where it does not know every day, Mondays to Fridays. 21 to 31 December 2026 has
 * nine weekdays, and eight working days where the 25th is a holiday.
 */
export async function workingDaysIn(period: Period, schema: string, generation: number, ask: Ask): Promise<WorkingDays> {
  const [row] = await ask(
    `SELECT count(*), count(*) FILTER (WHERE working) FROM ${schema}.calendar WHERE day BETWEEN CAST($1 AS DATE) AND CAST($2 AS DATE)`,
    [period.from, period.to],
  );
  const holidaysKnown = integer(row?.[0]) === lengthInDays(period);
  return { ...period, days: holidaysKnown ? integer(row?.[1]) : weekdaysOf(period), holidaysKnown, generation };
}
