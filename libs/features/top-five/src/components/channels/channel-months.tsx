import {
  AnswerPanel,
  AnswerTable,
  drawn,
  largest,
  rowsOf,
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

const lastAmount = (values: readonly Value[]): string | null => {
  const last = values.at(-1) ?? null;
  return last === null ? null : String(last);
};

/** One unit for the figures of all lines; the subtitle says it. */
const lastScale = (shown: readonly Course[], format: Format) => format.moneyAxis(largest(shown.map(({ values }) => lastAmount(values))));

function Lines({ answer }: { readonly answer: Answer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const { change } = useFilters();
  const shown = courses(answer, useMoneyMeasure()).slice(0, SHOWN);
  const scale = lastScale(shown, format);
  const items = shown.map(({ channel, months, values }) => {
    const label = name(answer, 'channel', channel);
    const rows = values.map((value, index) => ({ label: format.month(months[index] ?? null), text: format.valueExact(value, 'money') }));
    return {
      key: channel ?? '',
      label,
      values: values.map(drawn),
      text: scale.cell(lastAmount(values)),
      tip: { title: label, rows },
    };
  });
  return <SmallMultiples items={items} description={t('months.description')} level={0} onSelect={(code) => change({ channel: [code] })} />;
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
  const money = useMoneyMeasure();
  return (
    <AnswerPanel
      title={t('months.title')}
      asked={useChannelMonths()}
      measure={money}
      height={height}
      view={{
        subtitle: (answer) =>
          t('months.subtitle', {
            period: format.period(answer.period),
            unit: lastScale(courses(answer, money).slice(0, SHOWN), format).unitLabel,
          }),
        chart: (answer) => <Lines answer={answer} />,
        table: (answer) => <MonthsTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
