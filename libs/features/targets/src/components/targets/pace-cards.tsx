import { DefinitionButton, drawn, KpiCard, MeasureCard, PlanStatus, share, TargetBar, totalOf } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/targets.ts';
import type { Pace, Paced } from './pace.ts';

function Needed<M extends string>({ pace }: { readonly pace: Pace<M> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { toDate, weeks, needed, lately, days, latelyDays, until, holidaysKnown } = pace;
  const asked = [toDate, weeks];
  const known = asked.every(({ state }) => state !== 'loading') && until !== null;
  return (
    <KpiCard
      label={t('kpi.needed')}
      asked={asked}
      info={<DefinitionButton subject="achievement" measure="remaining" />}
      value={known ? (needed === null ? '-' : format.money(needed)) : undefined}
      exact={needed === null ? undefined : format.moneyExact(needed)}
    >
      {known && <span>{t(holidaysKnown ? 'kpi.neededText' : 'kpi.neededNoCalendar', { count: days, date: format.date(until) })}</span>}
      {lately !== null && <span>{t('kpi.lately', { amount: format.money(lately), count: latelyDays })}</span>}
    </KpiCard>
  );
}

/** What came in of a target, how that stands to the plan, what is lacking, and what that means for a working day. */
export function PaceCards<M extends string>({ pace }: { readonly pace: Pace<M | Paced> }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { toDate } = pace;
  const total = (measure: Paced) => toDate.answer && totalOf(toDate.answer, measure);
  const [achieved, onPlan] = [share(total('realisedToDate'), total('target')), drawn(total('planAchievement'))];
  return (
    <>
      <MeasureCard asked={toDate} measure="realisedToDate" mark={<TargetBar ratio={achieved} />}>
        <span>{t('kpi.ofTarget', { percent: format.percent(achieved) })}</span>
      </MeasureCard>
      <MeasureCard asked={toDate} measure="planVariance">
        <span>
          <PlanStatus ratio={onPlan} /> {t('kpi.ofPlan', { percent: format.percent(onPlan) })}
        </span>
      </MeasureCard>
      <MeasureCard asked={toDate} measure="remaining" />
      <Needed pace={pace} />
    </>
  );
}
