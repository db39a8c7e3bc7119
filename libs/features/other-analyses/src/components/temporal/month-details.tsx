import { addMonths, monthEnd } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, WithAndWithoutTotals, DetailsPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { lastDayOf, type Row, type Shown } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';

type Month = Row<'amount', 'month'>;

/** Months, the latest first, each with the same month a year before. */
export function MonthComparison(drawing: ChartProps<'amount', 'month'>) {
  const t = useMessages(messages);
  const latest = drawing.read.rows.toReversed();
  const amounts = new Map(latest.map(({ codes, current }) => [codes.month, current.amount]));
  const last = lastDayOf(drawing.read.answer);
  // A month that is not over is not compared with a whole one.
  const before = ({ codes: { month } }: Month): Shown =>
    month === null || monthEnd(month) > last ? null : (amounts.get(addMonths(month, -12)) ?? null);
  return (
    <AnswerRows
      {...drawing}
      rows={latest}
      columns={({ dimensionColumn, measureColumn, make }) => [
        dimensionColumn('month'),
        measureColumn('amount'),
        make.money({ key: 'before', header: t('yearBefore'), value: before }),
        make.change({
          key: 'change',
          header: t('change'),
          value: ({ current }) => current.amount,
          before,
          spec: { unit: 'money', good: 'up' },
        }),
      ]}
    />
  );
}

/** Details table of months, compared with a year before; totals with and without land tax. */
export const MonthDetails = () => (
  <DetailsPanel
    words={usePanelWords(messages, 'table')}
    query={ask.months}
    measure="amount"
    footer={<WithAndWithoutTotals query={ask.totals} />}
    table={(drawing) => <MonthComparison {...drawing} />}
  />
);
