import {
  AnswerPanel,
  AnswerTable,
  drawn,
  largest,
  lastDayOf,
  rowsOf,
  unfinishedMonth,
  useColumns,
  useFilters,
  useMemberName,
  useMoneyMeasure,
  type AnswerTo,
} from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages, type Format } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import type { Money } from '../shared/breakdown-table.tsx';
import { useChannelMonths } from './questions.ts';

type Answer = AnswerTo<Money, 'channel' | 'month'>;
interface Course {
  readonly channel: string | null;
  readonly months: readonly (string | null)[];
  readonly values: readonly Value[];
}

const SHOWN = 6;

/** The channels with the most over all months, each with its months; a month without payments of a channel is a gap. */
function courses(answer: Answer, money: Money): readonly Course[] {
  const rows = rowsOf(answer);
  const months = [...new Set(rows.map(({ codes }) => codes.month))].sort();
  const known = new Map(rows.map(({ codes, current }) => [`${codes.channel} ${codes.month}`, current[money]]));
  const sum = (channel: string | null): number =>
    rows.reduce((total, { codes, current }) => (codes.channel === channel ? total + Number(current[money] ?? 0) : total), 0);
  return [...new Set(rows.map(({ codes }) => codes.channel))]
    .sort((a, b) => sum(b) - sum(a))
    .map((channel) => ({ channel, months, values: months.map((month) => known.get(`${channel} ${month}`) ?? null) }));
}

interface LastMonth {
  /** Index of the latest month that has ended; of the only one where none has. */
  readonly at: number;
  /** Index of the month that has not ended. */
  readonly open: number | null;
}

/** What stands beside the lines is of a whole month wherever there is one. */
function lastMonth(answer: Answer, { months }: Pick<Course, 'months'>): LastMonth {
  const open = unfinishedMonth(months, lastDayOf(answer));
  return { at: Math.max(open === null ? months.length - 1 : open - 1, 0), open };
}

const amountAt = (values: readonly Value[], at: number): string | null => {
  const amount = values[at] ?? null;
  return amount === null ? null : String(amount);
};

/** One unit for the figures of all lines; the subtitle says it. */
const lastScale = (shown: readonly Course[], at: number, format: Format) =>
  format.moneyAxis(largest(shown.map(({ values }) => amountAt(values, at))));

interface Shown extends LastMonth {
  readonly courses: readonly Course[];
  readonly month: string | null;
}

function shownOf(answer: Answer, money: Money): Shown {
  const shown = courses(answer, money).slice(0, SHOWN);
  const months = shown[0]?.months ?? [];
  const last = lastMonth(answer, { months });
  return { ...last, courses: shown, month: months[last.at] ?? null };
}

function Lines({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const { courses: shown, at, open } = shownOf(answer, useMoneyMeasure());
  const scale = lastScale(shown, at, format);
  const items = shown.map(({ channel, months, values }) => {
    const label = name(answer, 'channel', channel);
    const rows = values.map((value, index) => ({ label: format.month(months[index] ?? null), text: format.valueExact(value, 'money') }));
    return {
      key: channel ?? '',
      label,
      values: values.map(drawn),
      text: scale.cell(amountAt(values, at)),
      tip: { title: label, rows },
    };
  });
  return (
    <SmallMultiples
      items={items}
      description={t('months.description')}
      level={0}
      unfinished={open}
      onSelect={(code) => change({ channel: [code] })}
    />
  );
}

function MonthsTable({ answer, maxHeight }: { readonly answer: Answer; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = courses(answer, useMoneyMeasure());
  const columns = useColumns<Course>(rows);
  return (
    <AnswerTable
      caption={t('months.description')}
      rows={rows}
      rowKey={({ channel }) => channel ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'channel', header: t('channel'), text: ({ channel }) => name(answer, 'channel', channel) }),
        ...(rows[0]?.months ?? []).map((month, index) =>
          columns.money({ key: month ?? '', header: format.monthShort(month), value: ({ values }) => values[index] ?? null }),
        ),
      ]}
    />
  );
}

/** The course of the largest channels, all on one scale. */
export function ChannelMonths({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useChannelMonths()}
      measure={money}
      height={height}
      view={{
        subtitle: (answer) => {
          const { courses: shown, at, month } = shownOf(answer, money);
          return t('months.subtitle', {
            period: format.period(answer.period),
            month: format.monthShort(month),
            unit: lastScale(shown, at, format).unitLabel,
          });
        },
        sentence: (answer) => {
          const { courses: shown, at, month } = shownOf(answer, money);
          const [first] = [...shown].sort((a, b) => Number(amountAt(b.values, at) ?? 0) - Number(amountAt(a.values, at) ?? 0));
          return first
            ? t('months.sentence', {
                channel: name(answer, 'channel', first.channel),
                month: format.month(month),
                amount: format.value(amountAt(first.values, at), 'money'),
              })
            : null;
        },
        chart: (answer) => <Lines answer={answer} />,
        table: (answer) => <MonthsTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
