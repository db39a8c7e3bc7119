import type { MeasureOf, QuerySpec } from '@pendapa/contracts';
import { neededPerDay, useDaysLeft, useFilteredAnswer } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { KpiCard, MeasureCard, PlanStatus, TargetBar, useCardWords } from '@pendapa/panels';
import { toPlotValue, totalOf, useTogether, useWorkingDays, valueOf } from '@pendapa/query';
import { messages } from '../../messages/targets.ts';

/** Measures of a target and its plan. */
type Paced = 'realisedToDate' | 'achievement' | 'planVariance' | 'planAchievement' | 'remaining';
type Measure = MeasureOf<'achievement'>;
type Asks<M extends Measure> = QuerySpec<'achievement', M, never>;

/** Divides an amount in minor units by a number of days, rounded down. */
const perDay = (amount: string | number | null, days: number): string | null =>
  amount === null ? null : String(BigInt(amount) / BigInt(days));

/** Computes what reaching the target needs per working day, and the revenue of the last four weeks. */
export function usePace<M extends Measure>(toDateAsks: Asks<M | Paced>, latelyAsks: Asks<'realised'>) {
  const { toDate, weeks } = useTogether({ toDate: useFilteredAnswer(toDateAsks), weeks: useFilteredAnswer(latelyAsks) });
  const left = useDaysLeft(toDate.answer && toDate.answer.period.to);
  const workedDays = useWorkingDays(weeks.answer && weeks.answer.period);
  const worked = workedDays?.days ?? 0;
  const came = weeks.answer && totalOf(weeks.answer, 'realised');
  return {
    toDate,
    weeks,
    /** True until both numbers of working days are known. */
    loading: left === null || workedDays === null,
    /** Money per remaining working day; null without a target or while loading. */
    needed: toDate.answer && left && neededPerDay(valueOf(totalOf(toDate.answer, 'remaining')), left.days),
    /** Revenue per working day; null while loading. */
    lately: came === null || worked === 0 ? null : perDay(valueOf(came), worked),
    latelyDays: worked,
    left,
  };
}

interface PaceProps<M extends Measure> {
  readonly pace: ReturnType<typeof usePace<M>>;
}

function Needed<M extends Measure>({ pace: { toDate, weeks, needed, lately, latelyDays, left } }: PaceProps<M>) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useCardWords(messages, 'kpi.needed');
  const results = [toDate, weeks];
  const known = results.every(({ state }) => state !== 'loading') && left !== null;
  return (
    <KpiCard
      {...words}
      definition={{ ...words.definition, subject: 'achievement', measure: 'remaining' }}
      results={results}
      value={known ? format.value(needed, 'money') : undefined}
      exact={needed === null ? undefined : format.moneyExact(needed)}
    >
      {known && (
        <span>
          {t(left.holidaysKnown ? 'kpi.neededText' : 'kpi.neededNoCalendar', { count: left.days, date: format.date(left.until) })}
        </span>
      )}
      {lately !== null && <span>{t('kpi.lately', { amount: format.money(lately), count: latelyDays })}</span>}
    </KpiCard>
  );
}

/** Cards: amount per working day, realised revenue, achievement of the plan, and remaining amount. */
export function PaceCards<M extends Measure>({ pace }: PaceProps<M>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { toDate } = pace;
  const ratioOf = (measure: Paced) => toDate.answer && toPlotValue(totalOf(toDate.answer, measure));
  const [achieved, onPlan] = [ratioOf('achievement'), ratioOf('planAchievement')];
  return (
    <>
      <Needed pace={pace} />
      <MeasureCard query={toDate} measure="realisedToDate" mark={<TargetBar ratio={achieved} />}>
        <span>{t('kpi.ofTarget', { percent: format.percent(achieved) })}</span>
      </MeasureCard>
      <MeasureCard query={toDate} measure="planVariance">
        <span>
          <PlanStatus ratio={onPlan} /> {t('kpi.ofPlan', { percent: format.percent(onPlan) })}
        </span>
      </MeasureCard>
      <MeasureCard query={toDate} measure="remaining" />
    </>
  );
}
