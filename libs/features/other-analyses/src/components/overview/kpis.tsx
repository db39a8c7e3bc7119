import { useFilteredAnswer, useFilters } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { FactCard, KpiStrip, MeasureCard, PlanStatus, TargetBar, useCardWords, useStateWords } from '@pendapa/panels';
import { difference, toPlotValue, isNothing, missing, negate, NO_ROWS, totalOf, type Figure } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';
import { amountOf } from '../predictive/amounts.ts';
import { useOutlook } from '../predictive/use-outlook.ts';

type ToDate = (typeof ask.toDate.measures)[number];

/** Card: projected total of the year. */
function ProjectionCard() {
  const t = useMessages(messages);
  const { months, worked } = useOutlook();
  return (
    <FactCard
      {...useCardWords(messages, 'kpi.projection')}
      to="/predictive"
      query={months}
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

/** Cards: achievement, plan, projection, arrears, on-time payment, and digital share. */
export function OverviewKpis() {
  const t = useMessages(messages);
  const words = useStateWords();
  const { period } = useFilters().choices;
  const result = useFilteredAnswer(ask.toDate);
  const { answer } = result;
  const figure = (measure: ToDate): Figure => (answer ? totalOf(answer, measure) : missing(NO_ROWS));
  const amount = (measure: ToDate): string => words.text(figure(measure), 'money');
  /** Name of the target version in force: the revised one if its amount is in force. */
  const targetWords = (): string => {
    const version = (['targetApbdp', 'targetApbd'] as const).find((measure) => isNothing(difference(figure(measure), figure('target'))));
    return t('kpi.targetOf', { version: t(version ?? 'targetInForce'), amount: amount('target') });
  };
  const ofTarget = (known: NonNullable<typeof answer>): string => {
    const remaining = totalOf(known, 'remaining');
    const isExceeded = (toPlotValue(remaining) ?? 0) < 0;
    const texts = { target: targetWords(), remaining: words.text(isExceeded ? negate(remaining) : remaining, 'money') };
    return t(isExceeded ? 'kpi.exceeded' : 'kpi.target', texts);
  };
  return (
    <KpiStrip>
      <MeasureCard query={result} measure="realised" />
      <MeasureCard query={result} measure="achievement" mark={<TargetBar ratio={toPlotValue(figure('achievement'))} />}>
        <span>{answer && ofTarget(answer)}</span>
      </MeasureCard>
      <MeasureCard query={result} measure="planAchievement">
        <span>
          <PlanStatus ratio={toPlotValue(figure('planAchievement'))} /> {t('kpi.plan', { amount: amount('planToDate') })}
        </span>
      </MeasureCard>
      <MeasureCard query={result} measure="planVariance">
        <span>{t('kpi.variance', { plan: amount('planToDate') })}</span>
      </MeasureCard>
      {/* Only the current year has a projection. */}
      {period === 'year' && <ProjectionCard />}
      <MeasureCard query={ask.arrears} measure="total" to="/arrears-tax-type" />
      <MeasureCard query={ask.compliance} measure="onTimePaymentRate" to="/compliance" />
      <MeasureCard query={ask.digital} measure="digitalShare" to="/payment-channels" />
    </KpiStrip>
  );
}
