import { addDays, lengthInDays } from '@pendapa/contracts';
import { bankNumber } from '../facts/banks.ts';
import { LATE_BANK } from '../facts/blank-fields.ts';
import { lastDayOf } from '../plan/due-dates.ts';
import { isWorkingDay } from '../plan/working-days.ts';
import { numbers } from './codes.ts';

const LAGS = LATE_BANK.workingDays;
const HASH = '90';

/** Days since the working day that is each number of working days before a day, null if it lies in another month. */
function daysBefore(day: string): (number | null)[] {
  return LAGS.map((lag) => {
    let [before, left] = [day, lag];
    while (left > 0) {
      before = addDays(before, -1);
      if (isWorkingDay(before)) left -= 1;
    }
    return before.slice(0, 7) === day.slice(0, 7) ? lengthInDays({ from: before, to: day }) - 1 : null;
  });
}

/**
 * Day of payment of a row `s` of the year's payments with their banks. Posting days stay, and so does revenue: the late bank's payments are
 * earlier. Only payments in time are, within their month and after their notice, so that penalties and on-time payments stay too.
 */
export function paidOnSql(year: number): string {
  const first = `${String(year)}-01-01`;
  const days = Array.from({ length: lengthInDays({ from: first, to: lastDayOf(year) }) }, (_, index) => addDays(first, index));
  const chance = `hash(s.drawn, s.turn, ${HASH})`;
  const before = `${numbers(days.flatMap(daysBefore))}[1 + CAST(s.posted_on - DATE '${first}' AS INTEGER) * ${String(LAGS.length)} + CAST(${chance} // 100 % ${String(LAGS.length)} AS INTEGER)]`;
  const earlier = `s.posted_on - CAST(${before} AS INTEGER)`;
  const inTime = 's.due_on IS NULL OR s.paid_on <= s.due_on';
  const isLate = `s.bank = ${String(bankNumber(LATE_BANK.bank))} AND ${chance} % 100 < ${String(LATE_BANK.percent)} AND (${inTime})`;
  return `CASE WHEN ${isLate} AND month(${earlier}) = month(s.paid_on) AND ${earlier} >= coalesce(s.issued_on, ${earlier}) THEN least(s.paid_on, ${earlier}) ELSE s.paid_on END`;
}
