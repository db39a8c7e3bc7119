import { known, lastDayOf, membersIn, monthsIn, placesOf, rowsOf, share, sum, type AnswerTo, type MonthlyCourse } from '@pendapa/analysis';
import type { CalendarDate } from '@pendapa/contracts';

/** A unit at the end of the month before and at the end of the period. */
export interface Standing {
  readonly unit: string | null;
  /** What part of the plan of the year so far had come in; null where nothing was planned. */
  readonly ratios: readonly [number | null, number | null];
  /** From 1, the furthest behind, among the units with a plan. */
  readonly ranks: readonly [number | null, number | null];
}

export interface Standings {
  /** The first day of the month before, and the last day that is told of. */
  readonly before: CalendarDate;
  readonly now: CalendarDate;
  readonly units: readonly Standing[];
}

/** How far the units are behind, and how far they were a month ago; null in the first month of a year, which has none before it. */
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
  const [ranksThen, ranksNow] = [then, now].map((ratios) => placesOf(ratios.map((ratio) => ratio && -ratio)));
  return {
    before,
    now: lastDayOf(answer),
    units: units.map((unit, index) => ({
      unit,
      ratios: [then[index] ?? null, now[index] ?? null],
      ranks: [ranksThen?.[index] ?? null, ranksNow?.[index] ?? null],
    })),
  };
}

/** Who made up most of what it lacked since the month before; null where nobody did. */
export function mostCaughtUp(units: readonly Standing[]): { readonly unit: string | null; readonly points: number } | null {
  const gains = units.flatMap(({ unit, ratios: [then, now] }) =>
    then === null || now === null || now <= then ? [] : [{ unit, points: now - then }],
  );
  return gains.sort((a, b) => b.points - a.points)[0] ?? null;
}
