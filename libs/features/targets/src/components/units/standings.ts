import type { CalendarDate } from '@pendapa/contracts';
import {
  isKnown,
  known,
  lastDayOf,
  membersIn,
  monthsIn,
  ranksOf,
  rowsOf,
  share,
  sum,
  type AnswerTo,
  type Figure,
  type MonthlyCourse,
} from '@pendapa/query';

/** Achievement and rank of a unit at the end of the previous month and of the period. */
export interface Standing {
  readonly unit: string | null;
  /** Achievement of the plan to date; null without a plan. */
  readonly ratios: readonly [number | null, number | null];
  /** Ranks among units with a plan; 1 is furthest behind. */
  readonly ranks: readonly [number | null, number | null];
}

export interface Standings {
  /** First day of the previous month, and last day of the figures. */
  readonly before: CalendarDate;
  readonly now: CalendarDate;
  readonly units: readonly Standing[];
  /** Revenue of a unit's plan that is unknown: its rise is unknown, too. Null if all is known. */
  readonly open: Figure | null;
}

/** Computes the standing of units now and a month ago. Null in the first month of a fiscal year. */
export function standings(answer: AnswerTo<MonthlyCourse, 'unit' | 'month'>): Standings | null {
  const rows = rowsOf(answer);
  const months = monthsIn(rows);
  const [before, last] = months.slice(-2);
  if (before === undefined || last === undefined) return null;
  const units = membersIn(rows, 'unit');
  const upTo = (month: CalendarDate) =>
    units.map((unit) => {
      const own = rows.filter(({ codes }) => codes.unit === unit && (codes.month ?? '') <= month);
      return share(sum([known('0'), ...own.map(({ current }) => current.realisedOfPlan)]), sum(own.map(({ current }) => current.plan)));
    });
  const [then, now] = [upTo(before), upTo(last)];
  const [ranksThen, ranksNow] = [then, now].map((ratios) => ranksOf(ratios.map((ratio) => ratio && -ratio)));
  const planned = rows.filter(({ codes, current }) => codes.unit !== null && isKnown(current.plan));
  return {
    before,
    now: lastDayOf(answer),
    open: planned.map(({ current }) => current.realisedOfPlan).find((revenue) => !isKnown(revenue)) ?? null,
    units: units.map((unit, index) => ({
      unit,
      ratios: [then[index] ?? null, now[index] ?? null],
      ranks: [ranksThen?.[index] ?? null, ranksNow?.[index] ?? null],
    })),
  };
}

/** Finds the unit that gained most points since the previous month; null if none did. */
export function mostCaughtUp(units: readonly Standing[]): { readonly unit: string | null; readonly points: number } | null {
  const gains = units.flatMap(({ unit, ratios: [then, now] }) =>
    then === null || now === null || now <= then ? [] : [{ unit, points: now - then }],
  );
  return gains.sort((a, b) => b.points - a.points)[0] ?? null;
}
