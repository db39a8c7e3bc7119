import { codesOf, columnOf, drawn, KpiStrip, MeasureCard, unfinishedMonth, type Asked } from '@pendapa/analysis';
import { Sparkline } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useMonths, usePayingMonths, useRegistered, useRegisteredMonths, useYearToDate } from './op-trend-questions.ts';

const SHOWN = 13;

function MonthShape<M extends string>({ asked, measure }: { readonly asked: Asked<M, 'month'>; readonly measure: NoInfer<M> }) {
  const { answer } = asked;
  if (!answer) return <Sparkline values={[]} />;
  const unfinished = unfinishedMonth(codesOf(answer, 'month').slice(-SHOWN), answer.asOf);
  return <Sparkline values={columnOf(answer, measure).slice(-SHOWN).map(drawn)} unfinished={unfinished} />;
}

/** Realised revenue, the objects behind it, and what each of them paid. */
export function OpTrendKpis() {
  const t = useMessages(messages);
  const year = useYearToDate();
  const paying = usePayingMonths();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={year} measure="amount" sparkline={<MonthShape asked={useMonths()} measure="amount" />} />
      <MeasureCard asked={year} measure="payingObjects" sparkline={<MonthShape asked={paying} measure="payingObjects" />} />
      <MeasureCard
        asked={useRegistered()}
        measure="registered"
        sparkline={<MonthShape asked={useRegisteredMonths()} measure="registered" />}
      />
      <MeasureCard asked={year} measure="amountPerObject" sparkline={<MonthShape asked={paying} measure="amountPerObject" />} />
    </KpiStrip>
  );
}
