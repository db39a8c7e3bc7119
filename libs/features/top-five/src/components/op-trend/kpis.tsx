import { Sparkline } from '@pendapa/charts';
import { useFilteredAnswer, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { KpiStrip, UnappliedFiltersLine, MeasureCard, PageSentence } from '@pendapa/panels';
import { codesOf, columnOf, directionOf, toPlotValue, growth, lastDayOf, unfinishedMonth, type QueryResult } from '@pendapa/query';
import { messages } from '../../messages/revenue-op-trend.ts';
import * as ask from '../../questions/revenue-op-trend.ts';
import type { Money } from '../../questions/units.ts';
import { useTrendMonths } from './months.tsx';

/** Says how growth splits: (1 + total) = (1 + objects) x (1 + value per object). */
export function GrowthSentence() {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  return (
    <PageSentence
      query={ask.periodTotals(money)}
      measure={money}
      sentence={({ total, formatted, periodLabels, format }) => {
        const grown = (measure: Money | 'amountOnObjects' | 'payingObjects' | 'amountPerObject') =>
          growth(total(measure), total(measure, 'comparison'));
        const inWords = (change: number, of: '' | 'ofObjects.') =>
          t(`${of}${directionOf(change)}`, { change: format.percent(Math.abs(change)) });
        const [change, ofObjects, objects, each] = [
          grown(money),
          grown('amountOnObjects'),
          grown('payingObjects'),
          grown('amountPerObject'),
        ];
        // The value per object includes penalties, so it explains the growth of the full amount only.
        if (money === 'amount' && ofObjects !== null && objects !== null && each !== null)
          return t('because', {
            growth: inWords(ofObjects, 'ofObjects.'),
            objects: format.percentChange(objects),
            value: format.percentChange(each),
          });
        const now = formatted.total(money);
        if (change === null) return t('noGrowth', { now, period: periodLabels.period });
        return t('alone', { growth: inWords(change, ''), before: formatted.total(money, 'comparison'), now });
      }}
    />
  );
}

const SHOWN = 13;

interface ShapeProps<M extends string> {
  readonly result: QueryResult<M, 'month'>;
  readonly measure: NoInfer<M>;
}

function MonthShape<M extends string>({ result: { answer }, measure }: ShapeProps<M>) {
  if (!answer) return <Sparkline values={[]} />;
  const months = codesOf(answer, 'month').slice(-SHOWN);
  const unfinished = unfinishedMonth(months, lastDayOf(answer));
  return <Sparkline values={columnOf(answer, measure).slice(-SHOWN).map(toPlotValue)} unfinished={unfinished} />;
}

/** Names filters that the small chart does not apply, beyond those named beside the figure. */
function ShapeRemark<M extends string>({ result: { answer, unappliedFilters = [] } }: Pick<ShapeProps<M>, 'result'>) {
  const t = useMessages(messages);
  if (!answer) return null;
  const months = codesOf(answer, 'month').slice(-SHOWN);
  const days = { from: months[0] ?? answer.period.from, to: lastDayOf(answer) };
  const own = unappliedFilters.filter(({ filter }) => filter === 'period' || filter === 'compare');
  return (
    <UnappliedFiltersLine results={[{ unappliedFilters: own.map((one) => (one.days ? { ...one, days } : one)) }]} about={t('shape')} />
  );
}

/** Properties of a card that show the months of its figure. */
const shapeOf = <M extends string>(result: QueryResult<M, 'month'>, measure: NoInfer<M>) => ({
  mark: <MonthShape result={result} measure={measure} />,
  remark: <ShapeRemark result={result} />,
});

/** Cards: revenue, paying objects, amount per object, and registered objects. */
export function OpTrendKpis() {
  const money = useMoneyMeasure();
  const length = useTrendMonths();
  const months = useFilteredAnswer(ask.revenueMonths(money, length));
  const paying = useFilteredAnswer(ask.payingMonths(length));
  const period = ask.periodTotals(money);
  return (
    <KpiStrip>
      <MeasureCard query={period} measure={money} {...shapeOf(months, money)} />
      <MeasureCard query={period} measure="payingObjects" {...shapeOf(paying, 'payingObjects')} />
      <MeasureCard query={period} measure="amountPerObject" {...shapeOf(paying, 'amountPerObject')} />
      <MeasureCard query={ask.registeredObjects} measure="registered" />
    </KpiStrip>
  );
}
