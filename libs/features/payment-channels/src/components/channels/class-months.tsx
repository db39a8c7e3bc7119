import { ShareMonths } from '@pendapa/charts';
import { useMonthFilter, useMonthSpan } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, type ChartProps, type PanelWords } from '@pendapa/panels';
import { toPlotValue, isNothing, known, lastDayOf, monthsIn } from '@pendapa/query';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { digitalShare } from './digital-share.ts';

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
    values: months.map((month) => {
      return at.get(`${month} ${channelClass}`) ?? NOTHING;
    }),
  }));
  return { months, parts: parts.filter(({ values }) => values.some((value) => !isNothing(value))) };
}

/** Digital share of the months in which it is known. */
function knownShares(read: Months['read'], measure: Measure) {
  const { months, parts } = classMonths(read, measure);
  const shareIn = (at: number) => digitalShare(parts.map(({ channelClass, values }) => ({ channelClass, value: values[at] ?? NOTHING })));
  return months.map((month, at) => ({ month, share: shareIn(at) })).filter(({ share }) => share !== null);
}

function Shares({ read, measure, ...frame }: Months & { readonly measure: Measure }) {
  const t = useMessages(messages);
  const select = useMonthFilter();
  const { percentAxis } = read.format;
  const { months, parts } = classMonths(read, measure);
  const { moments, unfinished } = useMonthSpan()(lastDayOf(read.answer), months);
  const unit = measure === 'amount' ? 'money' : 'count';
  return (
    <ShareMonths
      {...frame}
      moments={moments}
      parts={parts.map(({ channelClass, values }) => ({
        key: channelClass ?? '',
        label: channelClass === null ? t('noClass') : read.name('channelClass', { codes: { month: null, channelClass } }),
        values: values.map(toPlotValue),
        exact: (index) => read.figureTextExact(values[index] ?? null, unit),
      }))}
      axis={{ title: t('months.axis'), tick: percentAxis }}
      unfinished={unfinished}
      onSelect={select}
    />
  );
}

/** Digital share by month, of the number of payments or of their amount. */
export function ClassMonths({ words, measure }: { readonly words: PanelWords; readonly measure: Measure }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={words}
      query={ask.classMonths}
      measure={measure}
      height="large"
      sentence={(read) => {
        const known = knownShares(read, measure);
        const [first, last] = [known[0], known.at(-1)];
        if (!first || !last || first === last) return null;
        const { percent, month } = read.format;
        const [before, now] = [percent(first.share), percent(last.share)];
        return t('months.sentence', { before, first: month(first.month), now, last: month(last.month) });
      }}
      chart={(drawing) => <Shares {...drawing} measure={measure} />}
      columns={({ dimensionColumn, measureColumn }) => [
        dimensionColumn('month'),
        dimensionColumn('channelClass', ({ codes }) => (codes.channelClass === null ? t('noClass') : null)),
        measureColumn(measure),
      ]}
    />
  );
}
