import type { CalendarDate, Period } from '@pendapa/contracts';

/** Returns a text as SQL literal, for what takes no bound values: `ATTACH`, `SET`, and our own codes. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns texts as SQL literals, for `IN`. */
export const quotedList = (texts: readonly string[]): string => texts.map(quoted).join(', ');

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a day as SQL literal. Throws for any other text. */
export function daySql(day: CalendarDate): string {
  if (!DAY.test(day)) throw new Error(`Not a day: ${day}`);
  return `DATE '${day}'`;
}

/** Returns the first and the last day of a period, for `BETWEEN`. */
export const daysSql = ({ from, to }: Period): string => `${daySql(from)} AND ${daySql(to)}`;

export const yearStartSql = (year: number): string => daySql(`${String(year)}-01-01`);

/** Returns the first and the last day of a year, for `BETWEEN`. */
export const yearDaysSql = (year: number): string => daysSql({ from: `${String(year)}-01-01`, to: `${String(year)}-12-31` });
