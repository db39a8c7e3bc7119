import { neededPerDay, totalOf, useDaysLeft, useFilteredAnswer, useTogether, useWorkingDays, type Asked } from '@pendapa/analysis';
import { lately } from '../../questions/targets.ts';
import { useToDate, type ToDate } from './questions.ts';

/** What is told of a target and its plan. */
export type Paced = 'realisedToDate' | 'target' | 'planVariance' | 'planAchievement' | 'remaining';

export interface Pace<M extends string = ToDate> {
  readonly toDate: Asked<M>;
  readonly weeks: Asked<'realised'>;
  /** Money for each working day that is left; null while it is not known, and where there is no target. */
  readonly needed: string | null;
  /** What came in on each working day of the last four weeks; null while it is not known. */
  readonly lately: string | null;
  readonly days: number;
  readonly latelyDays: number;
  readonly until: string | null;
  readonly holidaysKnown: boolean;
}

/** What reaching a target takes, and what came in lately. */
export function usePaceOf<M extends string>(toDate: Asked<M | 'remaining'>, weeks: Asked<'realised'>): Pace<M | 'remaining'> {
  const left = useDaysLeft(toDate.answer && toDate.answer.period.to);
  const worked = useWorkingDays(weeks.answer && weeks.answer.period)?.days ?? 0;
  const came = weeks.answer && totalOf(weeks.answer, 'realised');
  return {
    toDate,
    weeks,
    needed: toDate.answer && left && neededPerDay(totalOf(toDate.answer, 'remaining'), left.days),
    lately: came === null || worked === 0 ? null : String(BigInt(came) / BigInt(worked)),
    days: left?.days ?? 0,
    latelyDays: worked,
    until: left?.until ?? null,
    holidaysKnown: left?.holidaysKnown ?? true,
  };
}

/** Of all that the page tells of. */
export function usePace(): Pace {
  const { toDate, weeks } = useTogether({ toDate: useToDate(), weeks: useFilteredAnswer(lately) });
  return usePaceOf(toDate, weeks);
}
