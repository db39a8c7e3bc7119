import Typography from '@mui/material/Typography';
import { useFormat, useMessages } from '@pendapa/i18n';
import {
  missing as missingFigure,
  NO_ROWS,
  totalOf,
  yearCourse,
  lastDayOf,
  type AnswerTo,
  type CourseToDate,
  type MonthlyCourse,
  type QueryResult,
} from '@pendapa/query';
import { messages } from '../messages/texts.ts';
import { ChartPanel, type ChartPanelProps } from '../panel/chart-panel.tsx';
import type { ChartProps } from '../table/drawing.ts';
import { missingOf } from '../panel/missing.ts';
import { useMissingText } from '../panel/use-missing-text.ts';
import type { PanelWords } from '../words/panel-words.ts';
import { useReader } from '../words/use-reader.ts';
import { YearLines, YearLinesTable, type YearLine } from './year-lines.tsx';

type Monthly = MonthlyCourse;
type ToDate = CourseToDate | 'target';

export interface CoursePanelProps<M extends string> extends Pick<ChartPanelProps<Monthly, 'month'>, 'words' | 'height'> {
  readonly result: QueryResult<Monthly, 'month'>;
  /** Totals on the last day, and the target of the year; null while loading. */
  readonly toDate: AnswerTo<M | ToDate> | null;
  /** All months of the previous year. */
  readonly lastYear: AnswerTo<'realised', 'month'> | null;
  readonly sentence?: () => string | null;
}

export type CourseProps<M extends string> = ChartProps<Monthly, 'month'> & Pick<CoursePanelProps<M>, 'toDate' | 'lastYear'>;

/** Cumulative lines of a year, with names. */
function useCourse<M extends string>({ read, toDate, lastYear: before }: Pick<CourseProps<M>, 'read' | 'toDate' | 'lastYear'>) {
  const t = useMessages(messages);
  const whole = useReader(read.subject);
  const { months, actual, plan, lastYear, lastDay } = yearCourse(read.answer, before, toDate);
  const target = toDate && { label: whole(toDate, 'target').label('target'), value: totalOf(toDate, 'target') };
  const lines: readonly YearLine[] = [
    { key: 'actual', label: read.label('realised'), role: 'actual', values: actual },
    { key: 'plan', label: read.label('plan'), role: 'plan', values: plan },
    { key: 'target', label: target?.label ?? '', role: 'plan', values: months.map(() => target?.value ?? missingFigure(NO_ROWS)) },
    { key: 'lastYear', label: t('lastYear'), role: 'comparison', values: lastYear },
  ];
  return { months, lastDay, lines };
}

function CourseLines<M extends string>({ read, toDate, lastYear, ...frame }: CourseProps<M>) {
  const t = useMessages(messages);
  const missingText = useMissingText();
  const missing = missingOf(read.answer, 'plan');
  return (
    <>
      <YearLines {...frame} {...useCourse({ read, toDate, lastYear })} axis={t('cumulative')} />
      {missing && (
        <Typography variant="caption" color="textSecondary" component="p">
          {t('noPlanLine', { reason: missingText(missing, read.subject) })}
        </Typography>
      )}
    </>
  );
}

/** Table view: monthly values of the lines. */
export function CourseTable<M extends string>({ read, toDate, lastYear, ...frame }: CourseProps<M>) {
  const { months, lines } = useCourse({ read, toDate, lastYear });
  return <YearLinesTable {...frame} months={months} lines={lines.filter(({ key }) => key !== 'target')} />;
}

/** Words whose description names the last day with data of an answer instead of the data date. */
export function useWordsUntil(words: PanelWords, answer: AnswerTo | null): PanelWords {
  const date = useFormat().date(answer && lastDayOf(answer));
  return { ...words, description: (periodLabels) => words.description({ ...periodLabels, date }) };
}

/** Panel of cumulative revenue against plan, target and last year. */
export function CoursePanel<M extends string>({ words, result, toDate, lastYear, ...panel }: CoursePanelProps<M>) {
  return (
    <ChartPanel
      {...panel}
      query={result}
      words={useWordsUntil(words, toDate ?? result.answer)}
      measure="realised"
      chart={(drawing) => <CourseLines {...drawing} toDate={toDate} lastYear={lastYear} />}
      table={(drawing) => <CourseTable {...drawing} toDate={toDate} lastYear={lastYear} />}
    />
  );
}
