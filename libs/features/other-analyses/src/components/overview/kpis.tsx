import { KpiStrip, MeasureCard, PlanStatus, TargetBar, totalOf, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import { ArrearsCard, DigitalCard, OnTimeCard, ProjectionCard, useIsRunningYear } from './more-kpis.tsx';
import { useToDate, type ToDate } from './questions.ts';

const ratioOf = (value: Value): number | null => (typeof value === 'number' ? value : null);

/** The version of the target that counts now: the revised one where it has the amount in force. */
function useTargetWords(): (answer: AnswerTo<ToDate>) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    const target = totalOf(answer, 'target');
    const known = (['targetApbdp', 'targetApbd'] as const).find((measure) => target !== null && totalOf(answer, measure) === target);
    const version = known === 'targetApbdp' ? t('apbdp') : known === 'targetApbd' ? t('apbd') : t('targetInForce');
    return t('kpi.targetOf', { version, amount: format.value(target, 'money') });
  };
}

/** Where we stand against target and plan, where the year will end, what is owed, who pays on time, and how. */
export function OverviewKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const targetWords = useTargetWords();
  const isRunningYear = useIsRunningYear();
  const asked = useToDate();
  const { answer } = asked;
  const value = (measure: ToDate): Value => (answer ? totalOf(answer, measure) : null);
  const amount = (measure: ToDate): string => format.value(value(measure), 'money');
  return (
    <KpiStrip>
      <MeasureCard asked={asked} measure="realised" />
      <MeasureCard asked={asked} measure="achievement" mark={<TargetBar ratio={ratioOf(value('achievement'))} />}>
        <span>{answer && t('kpi.target', { target: targetWords(answer), remaining: amount('remaining') })}</span>
      </MeasureCard>
      <MeasureCard asked={asked} measure="planAchievement">
        <span>
          <PlanStatus ratio={ratioOf(value('planAchievement'))} /> {t('kpi.plan', { amount: amount('planToDate') })}
        </span>
      </MeasureCard>
      <MeasureCard asked={asked} measure="planVariance">
        <span>{t('kpi.variance', { plan: amount('planToDate') })}</span>
      </MeasureCard>
      {isRunningYear && <ProjectionCard />}
      <ArrearsCard />
      <OnTimeCard />
      <DigitalCard />
    </KpiStrip>
  );
}
