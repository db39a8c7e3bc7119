import {
  AnswerTable,
  ChartPanel,
  drawn,
  largest,
  useColumns,
  useMemberName,
  useMoneyMeasure,
  useNarrow,
  usePanelWords,
  type Drawing,
} from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText, type Format } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-channel.ts';
import type { Money } from '../shared/payment-columns.ts';
import { coursesOf, type Course, type Courses } from './channel-courses.ts';
import { useChannelMonths } from './questions.ts';

type Months = Drawing<Money, 'channel' | 'month'>;

const SHOWN = 6;

const amountAt = ({ values }: Course, at: number): string | null => {
  const amount = values[at] ?? null;
  return amount === null ? null : String(amount);
};

/** One unit for the figures of all lines; the subtitle says it. */
const lastScale = ({ channels, at }: Courses, format: Format) =>
  format.moneyAxis(largest(channels.slice(0, SHOWN).map((course) => amountAt(course, at))));

function Lines({ read: { answer }, description }: Months) {
  const format = useFormat();
  const name = useMemberName();
  const courses = coursesOf(answer, useMoneyMeasure());
  const scale = lastScale(courses, format);
  const items = courses.channels.slice(0, SHOWN).map((course) => {
    const label = name(answer, 'channel', course.channel);
    const rows = course.values.map((value, index) => ({
      label: format.month(courses.months[index] ?? null),
      text: format.valueExact(value, 'money'),
    }));
    return {
      key: course.channel ?? '',
      label,
      values: course.values.map(drawn),
      text: scale.cell(amountAt(course, courses.at)),
      tip: { title: label, rows },
    };
  });
  return <SmallMultiples items={items} description={description} level={0} unfinished={courses.open} onSelect={useNarrow()('channel')} />;
}

function CourseTable({ read: { answer }, description, height }: Months) {
  const text = useText();
  const format = useFormat();
  const name = useMemberName();
  const { channels, months } = coursesOf(answer, useMoneyMeasure());
  const make = useColumns<Course>(channels);
  return (
    <AnswerTable
      caption={description}
      rows={channels}
      rowKey={({ channel }) => channel ?? ''}
      maxHeight={height}
      columns={[
        make.name({ key: 'channel', header: text(DIMENSION_LABELS.channel), text: ({ channel }) => name(answer, 'channel', channel) }),
        ...months.map((month, index) =>
          make.money({ key: month ?? '', header: format.monthShort(month), value: ({ values }) => values[index] ?? null }),
        ),
      ]}
    />
  );
}

/** The course of the largest channels, all on one scale. */
export function ChannelMonths() {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const money = useMoneyMeasure();
  const asked = useChannelMonths();
  const courses = asked.answer && coursesOf(asked.answer, money);
  const month = courses?.months[courses.at] ?? null;
  const unit = courses ? lastScale(courses, format).unitLabel : '';
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months', { month: format.monthShort(month), unit })}
      asked={asked}
      measure={money}
      height="large"
      sentence={({ answer }) => {
        const { channels, at, months } = coursesOf(answer, money);
        const amount = (course: Course): number => Number(amountAt(course, at) ?? 0);
        const [first] = [...channels.slice(0, SHOWN)].sort((a, b) => amount(b) - amount(a));
        if (!first) return null;
        return t('months.sentence', {
          channel: name(answer, 'channel', first.channel),
          month: format.month(months[at] ?? null),
          amount: format.value(amountAt(first, at), 'money'),
        });
      }}
      chart={(drawing) => <Lines {...drawing} />}
      table={(drawing) => <CourseTable {...drawing} />}
    />
  );
}
