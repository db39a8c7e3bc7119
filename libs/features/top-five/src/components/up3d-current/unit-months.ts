import { monthEnd, type CalendarDate } from '@pendapa/contracts';
import { planStatus } from '@pendapa/panels';
import {
  byLargest,
  lastDayOf,
  membersIn,
  missing,
  monthsIn,
  NO_ROWS,
  rowsOf,
  share,
  sum,
  type AnswerTo,
  type Figure,
} from '@pendapa/query';

type Months = AnswerTo<'realised' | 'realisedOfPlan' | 'plan', 'unit' | 'month'>;

export interface LastMonth {
  readonly month: CalendarDate;
  /** Revenue of a unit in the month; `absent` without a row. */
  readonly realisedBy: (unit: string | null) => Figure;
  /** Sums over units; the plan is `absent` if no unit has one. */
  readonly realised: Figure;
  /** Revenue of taxes and units that have a plan. */
  readonly ofPlan: Figure;
  readonly plan: Figure;
}

/** Sums the last month of the period over the chosen units or all. Null without figures. */
export function lastMonth(answer: Months, chosen: readonly string[] = []): LastMonth | null {
  const rows = rowsOf(answer);
  const month = monthsIn(rows).at(-1);
  if (month === undefined) return null;
  const inMonth = rows.filter(({ codes }) => codes.month === month);
  const ofChosenUnits = inMonth.filter(({ codes }) => chosen.length === 0 || chosen.includes(codes.unit ?? ''));
  return {
    month,
    realisedBy: (unit) => inMonth.find(({ codes }) => codes.unit === unit)?.current.realised ?? missing(NO_ROWS),
    realised: sum(ofChosenUnits.map(({ current }) => current.realised)),
    ofPlan: sum(ofChosenUnits.map(({ current }) => current.realisedOfPlan)),
    plan: sum(ofChosenUnits.map(({ current }) => current.plan)),
  };
}

/** Units of an answer by month, largest total first. */
export function unitsByTotal(answer: Months): readonly (string | null)[] {
  const rows = rowsOf(answer);
  const totals = membersIn(rows, 'unit').map((unit) => {
    const own = rows.filter(({ codes }) => codes.unit === unit);
    return { unit, realised: sum(own.map(({ current }) => current.realised)) };
  });
  return totals.sort((a, b) => byLargest(a.realised, b.realised)).map(({ unit }) => unit);
}

export interface WeakestMonth {
  readonly month: CalendarDate;
  readonly unitsBelowPlan: number;
  /** Number of units with a plan in the month. */
  readonly unitCount: number;
}

/** Finds the complete month in which most units missed their plan; null if none did. */
export function weakestMonth(answer: Months): WeakestMonth | null {
  const rows = rowsOf(answer);
  return monthsIn(rows)
    .filter((month) => monthEnd(month) <= lastDayOf(answer))
    .map((month) => {
      const ratios = rows.flatMap(({ codes, current }) =>
        codes.month === month ? (share(current.realisedOfPlan, current.plan) ?? []) : [],
      );
      return { month, unitsBelowPlan: ratios.filter((ratio) => planStatus(ratio) !== 'good').length, unitCount: ratios.length };
    })
    .reduce<WeakestMonth | null>((worst, month) => (month.unitsBelowPlan > (worst?.unitsBelowPlan ?? 0) ? month : worst), null);
}
