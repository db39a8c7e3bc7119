import Typography from '@mui/material/Typography';
import {
  AnswerPanel,
  codesOf,
  columnOf,
  currentYearFrom,
  drawn,
  largest,
  lastDayOf,
  missingOf,
  monthMoments,
  unfinishedMonth,
  useFilters,
  useMissingText,
  useMoneyMeasure,
  useStatus,
  type AnswerTo,
} from '@pendapa/analysis';
import { MonthBars, type MonthBarsProps } from '@pendapa/charts';
import { monthEnd, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { OpTrendTable } from './op-trend-table.tsx';
import { byMonth } from './by-month.ts';
import { useMonthsWithObjects, type Money, type MonthObjects } from './op-trend-questions.ts';

type Months = AnswerTo<Money, 'month'>;

/** The finished month with the most; a month that has not ended is not in the running. */
function bestMonth(answer: Months, money: Money): { readonly month: string; readonly amount: Value } | null {
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
    const title = [t(`months.${key}`), scale.unitLabel && `(${scale.unitLabel})`].filter(Boolean).join(' ');
    return {
      key,
      label: t(`months.${key}`),
      values: values.map(drawn),
      exact: (index: number) => format.value(values[index] ?? null, 'count'),
      axis: { title, tick: scale.tick },
    };
  };
  return [panel('paying', byMonth(objects.paying, 'payingObjects')), panel('registered', byMonth(objects.registered, 'registered'))].filter(
    ({ values }) => values.some((value) => value !== null),
  );
}

interface MonthChartProps {
  readonly answer: Months;
  readonly objects: MonthObjects;
  readonly height: number;
}

function MonthChart({ answer, objects, height }: MonthChartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const missingText = useMissingText();
  const { change } = useFilters();
  const money = useMoneyMeasure();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const amounts = columnOf(answer, money);
  const months = codesOf(answer, 'month');
  const axis = format.moneyAxis(largest(amounts));
  const best = bestMonth(answer, money);
  const missing = objects.paying && missingOf(objects.paying, 'payingObjects');
  return (
    <>
      <MonthBars
        span={{
          moments: monthMoments(months, format, firstMonth),
          currentFrom: currentYearFrom(months, lastDayOf(answer), firstMonth),
          unfinished: unfinishedMonth(months, lastDayOf(answer)),
        }}
        onSelect={(month) => change({ period: { from: month, to: monthEnd(month) } })}
        bars={{
          key: 'amount',
          label: t('amount'),
          values: amounts.map(drawn),
          exact: (index) => format.valueExact(amounts[index] ?? null, 'money'),
          axis: { title: t('months.amount', { unit: axis.unitLabel }), tick: axis.tick },
        }}
        below={useObjectPanels(months, objects)}
        height={height}
        description={t('months.description', {
          period: format.period(answer.period),
          best: format.month(best?.month ?? null),
          amount: format.value(best?.amount ?? null, 'money'),
        })}
      />
      {missing && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('months.noObjects', { reason: missingText(missing) })}
        </Typography>
      )}
    </>
  );
}

/** The months of the trend: bars of revenue, and below them who paid and who is registered. */
export function OpTrendMonths({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const { months, objects } = useMonthsWithObjects();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={months}
      measure={money}
      height={height}
      view={{
        subtitle: ({ period }) => t('months.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const best = bestMonth(answer, money);
          return best && t('months.best', { best: format.month(best.month), amount: format.value(best.amount, 'money') });
        },
        chart: (answer) => <MonthChart answer={answer} objects={objects} height={height} />,
        table: (answer) => <OpTrendTable answer={answer} objects={objects} maxHeight={height} />,
      }}
    />
  );
}
