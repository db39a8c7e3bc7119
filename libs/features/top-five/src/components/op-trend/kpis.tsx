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
import { messages } from '../../messages/revenue-op-trend.ts';
import { useMonths, usePayingMonths, useRegistered, useRegisteredMonths, useInPeriod } from './questions.ts';

const SHOWN = 13;

function MonthShape<M extends string>({ asked, measure }: { readonly asked: Asked<M, 'month'>; readonly measure: NoInfer<M> }) {
  const { answer } = asked;
  if (!answer) return <Sparkline values={[]} />;
  const months = codesOf(answer, 'month').slice(-SHOWN);
  const unfinished = unfinishedMonth(months, lastDayOf(answer));
  return <Sparkline values={columnOf(answer, measure).slice(-SHOWN).map(drawn)} unfinished={unfinished} />;
}

/** What the shape does not follow; everything else it leaves aside with the figure beside it. */
function ShapeRemark<M extends string>({ asked }: { readonly asked: Asked<M, 'month'> }) {
  const t = useMessages(messages);
  const { answer, leftAside = [] } = asked;
  if (!answer) return null;
  const months = codesOf(answer, 'month').slice(-SHOWN);
  const days = { from: months[0] ?? answer.period.from, to: lastDayOf(answer) };
  const own = leftAside.filter(({ filter }) => filter === 'period' || filter === 'compare');
  return <LeftAsideLine asked={[{ leftAside: own.map((one) => (one.days ? { ...one, days } : one)) }]} about={t('shape')} />;
}

/** The parts of a card that show the months behind its figure. */
const shapeOf = <M extends string>(asked: Asked<M, 'month'>, measure: NoInfer<M>) => ({
  mark: <MonthShape asked={asked} measure={measure} />,
  remark: <ShapeRemark asked={asked} />,
});

/** Realised revenue, the objects behind it, and what each of them paid. */
export function OpTrendKpis() {
  const money = useMoneyMeasure();
  const period = useInPeriod();
  const paying = usePayingMonths();
  return (
    <KpiStrip>
      <MeasureCard asked={period} measure={money} {...shapeOf(useMonths(), money)} />
      <MeasureCard asked={period} measure="payingObjects" {...shapeOf(paying, 'payingObjects')} />
      <MeasureCard asked={useRegistered()} measure="registered" {...shapeOf(useRegisteredMonths(), 'registered')} />
      <MeasureCard asked={period} measure="amountPerObject" {...shapeOf(paying, 'amountPerObject')} />
    </KpiStrip>
  );
}
