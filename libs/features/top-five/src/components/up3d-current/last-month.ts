import { knownSum, rowsOf, type AnswerTo } from '@pendapa/analysis';
import type { CalendarDate, Value } from '@pendapa/contracts';
import type { MonthMeasure } from './questions.ts';

export interface LastMonth {
  readonly month: CalendarDate;
  /** What came in at a unit in it; null where nothing is known. */
  readonly of: (unit: string | null) => Value;
  /** Sums over the units; the plan is null where no unit has one. */
  readonly realised: Value;
  readonly plan: Value;
}

/** The month in which the period ends, summed over the chosen units or all; null where no month has figures. */
export function lastMonth(answer: AnswerTo<MonthMeasure, 'unit' | 'month'>, chosen: readonly string[] = []): LastMonth | null {
  const rows = rowsOf(answer);
  const month = rows.reduce<CalendarDate | null>(
    (last, { codes }) => (codes.month !== null && codes.month > (last ?? '') ? codes.month : last),
    null,
  );
  if (month === null) return null;
  const inMonth = rows.filter(({ codes }) => codes.month === month);
  const summed = chosen.length === 0 ? inMonth : inMonth.filter(({ codes }) => codes.unit !== null && chosen.includes(codes.unit));
  const known = new Map(inMonth.map(({ codes, current }) => [codes.unit, current.realised]));
  return {
    month,
    of: (unit) => known.get(unit) ?? null,
    realised: knownSum(summed.map(({ current }) => current.realised)),
    plan: knownSum(summed.map(({ current }) => current.plan)),
  };
}
