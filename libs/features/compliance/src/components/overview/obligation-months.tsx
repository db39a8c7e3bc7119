import { ShareMonths } from '@pendapa/charts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMonthSpan } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { ChartPanel, usePanelWords, type ChartProps, type PanelWords } from '@pendapa/panels';
import { toPlotValue, lastDayOf, monthsIn, type Shown } from '@pendapa/query';
import { messages } from '../../messages/overview.ts';
import { shared } from '../../messages/shared.ts';
import { lateMonths, months } from '../../questions/compliance.ts';
import { PARTS, type ObligationMeasures } from '../shared/obligation-measures.ts';

interface MonthsProps<M extends string, D extends string> extends ChartProps<M, D | 'month'> {
  /** Parts of a month, with their counts. */
  readonly parts: readonly { readonly key: string; readonly label: string; readonly count: (month: string) => Shown }[];
}

/** Shares of the obligations of each due month; each month adds up to 100 %. */
function Months<M extends string, D extends string>({ read, parts, ...frame }: MonthsProps<M, D>) {
  const { percentAxis } = read.format;
  const shown = monthsIn(read.rows);
  const { moments, unfinished } = useMonthSpan()(lastDayOf(read.answer), shown);
  return (
    <ShareMonths
      {...frame}
      moments={moments}
      unfinished={unfinished}
      axis={{ title: '%', tick: percentAxis }}
      parts={parts.map(({ key, label, count }) => {
        const figures = shown.map(count);
        return { key, label, values: figures.map(toPlotValue), exact: (month) => read.figureText(figures[month] ?? null, 'count') };
      })}
    />
  );
}

/** Filing or payment by month. */
export function ObligationMonths({ words, measures }: { readonly words: PanelWords; readonly measures: ObligationMeasures }) {
  const t = useMessages(shared);
  return (
    <ChartPanel
      words={words}
      query={months}
      measure={measures.onTime}
      chart={(drawing) => {
        const at = new Map(drawing.read.rows.map(({ codes, current }) => [codes.month, current]));
        const parts = PARTS.map((part) => ({
          key: part,
          label: t(part),
          count: (month: string) => at.get(month)?.[measures[part]] ?? null,
        }));
        return <Months {...drawing} parts={parts} />;
      }}
      columns={({ dimensionColumn, measureColumn }) => [dimensionColumn('month'), ...PARTS.map((part) => measureColumn(measures[part]))]}
    />
  );
}

/** Bands of lateness without "on time", because only late ones distinguish forgetting from refusing. */
const BANDS = Object.entries(MEMBER_NAMES.lateBand).filter(([band]) => band !== '00');

/** Late payments by how late they were: a few days, or months. */
export function LateMonths() {
  const text = useText();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lateMonths')}
      query={lateMonths}
      measure="obligations"
      chart={(drawing) => {
        const at = new Map(drawing.read.rows.map(({ codes, current }) => [`${codes.month} ${codes.lateBand}`, current.obligations]));
        const parts = BANDS.map(([key, name]) => ({ key, label: text(name), count: (month: string) => at.get(`${month} ${key}`) ?? 0 }));
        return <Months {...drawing} parts={parts} />;
      }}
    />
  );
}
