import { lastDayOf, planStatus, rowsOf, share, type AnswerTo, type Row } from '@pendapa/analysis';
import { monthEnd, type CalendarDate } from '@pendapa/contracts';
import type { MonthMeasure } from './questions.ts';

type Cell = Row<MonthMeasure>['current'];

/** What part of a month's plan came in; null where either is not known. */
export const ofPlan = (cell: Cell | null): number | null => cell && share(cell.realised, cell.plan);

export interface UnitMonths {
  readonly months: readonly CalendarDate[];
  readonly units: readonly { readonly unit: string | null; readonly cells: readonly (Cell | null)[] }[];
  /** The finished month in which most units missed their plan; null where none did. */
  readonly weakestMonth: { readonly month: CalendarDate; readonly below: number; readonly of: number } | null;
}

/** Rows of unit and month as a table of units by months; who brought most stands first, as in the bars beside it. */
export function unitMonths(answer: AnswerTo<MonthMeasure, 'unit' | 'month'>): UnitMonths {
  const rows = rowsOf(answer);
  const months = [...new Set(rows.map(({ codes }) => codes.month))].filter((month) => month !== null).sort();
  const cells = new Map(rows.map(({ codes, current }) => [`${codes.unit} ${codes.month}`, current]));
  const brought = new Map<string | null, bigint>();
  for (const { codes, current } of rows) brought.set(codes.unit, (brought.get(codes.unit) ?? 0n) + BigInt(current.realised ?? 0));
  const falling = [...brought].sort((a, b) => (a[1] < b[1] ? 1 : a[1] > b[1] ? -1 : 0)).map(([unit]) => unit);
  const units = falling.map((unit) => ({
    unit,
    cells: months.map((month) => cells.get(`${unit} ${month}`) ?? null),
  }));
  const missed = months
    .filter((month) => monthEnd(month) <= lastDayOf(answer))
    .map((month) => {
      const ratios = rows.flatMap(({ codes, current }) => (codes.month === month ? (ofPlan(current) ?? []) : []));
      return { month, below: ratios.filter((ratio) => planStatus(ratio) !== 'good').length, of: ratios.length };
    });
  const weakest = missed.reduce<UnitMonths['weakestMonth']>((worst, month) => (month.below > (worst?.below ?? 0) ? month : worst), null);
  return { months, units, weakestMonth: weakest };
}
