import { TrendLine } from '@pendapa/charts';
import { useMonthFilter, useMonthSpan } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, MonthShares, PARTIAL_SIGN, type ChartProps, type PanelWords } from '@pendapa/panels';
import { isNothing, known, lastDayOf, monthsIn } from '@pendapa/query';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { digitalShare, hasUnclassed } from './digital-share.ts';

type Measure = 'transactions' | 'amount';
type Months = ChartProps<Measure, 'month' | 'channelClass'>;

const NOTHING = known(0);
const CLASSES = ['digital', 'semi', null] as const;

/** Amounts by month and class of channel that a taxpayer can choose. Classes without any amount are omitted. */
function classMonths({ rows }: Months['read'], measure: Measure) {
  const months = monthsIn(rows);
  const at = new Map(rows.map(({ codes, current }) => [`${codes.month} ${codes.channelClass}`, current[measure]]));
  const parts = CLASSES.map((channelClass) => ({
    channelClass,
    values: months.map((month) => at.get(`${month} ${channelClass}`) ?? NOTHING),
  }));
  return { months, parts: parts.filter(({ values }) => values.some((value) => !isNothing(value))) };
}

/** Digital share of each month; null where it is not known, partial where some payments have no class. */
function sharesByMonth(read: Months['read'], measure: Measure) {
  const { months, parts } = classMonths(read, measure);
  return months.map((month, at) => {
    const own = parts.map(({ channelClass, values }) => ({ channelClass, value: values[at] ?? NOTHING }));
    return { month, share: digitalShare(own), isPartial: hasUnclassed(own) };
  });
}

function Shares({ measure, ...drawing }: Months & { readonly measure: Measure }) {
  const t = useMessages(messages);
  const { read } = drawing;
  const { months, parts } = classMonths(read, measure);
  const named = parts.map(({ channelClass, values }) => ({
    key: channelClass ?? '',
    label: channelClass === null ? t('noClass') : read.name('channelClass', { codes: { month: null, channelClass } }),
    figures: values,
  }));
  return <MonthShares {...drawing} months={months} parts={named} measure={measure} axis={t('months.axis')} onSelect={useMonthFilter()} />;
}

/** Line of the digital share of each month. */
function DigitalLine({ measure, read, ...frame }: Months & { readonly measure: Measure }) {
  const t = useMessages(messages);
  const shares = sharesByMonth(read, measure);
  const months = shares.map(({ month }) => month);
  const { moments, unfinished } = useMonthSpan()(lastDayOf(read.answer), months);
  const exact = (index: number): string => {
    const { share = null, isPartial = false } = shares[index] ?? {};
    const text = read.format.percent(share, 2);
    return share !== null && isPartial ? `${text} ${PARTIAL_SIGN}` : text;
  };
  return (
    <TrendLine
      {...frame}
      moments={moments}
      unfinished={unfinished}
      lines={[
        {
          key: 'digital',
          role: 'actual',
          label: t('who.bar'),
          values: shares.map(({ share }) => share),
          exact,
        },
      ]}
      axis={{ title: t('months.axis'), tick: read.format.percentAxis }}
      onSelect={useMonthFilter()}
    />
  );
}

export interface ClassMonthsProps {
  readonly words: PanelWords;
  readonly measure: Measure;
  /** A line of the digital share, or a stack of all classes. */
  readonly form: 'line' | 'stack';
}

/** Digital share by month, of the number of payments or of their amount. */
export function ClassMonths({ words, measure, form }: ClassMonthsProps) {
  const Chart = form === 'line' ? DigitalLine : Shares;
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={words}
      query={ask.classMonths}
      measure={measure}
      height="large"
      sentence={(read) => {
        const known = sharesByMonth(read, measure).filter(({ share }) => share !== null);
        const [first, last] = [known[0], known.at(-1)];
        if (!first || !last || first === last) return null;
        const { percent, month } = read.format;
        const [before, now] = [percent(first.share), percent(last.share)];
        const isPartial = known.some((one) => one.isPartial);
        const texts = { basis: t(`months.by.${measure}`), before, first: month(first.month), now, last: month(last.month) };
        return t(isPartial ? 'months.ofKnown' : 'months.sentence', texts);
      }}
      chart={(drawing) => <Chart {...drawing} measure={measure} />}
      columns={({ dimensionColumn, measureColumn }) => [
        dimensionColumn('month'),
        dimensionColumn('channelClass', ({ codes }) => (codes.channelClass === null ? t('noClass') : null)),
        measureColumn(measure),
      ]}
    />
  );
}
