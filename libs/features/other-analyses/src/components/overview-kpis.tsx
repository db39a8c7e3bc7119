import {
  ChangeText,
  growth,
  KpiCard,
  KpiStrip,
  MeasureCard,
  PlanStatus,
  TargetBar,
  totalOf,
  useFailureText,
  type AnswerTo,
} from '@pendapa/analysis';
import { measureSpec, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import { useToDate, type ToDate } from './overview-questions.ts';

const REALISED = measureSpec('achievement', 'realised');
const ratioOf = (value: Value): number | null => (typeof value === 'number' ? value : null);

function GrowthCard() {
  const t = useMessages(messages);
  const format = useFormat();
  const failureText = useFailureText();
  const { answer, failure } = useToDate();
  const [now, before] = answer ? [totalOf(answer, 'realised'), totalOf(answer, 'realised', 'comparison')] : [null, null];
  return (
    <KpiCard label={t('growth')} value={answer || failure ? format.change(growth(now, before)) : undefined}>
      {!answer && failure && <span>{failureText(failure)}</span>}
      {answer?.comparison && (
        <>
          <span>
            <ChangeText now={now} before={before} spec={REALISED} />
          </span>
          <span>
            {format.period(answer.comparison)}: {format.value(before, 'money')}
          </span>
        </>
      )}
    </KpiCard>
  );
}

/** The version of the target that counts now: the revised one where it has the amount in force. */
function useTargetWords(): (answer: AnswerTo<ToDate>) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return (answer) => {
    const target = totalOf(answer, 'target');
    const known = (['targetApbdp', 'targetApbd'] as const).find((measure) => target !== null && totalOf(answer, measure) === target);
    const version = known === 'targetApbdp' ? t('apbdp') : known === 'targetApbd' ? t('apbd') : t('targetInForce');
    return t('kpi.target', { version, amount: format.value(target, 'money') });
  };
}

/** Where we stand: realised, of the target, of the plan, the gap, and against last year. */
export function OverviewKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const targetWords = useTargetWords();
  const asked = useToDate();
  const { answer } = asked;
  const value = (measure: ToDate): Value => (answer ? totalOf(answer, measure) : null);
  const amount = (measure: ToDate): string => format.value(value(measure), 'money');
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={asked} measure="realised">
        {answer && <span>{t('kpi.upTo', { period: format.period(answer.period) })}</span>}
      </MeasureCard>
      <MeasureCard asked={asked} measure="achievement">
        {answer && <TargetBar ratio={ratioOf(value('achievement'))} label={targetWords(answer)} />}
        {value('remaining') !== null && <span>{t('kpi.remaining', { amount: amount('remaining') })}</span>}
      </MeasureCard>
      <MeasureCard asked={asked} measure="planAchievement">
        <PlanStatus ratio={ratioOf(value('planAchievement'))} />
        {answer && <span>{t('kpi.plan', { date: format.date(answer.asOf), amount: amount('plan') })}</span>}
      </MeasureCard>
      <MeasureCard asked={asked} measure="planVariance">
        <PlanStatus ratio={ratioOf(value('planAchievement'))} />
      </MeasureCard>
      <GrowthCard />
    </KpiStrip>
  );
}
