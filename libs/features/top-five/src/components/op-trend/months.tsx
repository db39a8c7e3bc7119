import {
  axisTitle,
  ChartPanel,
  codesOf,
  columnOf,
  DetailsPanel,
  drawn,
  largest,
  lastDayOf,
  MarkedChart,
  missingOf,
  unfinishedMonth,
  useFilters,
  useMissingText,
  useMoneyMeasure,
  useMonthSpan,
  usePanelWords,
  type AnswerTo,
  type Drawing,
} from '@pendapa/analysis';
import { MonthBars, type MonthBarsProps } from '@pendapa/charts';
import { monthEnd, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { Note } from '@pendapa/ui-layout';
import { messages } from '../../messages/revenue-op-trend.ts';
import { byMonth } from './by-month.ts';
import { useMonthsWithObjects, type Money, type MonthObjects } from './questions.ts';
import { OpTrendTable } from './table.tsx';

/** The finished month with the most; a month that has not ended is not in the running. */
function bestMonth(answer: AnswerTo<Money, 'month'>, money: Money): { readonly month: string; readonly amount: Value } | null {
  const months = codesOf(answer, 'month');
  const open = unfinishedMonth(months, lastDayOf(answer));
  return columnOf(answer, money).reduce<{ month: string; amount: Value } | null>((best, amount, index) => {
    const month = months[index] ?? null;
    if (amount === null || month === null || index === open) return best;
    return best === null || Number(amount) > Number(best.amount) ? { month, amount } : best;
  }, null);
}

/** Who paid and who is registered, each on a scale of its own; without the objects in the extracts there are no lines. */
function useObjectPanels(months: readonly (string | null)[], objects: MonthObjects): MonthBarsProps['below'] {
  const t = useMessages(messages);
  const format = useFormat();
  const panel = (key: 'paying' | 'registered', at: (month: string | null) => Value) => {
    const values = months.map(at);
    const scale = format.countAxis(largest(values));
    const label = t(`months.${key}`);
    return {
      key,
      label,
      values: values.map(drawn),
      exact: (index: number) => format.value(values[index] ?? null, 'count'),
      axis: { title: axisTitle(label, scale.unitLabel), tick: scale.tick },
    };
  };
  return [panel('paying', byMonth(objects.paying, 'payingObjects')), panel('registered', byMonth(objects.registered, 'registered'))].filter(
    ({ values }) => values.some((value) => value !== null),
  );
}

interface MonthChartProps extends Drawing<Money, 'month'> {
  readonly objects: MonthObjects;
}

function MonthChart({ read, objects, description, height }: MonthChartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const missingText = useMissingText();
  const { change } = useFilters();
  const money = useMoneyMeasure();
  const spanOf = useMonthSpan();
  const amounts = columnOf(read.answer, money);
  const months = codesOf(read.answer, 'month');
  const below = useObjectPanels(months, objects);
  const axis = format.moneyAxis(largest(amounts));
  const missing = objects.paying && missingOf(objects.paying, 'payingObjects');
  return (
    <>
      <MarkedChart moments={months} height={height}>
        {(room) => (
          <MonthBars
            {...room}
            span={spanOf(lastDayOf(read.answer), months)}
            onSelect={(month) => change({ period: { from: month, to: monthEnd(month) } })}
            bars={{
              key: 'amount',
              label: read.label(money),
              values: amounts.map(drawn),
              exact: (index) => format.valueExact(amounts[index] ?? null, 'money'),
              axis: { title: axisTitle(read.label(money), axis.unitLabel), tick: axis.tick },
            }}
            below={below}
            description={description}
          />
        )}
      </MarkedChart>
      {missing && <Note>{t('months.noObjects', { reason: missingText(missing) })}</Note>}
    </>
  );
}

/** The months of the trend: bars of revenue, and below them who paid and who is registered. */
export function OpTrendMonths({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const { months, objects } = useMonthsWithObjects();
  const best = months.answer && bestMonth(months.answer, money);
  const told = { best: format.month(best?.month ?? null), amount: format.value(best?.amount ?? null, 'money') };
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months', told)}
      asked={months}
      measure={money}
      height={height}
      sentence={() => best && t('months.best', told)}
      chart={(drawing) => <MonthChart {...drawing} objects={objects} />}
      table={(drawing) => <OpTrendTable {...drawing} objects={objects} />}
    />
  );
}

/** The proof: every month with its figures. */
export function OpTrendDetails() {
  const { months, objects } = useMonthsWithObjects();
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={months}
      measure={useMoneyMeasure()}
      table={(drawing) => <OpTrendTable {...drawing} objects={objects} />}
    />
  );
}
