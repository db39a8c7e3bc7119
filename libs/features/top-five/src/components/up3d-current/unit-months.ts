import {
  byLargest,
  lastDayOf,
  membersIn,
  missing,
  monthsIn,
  NO_ROWS,
  planStatus,
  rowsOf,
  share,
  sum,
  type AnswerTo,
  type Figure,
} from '@pendapa/analysis';
import { monthEnd, type CalendarDate } from '@pendapa/contracts';

type Months = AnswerTo<'realised' | 'realisedOfPlan' | 'plan', 'unit' | 'month'>;

export interface LastMonth {
  readonly month: CalendarDate;
  /** What came in at a unit in it; no rows where it is not told. */
  readonly of: (unit: string | null) => Figure;
  /** Sums over the units; the plan has no rows where no unit has one. */
  readonly realised: Figure;
  /** What came in of what has a plan. */
  readonly ofPlan: Figure;
  readonly plan: Figure;
}

/** The month in which the period ends, summed over the chosen units or all; null where no month has figures. */
export function lastMonth(answer: Months, chosen: readonly string[] = []): LastMonth | null {
  const rows = rowsOf(answer);
  const month = monthsIn(rows).at(-1);
  if (month === undefined) return null;
  const inMonth = rows.filter(({ codes }) => codes.month === month);
  const summed = inMonth.filter(({ codes }) => chosen.length === 0 || chosen.includes(codes.unit ?? ''));
  return {
    month,
    of: (unit) => inMonth.find(({ codes }) => codes.unit === unit)?.current.realised ?? missing(NO_ROWS),
    realised: sum(summed.map(({ current }) => current.realised)),
    ofPlan: sum(summed.map(({ current }) => current.realisedOfPlan)),
    plan: sum(summed.map(({ current }) => current.plan)),
  };
}

/** The units of an answer by month, who brought most first. */
export function unitsByTotal(answer: Months): readonly (string | null)[] {
  const rows = rowsOf(answer);
  const brought = membersIn(rows, 'unit').map((unit) => {
    const own = rows.filter(({ codes }) => codes.unit === unit);
    return { unit, realised: sum(own.map(({ current }) => current.realised)) };
  });
  return brought.sort((a, b) => byLargest(a.realised, b.realised)).map(({ unit }) => unit);
}

export interface WeakestMonth {
  readonly month: CalendarDate;
  readonly below: number;
  readonly of: number;
}

/** The finished month in which most units missed their plan; null where none did. */
export function weakestMonth(answer: Months): WeakestMonth | null {
  const rows = rowsOf(answer);
  return monthsIn(rows)
    .filter((month) => monthEnd(month) <= lastDayOf(answer))
    .map((month) => {
      const ratios = rows.flatMap(({ codes, current }) =>
        codes.month === month ? (share(current.realisedOfPlan, current.plan) ?? []) : [],
      );
      return { month, below: ratios.filter((ratio) => planStatus(ratio) !== 'good').length, of: ratios.length };
    })
    .reduce<WeakestMonth | null>((worst, month) => (month.below > (worst?.below ?? 0) ? month : worst), null);
}
