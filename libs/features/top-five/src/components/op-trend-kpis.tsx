import {
  codesOf,
  columnOf,
  drawn,
  KpiStrip,
  LeftAsideLine,
  MeasureCard,
  lastDayOf,
  unfinishedMonth,
  useMoneyMeasure,
  type Asked,
} from '@pendapa/analysis';
import { Sparkline } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { useMonths, usePayingMonths, useRegistered, useRegisteredMonths, useInPeriod } from './op-trend-questions.ts';

const SHOWN = 13;

function MonthShape<M extends string>({ asked, measure }: { readonly asked: Asked<M, 'month'>; readonly measure: NoInfer<M> }) {
  const t = useMessages(messages);
  const { answer } = asked;
  if (!answer) return <Sparkline values={[]} />;
  const months = codesOf(answer, 'month').slice(-SHOWN);
  const unfinished = unfinishedMonth(months, lastDayOf(answer));
  const days = { from: months[0] ?? answer.period.from, to: lastDayOf(answer) };
  // Everything else it leaves aside with the figure above it.
  const own = (asked.leftAside ?? []).filter(({ filter }) => filter === 'period' || filter === 'compare');
  const leftAside = own.map((one) => (one.days ? { ...one, days } : one));
  return (
    <>
      <Sparkline values={columnOf(answer, measure).slice(-SHOWN).map(drawn)} unfinished={unfinished} />
      <LeftAsideLine asked={[{ leftAside }]} about={t('shape')} />
    </>
  );
}

/** Realised revenue, the objects behind it, and what each of them paid. */
export function OpTrendKpis() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const period = useInPeriod();
  const paying = usePayingMonths();
  return (
    <KpiStrip label={t('kpis')}>
      <MeasureCard asked={period} measure={money} sparkline={<MonthShape asked={useMonths()} measure={money} />} />
      <MeasureCard asked={period} measure="payingObjects" sparkline={<MonthShape asked={paying} measure="payingObjects" />} />
      <MeasureCard
        asked={useRegistered()}
        measure="registered"
        sparkline={<MonthShape asked={useRegisteredMonths()} measure="registered" />}
      />
      <MeasureCard asked={period} measure="amountPerObject" sparkline={<MonthShape asked={paying} measure="amountPerObject" />} />
    </KpiStrip>
  );
}
