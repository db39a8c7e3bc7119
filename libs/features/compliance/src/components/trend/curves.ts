import { addMonths, monthEnd, type CalendarDate } from '@pendapa/contracts';
import { toPlotValue, type Row } from '@pendapa/query';

/** Months since the due date, 0 to 24. Later payments are not counted. */
export const AGES = Array.from({ length: 25 }, (_, age) => age);

/** Minimum age in months of the current year's months. Older months give a longer curve; smaller ages are the fallback. */
const OLD_ENOUGH = [3, 1, 0] as const;

export interface Curve {
  readonly year: string;
  /** Share of the due amount paid by each age; null while some of it is younger. */
  readonly shares: readonly (number | null)[];
}

export interface Curves {
  /** First and last compared month of the latest year; earlier years use the same months. */
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** Curves by year, latest first. */
  readonly curves: readonly Curve[];
}

interface Source {
  readonly paid: readonly Row<'paid', 'month' | 'monthsSinceDue'>[];
  readonly due: readonly Row<'due', 'month'>[];
  readonly asOf: CalendarDate;
}

const isOld = (month: CalendarDate, age: number, asOf: CalendarDate): boolean => addMonths(monthEnd(month), age) <= asOf;

/** Selects the months of a year that reach the largest minimum age that any month reaches. */
function oldMonths(months: readonly CalendarDate[], asOf: CalendarDate): readonly CalendarDate[] {
  const found = OLD_ENOUGH.map((age) => months.filter((month) => isOld(month, age, asOf)));
  return found.find((old) => old.length > 0) ?? [];
}

/**
 * Computes curves of cumulative payment. Example: 100 were due in January 2025. 90 paid at age 0 and 5 at age 2 give 90 %, 90 %
 * and 95 % at ages 0, 1 and 2. All years use the same months, so that their taxes are comparable. Null if nothing is due.
 */
export function curvesOf({ paid, due, asOf }: Source): Curves | null {
  const known = due.flatMap(({ codes, current }) => {
    const amount = toPlotValue(current.due);
    return codes.month !== null && amount !== null && amount > 0 ? [{ month: codes.month, amount }] : [];
  });
  const years = [...new Set(known.map(({ month }) => month.slice(0, 4)))].sort().reverse();
  const compared = oldMonths(
    known
      .map(({ month }) => month)
      .filter((month) => month.startsWith(years[0] ?? '-'))
      .sort(),
    asOf,
  );
  const [first, last] = [compared[0], compared.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sameMonths = (month: string) => month.slice(5) >= first.slice(5) && month.slice(5) <= last.slice(5);
  const curves = years.map((year): Curve => {
    const own = known.filter(({ month }) => month.startsWith(year) && sameMonths(month));
    const whole = own.reduce((sum, { amount }) => sum + amount, 0);
    const youngest = own
      .map(({ month }) => month)
      .sort()
      .at(-1);
    const payments = paid.filter(({ codes: { month } }) => month?.startsWith(year) && sameMonths(month));
    const paidBy = (age: number) =>
      payments.reduce((sum, { codes, current }) => (Number(codes.monthsSinceDue) <= age ? sum + (toPlotValue(current.paid) ?? 0) : sum), 0);
    return { year, shares: AGES.map((age) => (youngest && isOld(youngest, age, asOf) ? paidBy(age) / whole : null)) };
  });
  return { first, last, curves: curves.filter(({ shares }) => shares[0] !== null) };
}
