import { ChartPanel, drawn, lastDayOf, monthsIn, useFilteredAnswer, useMonthSpan, usePanelWords, type Drawing } from '@pendapa/analysis';
import { ShareMonths } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { digitalShare } from './digital-share.ts';

type Measure = 'transactions' | 'amount';
type Months = Drawing<Measure, 'month' | 'channelClass'>;

const CLASSES = ['digital', 'semi', null] as const;

interface ClassMonths {
  readonly months: readonly string[];
  /** What came through each class, one for each month; nothing where it has no row. */
  readonly parts: readonly { readonly channelClass: string | null; readonly values: readonly Value[] }[];
}

/** Classes that people could choose, as far as something came through them. */
function classMonths({ rows }: Months['read'], measure: Measure): ClassMonths {
  const months = monthsIn(rows);
  const at = new Map(rows.map(({ codes, current }) => [`${codes.month} ${codes.channelClass}`, current[measure]]));
  const parts = CLASSES.map((channelClass) => ({
    channelClass,
    values: months.map((month) => {
      const value = at.get(`${month} ${channelClass}`);
      return value === undefined ? 0 : value;
    }),
  }));
  return { months, parts: parts.filter(({ values }) => values.some((value) => value === null || Number(value) !== 0)) };
}

const sharesOf = ({ months, parts }: ClassMonths): readonly { readonly month: string; readonly share: number | null }[] =>
  months.map((month, index) => ({
    month,
    share: digitalShare(parts.map(({ channelClass, values }) => ({ channelClass, value: values[index] ?? null }))),
  }));

function Shares({ read, description, height, measure }: Months & { readonly measure: Measure }) {
  const t = useMessages(messages);
  const format = useFormat();
  const spanOf = useMonthSpan();
  const { months, parts } = classMonths(read, measure);
  const { moments, unfinished } = spanOf(lastDayOf(read.answer), months);
  const unit = measure === 'amount' ? 'money' : 'count';
  return (
    <ShareMonths
      moments={moments}
      parts={parts.map(({ channelClass, values }) => ({
        key: channelClass ?? '',
        label: channelClass === null ? t('noClass') : read.name('channelClass', { codes: { month: null, channelClass } }),
        values: values.map(drawn),
        exact: (index) => format.valueExact(values[index] ?? null, unit),
      }))}
      axis={{ title: t('months.axis'), tick: (value) => format.percent(value, 0) }}
      unfinished={unfinished}
      height={height}
      description={description}
    />
  );
}

/** Whether people move to digital channels, month by month: of their payments, or of what they paid. */
export function ClassMonths({ name, measure }: { readonly name: 'counts' | 'values'; readonly measure: Measure }) {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, name)}
      asked={useFilteredAnswer(ask.classMonths)}
      measure={measure}
      sentence={(read) => {
        const known = sharesOf(classMonths(read, measure)).filter(({ share }) => share !== null);
        const [first, last] = [known[0], known.at(-1)];
        if (!first || !last || first === last) return null;
        return t('months.sentence', {
          before: read.format.percent(first.share),
          first: read.format.month(first.month),
          now: read.format.percent(last.share),
          last: read.format.month(last.month),
        });
      }}
      chart={(drawing) => <Shares {...drawing} measure={measure} />}
      columns={({ by, of }) => [
        by('month'),
        by('channelClass', ({ codes }) => (codes.channelClass === null ? t('noClass') : null)),
        of(measure),
      ]}
    />
  );
}
