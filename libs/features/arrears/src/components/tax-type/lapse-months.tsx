import { RankedBars, StackedMonths, type PartTone } from '@pendapa/charts';
import { addMonths } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useMessages } from '@pendapa/i18n';
import { AnswerRows, axisTitle, ChartPanel, usePanelWords, type ChartProps, type Reader } from '@pendapa/panels';
import { byLargest, isKnown, isSomething, known, largestAbsolute, toPlotValue, type Figure } from '@pendapa/query';
import { messages } from '../../messages/tax-type.ts';
import { lapseMonths } from '../../questions/arrears-tax-type.ts';
import { snapshotOf } from '../shared/snapshot-of.ts';

type Lapses = Reader<'expiring', 'lapseMonth'>;

const MONTHS = Object.keys(MEMBER_NAMES.lapseMonth).sort();

/** Names a month after the snapshot by its last day. */
function useMonthName() {
  const t = useMessages(messages);
  return ({ answer, format }: Lapses, month: string): string => {
    const on = snapshotOf(answer);
    return on === null ? month : t('lapse.until', { date: format.date(addMonths(on, Number(month))) });
  };
}

/** Amount that lapses in a month; 0 if nothing does. */
const amountIn = ({ rows }: Lapses, month: string): Figure =>
  rows.find(({ codes }) => codes.lapseMonth === month)?.current.expiring ?? known('0');

/** The month in which most lapses; null if nothing does, or if an amount is not known. */
function peakOf(read: Lapses): string | null {
  const amounts = MONTHS.map((month) => ({ month, amount: amountIn(read, month) }));
  if (!amounts.every(({ amount }) => isKnown(amount))) return null;
  const [first] = amounts.toSorted((a, b) => byLargest(a.amount, b.amount));
  return first && isSomething(first.amount) ? first.month : null;
}

function Columns({ read, description, height }: ChartProps<'expiring', 'lapseMonth'>) {
  const t = useMessages(messages);
  const nameOf = useMonthName();
  const { format } = read;
  const on = snapshotOf(read.answer);
  const amounts = MONTHS.map((month) => amountIn(read, month));
  const scale = format.moneyAxis(largestAbsolute(amounts));
  const moments = MONTHS.map((month) => {
    const end = on === null ? null : addMonths(on, Number(month));
    return { key: month, name: nameOf(read, month), short: end === null ? month : format.monthName(end), year: end?.slice(0, 4) ?? '' };
  });
  const peak = peakOf(read);
  const part = (key: 'peak' | 'others', tone: PartTone) => {
    const own = amounts.map((amount, at) => ((key === 'peak') === (MONTHS[at] === peak) ? amount : known('0')));
    return {
      key,
      label: t(`soon.${key}`),
      tone,
      values: own.map(toPlotValue),
      exact: (at: number) => read.figureTextExact(own[at] ?? null, 'money'),
    };
  };
  return (
    <StackedMonths
      moments={moments}
      parts={[part('peak', 'bad'), part('others', 'beside')]}
      barTexts={amounts.map((amount) => (isKnown(amount) ? scale.tick(toPlotValue(amount) ?? 0) : ''))}
      axis={{ title: axisTitle(t('soon.axis'), scale.unitLabel), tick: scale.tick }}
      unfinished={null}
      height={height}
      description={description}
    />
  );
}

/** Months in which something lapses, with their share of all twelve. */
function MonthRows(drawing: ChartProps<'expiring', 'lapseMonth'>) {
  const nameOf = useMonthName();
  return (
    <AnswerRows
      {...drawing}
      columns={({ read, dimensionColumn, measureColumn, shareColumn }) => [
        dimensionColumn('lapseMonth', ({ codes }) => (codes.lapseMonth === null ? null : nameOf(read, codes.lapseMonth))),
        measureColumn('expiring'),
        shareColumn('expiring'),
      ]}
    />
  );
}

/** Sentence: the month in which most lapses. */
function usePeakSentence() {
  const t = useMessages(messages);
  return (read: Lapses): string | null => {
    const [peak, on] = [peakOf(read), snapshotOf(read.answer)];
    if (peak === null || on === null) return null;
    const date = read.format.date(addMonths(on, Number(peak)));
    return t('lapse.sentence', { date, amount: read.formatted.money(amountIn(read, peak)) });
  };
}

/** Pixels: as high as the list of taxes beside it. */
const COLUMNS_HEIGHT = 300;

/** Amounts that lapse in the next twelve months as columns; the largest one is the finding. */
export const LapseColumns = () => (
  <ChartPanel
    words={usePanelWords(messages, 'soon')}
    query={lapseMonths}
    measure="expiring"
    height={COLUMNS_HEIGHT}
    sentence={usePeakSentence()}
    chart={(drawing) => <Columns {...drawing} />}
    table={(drawing) => <MonthRows {...drawing} />}
  />
);

/** Amounts that lapse in each of the next twelve months. */
export function LapseMonths() {
  const nameOf = useMonthName();
  /** A month in which nothing lapses is kept, with the value 0. */
  const barsOf = (read: Lapses) =>
    MONTHS.map((month) => {
      const row = read.rows.find(({ codes }) => codes.lapseMonth === month);
      const nothing = { key: month, value: 0, text: read.format.value('0', 'money'), exact: read.format.valueExact('0', 'money') };
      return { ...(row ? read.bar('lapseMonth', 'expiring', row) : nothing), label: nameOf(read, month) };
    });
  return (
    <ChartPanel
      words={usePanelWords(messages, 'lapse')}
      query={lapseMonths}
      measure="expiring"
      chart={({ read, description }) => <RankedBars bars={barsOf(read)} description={description} isSequence />}
      table={(drawing) => <MonthRows {...drawing} />}
    />
  );
}
