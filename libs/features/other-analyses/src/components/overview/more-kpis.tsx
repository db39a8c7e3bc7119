import { FactCard, MeasureCard, useFilteredAnswer, useFilters } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/overview.ts';
import * as ask from '../../questions/overview.ts';
import { amountOf } from '../predictive/amounts.ts';
import { useOutlook } from '../predictive/use-outlook.ts';

/** Where the year will end; told of the running year alone. */
export function ProjectionCard() {
  const t = useMessages(messages);
  const { months, worked } = useOutlook();
  return (
    <FactCard
      label={t('kpi.projection')}
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

/** Whether the page is about the running year, whose end is still open. */
export const useIsRunningYear = (): boolean => useFilters().choices.period === 'year';

export const ArrearsCard = () => <MeasureCard asked={useFilteredAnswer(ask.arrears)} measure="total" to="/arrears-tax-type" />;
export const OnTimeCard = () => <MeasureCard asked={useFilteredAnswer(ask.compliance)} measure="onTimePaymentRate" to="/compliance" />;
export const DigitalCard = () => <MeasureCard asked={useFilteredAnswer(ask.digital)} measure="digitalShare" to="/payment-channels" />;
