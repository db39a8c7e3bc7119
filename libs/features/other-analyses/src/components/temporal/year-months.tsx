import { TrendLine } from '@pendapa/charts';
import { useFilteredAnswer, useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { axisTitle, ChartPanel, MonthsTable, usePanelWords } from '@pendapa/panels';
import { largestAbsolute, lastDayOf } from '@pendapa/query';
import { messages } from '../../messages/temporal.ts';
import * as ask from '../../questions/temporal.ts';
import { meanMonths } from './month-changes.ts';
import { useSeasonWords } from './temporal-kpis.tsx';
import type { YearOfMonths } from './year-grid.ts';
import { useYears } from './years.ts';

/** Pixels of the rows of the list beside it, less its own sentence. */
const HEIGHT = 264;

export interface YearMonthsProps {
  /** True with the mean of the years before as a third line. */
  readonly hasMean?: boolean;
}

/** This year by month, with last year. */
export function YearMonths({ hasMean = false }: YearMonthsProps) {
  const t = useMessages(messages);
  const words = usePanelWords(messages, 'years');
  const meanWords = usePanelWords(messages, 'means');
  const format = useFormat();
  const span = useMonthSpan();
  const seasonWords = useSeasonWords();
  const result = useFilteredAnswer(ask.months);
  const years = useYears()(result.answer);
  const [current, before] = years.slice(-2).reverse();
  const earlier = years.slice(0, -2);
  const complete = earlier.filter(({ isComplete }) => isComplete).length;
  const lineOf = (year: YearOfMonths | undefined, role: 'actual' | 'comparison') =>
    year ? [{ key: year.from, label: format.year(year.from), role, amounts: year.months.map(({ amount }) => amount) }] : [];
  const mean = { key: 'mean', label: t('shares.usual', { count: complete }), role: 'plan' as const, amounts: meanMonths(earlier) };
  const lines = [...lineOf(current, 'actual'), ...lineOf(before, 'comparison'), ...(hasMean && complete > 0 ? [mean] : [])];
  const axis = format.moneyAxis(largestAbsolute(lines.flatMap(({ amounts }) => amounts)));
  const known = years.flatMap(({ months }) => months).filter(({ amount }) => amount !== null);
  return (
    <ChartPanel
      words={hasMean ? meanWords : words}
      query={result}
      measure="amount"
      height={HEIGHT}
      sentence={hasMean ? undefined : () => seasonWords(years)}
      chart={({ read: { answer }, description, height }) => {
        const { moments, unfinished } = span(
          lastDayOf(answer),
          (current?.months ?? []).map(({ month }) => month),
        );
        return (
          <TrendLine
            moments={moments}
            lines={lines.map(({ amounts, ...line }) => ({
              ...line,
              values: amounts.map((amount) => (amount === null ? null : Number(amount))),
              exact: (at) => format.moneyExact(amounts[at] ?? null),
            }))}
            axis={{ title: axisTitle(t('amount'), axis.unitLabel), tick: axis.tick }}
            unfinished={unfinished}
            height={height}
            description={description}
          />
        );
      }}
      table={({ description }) => (
        <MonthsTable
          caption={description}
          rows={known}
          monthOf={({ month }) => month}
          columns={(make) => [make.money({ key: 'amount', header: t('amount'), value: ({ amount }) => amount })]}
        />
      )}
    />
  );
}
