import { TrendLine } from '@pendapa/charts';
import { useMonthSpan } from '@pendapa/filters';
import { useFormat, useMessages } from '@pendapa/i18n';
import { toPlotValue, largestAbsolute, yearCourse, type Shown } from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { ChartPanel } from '../panel/chart-panel.tsx';
import { useStateWords } from '../words/use-state-words.ts';
import { axisTitle } from './axis-title.ts';
import { CourseTable, useWordsUntil, type CoursePanelProps, type CourseProps } from './course-panel.tsx';
import { MarkedChart } from './marked-chart.tsx';

/** Cumulative difference between revenue and plan; the plan is the zero line. */
function GapLines<M extends string>({ read, toDate, lastYear, description, height }: CourseProps<M>) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useStateWords();
  const { months, gap, lastDay } = yearCourse(read.answer, lastYear, toDate);
  const axis = format.moneyAxis(largestAbsolute(gap));
  const { moments, unfinished } = useMonthSpan()(lastDay, months);
  const lineOfValues = (values: readonly Shown[]) => ({
    values: values.map(toPlotValue),
    exact: (index: number) => words.exact(values[index] ?? null, 'money'),
  });
  return (
    <MarkedChart moments={months} height={height}>
      {(frame) => (
        <TrendLine
          {...frame}
          moments={moments}
          lines={[
            { key: 'gap', label: t('gapLine'), role: 'actual', ...lineOfValues(gap) },
            { key: 'plan', label: read.label('plan'), role: 'plan', ...lineOfValues(months.map(() => '0')) },
          ]}
          axis={{ title: axisTitle(t('gap'), axis.unitLabel), tick: axis.tick }}
          unfinished={unfinished}
          description={description}
        />
      )}
    </MarkedChart>
  );
}

/** Panel of the difference from plan, which nearly equal cumulative lines hide. Needs a plan and payments. */
export function GapPanel<M extends string>({ words, result, toDate, lastYear, ...panel }: CoursePanelProps<M>) {
  return (
    <ChartPanel
      {...panel}
      query={result}
      words={useWordsUntil(words, toDate ?? result.answer)}
      measure="realisedOfPlan"
      chart={(drawing) => <GapLines {...drawing} toDate={toDate} lastYear={lastYear} />}
      table={(drawing) => <CourseTable {...drawing} toDate={toDate} lastYear={lastYear} />}
    />
  );
}
