import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFilteredAnswer, useMoneyMeasure, useCrossFilter } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import {
  AnswerTable,
  ChartPanel,
  CourseMultiples,
  useColumns,
  useCourseWords,
  useMemberName,
  usePanelWords,
  type ChartProps,
} from '@pendapa/panels';
import { byLargest, coursesOf, stateOf, type Course } from '@pendapa/query';
import { messages } from '../../messages/revenue-channel.ts';
import * as ask from '../../questions/revenue-channel.ts';
import type { Money } from '../../questions/units.ts';

const SHOWN = 6;

function CourseTable({ read: { answer, format }, description }: ChartProps<Money, 'channel' | 'month'>) {
  const text = useText();
  const name = useMemberName();
  const { courses, months } = coursesOf(answer, 'channel', useMoneyMeasure());
  const make = useColumns<Course>();
  return (
    <AnswerTable
      caption={description}
      rows={courses}
      rowKey={({ code }) => code ?? ''}
      columns={[
        make.name({ key: 'channel', header: text(DIMENSION_LABELS.channel), text: ({ code }) => name(answer, 'channel', code) }),
        ...months.map((month, index) =>
          make.money({ key: month, header: format.monthShort(month), value: ({ values }) => values[index] ?? null }),
        ),
      ]}
    />
  );
}

/** Small multiples of the largest channels by month, on one scale. */
export function ChannelMonths() {
  const t = useMessages(messages);
  const name = useMemberName();
  const money = useMoneyMeasure();
  const select = useCrossFilter()('channel');
  const result = useFilteredAnswer(ask.channelMonths(money));
  const courseWords = useCourseWords()(result.answer, 'channel', money, SHOWN);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'months', courseWords)}
      query={result}
      measure={money}
      height="small"
      sentence={({ answer, format, figureText }) => {
        const { courses, at, months } = coursesOf(answer, 'channel', money);
        const [first] = courses.slice(0, SHOWN).sort((a, b) => byLargest(a.values[at] ?? null, b.values[at] ?? null));
        const largestValue = first?.values[at];
        if (!first || largestValue === undefined || courses.some(({ values }) => stateOf(values[at] ?? null)?.state === 'unknown'))
          return null;
        const amount = figureText(largestValue, 'money');
        return t('months.sentence', { channel: name(answer, 'channel', first.code), month: format.month(months[at] ?? null), amount });
      }}
      chart={(drawing) => <CourseMultiples {...drawing} by="channel" measure={money} maxCourses={SHOWN} onSelect={select} />}
      table={(drawing) => <CourseTable {...drawing} />}
    />
  );
}
