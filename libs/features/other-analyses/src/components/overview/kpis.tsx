import {
  FactCard,
  KpiStrip,
  MeasureCard,
  negated,
  PlanStatus,
  TargetBar,
  totalOf,
  useCardWords,
  useFilteredAnswer,
  useFilters,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';
import { amountOf } from '../predictive/amounts.ts';
import { useOutlook } from '../predictive/use-outlook.ts';

type ToDate = (typeof ask.toDate.measures)[number];

const ratioOf = (value: Value): number | null => (typeof value === 'number' ? value : null);

/** Where the year will end. */
function ProjectionCard() {
  const t = useMessages(messages);
  const { months, worked } = useOutlook();
  return (
    <FactCard
      {...useCardWords(messages, 'kpi.projection')}
      to="/predictive"
      asked={months}
      measure="amount"
      fact={({ format }) => {
        const total = worked?.outlook.total;
        if (!total) return null;
        const [amount, low, high] = [amountOf(total.median), amountOf(total.low), amountOf(total.high)];
        return {
          text: t('kpi.projection.range', { low: format.money(low), high: format.money(high) }),
          figure: { kind: 'money', value: amount },
        };
      }}
    />
  );
}

/** Where we stand against target and plan, where the year will end, what is owed, who pays on time, and how. */
export function OverviewKpis() {
  const t = useMessages(messages);
  const format = useFormat();
  const { period } = useFilters().choices;
  const asked = useFilteredAnswer(ask.toDate);
  const { answer } = asked;
  const value = (measure: ToDate): Value => (answer ? totalOf(answer, measure) : null);
  const amount = (measure: ToDate): string => format.value(value(measure), 'money');
  /** The version of the target that counts now: the revised one where it has the amount in force. */
  const targetWords = (): string => {
    const target = value('target');
    const known = (['targetApbdp', 'targetApbd'] as const).find((measure) => target !== null && value(measure) === target);
    return t('kpi.targetOf', { version: t(known ?? 'targetInForce'), amount: amount('target') });
  };
  const ofTarget = (known: NonNullable<typeof answer>): string => {
    const remaining = totalOf(known, 'remaining');
    const isExceeded = Number(remaining) < 0;
    const said = { target: targetWords(), remaining: format.value(isExceeded ? negated(remaining) : remaining, 'money') };
    return t(isExceeded ? 'kpi.exceeded' : 'kpi.target', said);
  };
  return (
    <KpiStrip>
      <MeasureCard asked={asked} measure="realised" />
      <MeasureCard asked={asked} measure="achievement" mark={<TargetBar ratio={ratioOf(value('achievement'))} />}>
        <span>{answer && ofTarget(answer)}</span>
      </MeasureCard>
      <MeasureCard asked={asked} measure="planAchievement">
        <span>
          <PlanStatus ratio={ratioOf(value('planAchievement'))} /> {t('kpi.plan', { amount: amount('planToDate') })}
        </span>
      </MeasureCard>
      <MeasureCard asked={asked} measure="planVariance">
        <span>{t('kpi.variance', { plan: amount('planToDate') })}</span>
      </MeasureCard>
      {/* Only the end of the running year is open. */}
      {period === 'year' && <ProjectionCard />}
      <MeasureCard asked={ask.arrears} measure="total" to="/arrears-tax-type" />
      <MeasureCard asked={ask.compliance} measure="onTimePaymentRate" to="/compliance" />
      <MeasureCard asked={ask.digital} measure="digitalShare" to="/payment-channels" />
    </KpiStrip>
  );
}
