import Typography from '@mui/material/Typography';
import {
  AnswerPanel,
  codesOf,
  columnOf,
  currentYearFrom,
  drawn,
  largest,
  missingOf,
  monthMoments,
  unfinishedMonth,
  useMissingText,
  useStatus,
  type AnswerTo,
} from '@pendapa/analysis';
import { MonthBars, type Line } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { OpTrendTable } from './op-trend-table.tsx';
import { useMonths, useRegisteredMonths } from './op-trend-questions.ts';

type Months = AnswerTo<'amount' | 'payingObjects' | 'amountPerObject', 'month'>;

/** The finished month with the most; a month that has not ended is not in the running. */
function bestMonth(answer: Months): { readonly month: string; readonly amount: Value } | null {
  const months = codesOf(answer, 'month');
  const open = unfinishedMonth(months, answer.asOf);
  return columnOf(answer, 'amount').reduce<{ month: string; amount: Value } | null>((best, amount, index) => {
    const month = months[index] ?? null;
    if (amount === null || month === null || index === open) return best;
    return best === null || Number(amount) > Number(best.amount) ? { month, amount } : best;
  }, null);
}

function useObjectLines(answer: Months): readonly Line[] {
  const t = useMessages(messages);
  const format = useFormat();
  const registered = useRegisteredMonths().answer;
  const months = codesOf(answer, 'month');
  const registeredAt = new Map(
    registered ? codesOf(registered, 'month').map((month, index) => [month, columnOf(registered, 'registered')[index] ?? null]) : [],
  );
  const line = (key: string, label: string, role: Line['role'], values: readonly Value[]): Line => ({
    key,
    label,
    role,
    values: values.map(drawn),
    exact: (index) => format.value(values[index] ?? null, 'count'),
  });
  return [
    line('payingObjects', t('months.paying'), 'actual', columnOf(answer, 'payingObjects')),
    line(
      'registered',
      t('months.registered'),
      'second',
      months.map((month) => registeredAt.get(month) ?? null),
    ),
  ].filter(({ values }) => values.some((value) => value !== null));
}

function MonthChart({ answer, height }: { readonly answer: Months; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const missingText = useMissingText();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const lines = useObjectLines(answer);
  const amounts = columnOf(answer, 'amount');
  const months = codesOf(answer, 'month');
  const axis = format.moneyAxis(largest(amounts));
  const best = bestMonth(answer);
  const missing = missingOf(answer, 'payingObjects');
  return (
    <>
      <MonthBars
        moments={monthMoments(months, format, firstMonth)}
        bars={{
          key: 'amount',
          label: t('amount'),
          values: amounts.map(drawn),
          exact: (index) => format.valueExact(amounts[index] ?? null, 'money'),
          axis: { title: t('months.amount', { unit: axis.unitLabel }), tick: axis.tick },
        }}
        below={lines.length > 0 ? { axis: { title: t('months.objects'), tick: format.countShort }, lines } : null}
        currentFrom={currentYearFrom(months, answer.asOf, firstMonth)}
        unfinished={unfinishedMonth(months, answer.asOf)}
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

/** Three years of months: bars of revenue, and below them who paid and who is registered. */
export function OpTrendMonths({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useMonths()}
      measure="amount"
      height={height}
      view={{
        subtitle: ({ period }) => t('months.subtitle', { period: format.period(period) }),
        sentence: (answer) => {
          const best = bestMonth(answer);
          return best && t('months.best', { best: format.month(best.month), amount: format.value(best.amount, 'money') });
        },
        chart: (answer) => <MonthChart answer={answer} height={height} />,
        table: (answer) => <OpTrendTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
