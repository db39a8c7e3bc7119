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

/** Figures of the year to date, and their texts. */
function useToDate() {
  const words = useStateWords();
  const result = useFilteredAnswer(ask.toDate);
  const { answer } = result;
  const figure = (measure: ToDate): Figure => (answer ? totalOf(answer, measure) : missing(NO_ROWS));
  const amount = (measure: ToDate): string => words.text(figure(measure), 'money');
  return { result, figure, amount };
}

/** Card: share of the plan to date, with its status. */
function PlanCard() {
  const t = useMessages(messages);
  const { result, figure, amount } = useToDate();
  return (
    <MeasureCard query={result} measure="planAchievement">
      <span>
        <PlanStatus ratio={toPlotValue(figure('planAchievement'))} /> {t('kpi.plan', { amount: amount('planToDate') })}
      </span>
    </MeasureCard>
  );
}

/** Card: share of the target of the year, and what remains. */
function TargetCard() {
  const t = useMessages(messages);
  const words = useStateWords();
  const { result, figure, amount } = useToDate();
  const { answer } = result;
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
    <MeasureCard query={result} measure="achievement" mark={<TargetBar ratio={toPlotValue(figure('achievement'))} />}>
      <span>{answer && ofTarget(answer)}</span>
    </MeasureCard>
  );
}

/** Cards of the first part: revenue, plan, where the year will end, arrears, and on-time payment. */
export function OverviewKpis() {
  const { period } = useFilters().choices;
  return (
    <KpiStrip>
      <MeasureCard query={ask.toDate} measure="realised" />
      <PlanCard />
      {/* Only the current year has a projection. */}
      {period === 'year' ? <ProjectionCard /> : <TargetCard />}
      <MeasureCard query={ask.arrears} measure="total" to="/arrears-tax-type" />
      <MeasureCard query={ask.compliance} measure="onTimePaymentRate" to="/compliance" />
    </KpiStrip>
  );
}

/** Cards of the details: the target of the year, the gap to the plan, and the digital share. */
export function OverviewMoreKpis() {
  const t = useMessages(messages);
  const { result, amount } = useToDate();
  return (
    <KpiStrip label={t('details.kpis')}>
      <TargetCard />
      <MeasureCard query={result} measure="planVariance">
        <span>{t('kpi.variance', { plan: amount('planToDate') })}</span>
      </MeasureCard>
      <MeasureCard query={ask.digital} measure="digitalShare" to="/payment-channels" />
    </KpiStrip>
  );
}
