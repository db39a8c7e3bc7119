import { TrendLine } from '@pendapa/charts';
import { addMonths, monthEnd } from '@pendapa/contracts';
import { useMonthSpan } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps } from '@pendapa/panels';
import { lastDayOf, monthsIn, share, sum } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import { months as dueMonths } from '../../questions/compliance.ts';
import { PARTS, PAYING } from '../shared/obligations.tsx';

type Months = ChartProps<(typeof dueMonths.measures)[number], 'month'>;

/** Months of a year; the chart compares each month with that of the year before. */
const YEAR = 12;

/** Share of obligations paid on time, by due month. */
function ratesByMonth({ rows }: Months['read']): ReadonlyMap<string, number | null> {
  return new Map(
    rows.map(({ codes, current }) => [codes.month ?? '', share(current.paidOnTime, sum(PARTS.map((part) => current[PAYING[part]])))]),
  );
}

function YearsOfMonths({ read, ...frame }: Months) {
  const t = useMessages(messages);
  const lastDay = lastDayOf(read.answer);
  const ended = monthsIn(read.rows).filter((month) => monthEnd(month) <= lastDay);
  const shown = ended.slice(-YEAR);
  const rates = ratesByMonth(read);
  const lineOf = (monthsBack: number) => {
    const months = shown.map((month) => addMonths(month, -monthsBack));
    const [first, last] = [months[0], months.at(-1)];
    const label = first && last ? read.format.period({ from: first, to: monthEnd(last) }) : '';
    const values = months.map((month) => rates.get(month) ?? null);
    return { label, values, exact: (index: number) => read.format.percent(values[index] ?? null, 2) };
  };
  const lines = [
    { key: 'now', role: 'actual' as const, ...lineOf(0) },
    { key: 'before', role: 'comparison' as const, ...lineOf(YEAR) },
  ].filter(({ values }) => values.some((value) => value !== null));
  const { moments } = useMonthSpan()(lastDay, shown);
  return (
    <TrendLine
      {...frame}
      moments={moments}
      lines={lines}
      axis={{ title: t('onTimeMonths.axis'), tick: read.format.percentAxis }}
      unfinished={null}
      close
    />
  );
}

/** Share of obligations paid on time in the last twelve due months that are over, beside the year before. */
export const OnTimeMonths = () => (
  <ChartPanel
    words={usePanelWords(messages, 'onTimeMonths')}
    query={dueMonths}
    measure="paidOnTime"
    chart={(drawing) => <YearsOfMonths {...drawing} />}
    columns={({ dimensionColumn, measureColumn }) => [dimensionColumn('month'), ...PARTS.map((name) => measureColumn(PAYING[name]))]}
  />
);
