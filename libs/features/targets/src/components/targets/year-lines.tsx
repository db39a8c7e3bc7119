import {
  axisTitle,
  ChartPanel,
  columnOf,
  drawn,
  GapPanel,
  lastDayOf,
  largest,
  MarkList,
  MonthsTable,
  MOVING,
  runningSums,
  useMarks,
  useMonthSpan,
  usePanelWords,
  useTogether,
  yearCourse,
  type AnswerTo,
  type Drawing,
} from '@pendapa/analysis';
import { TrendLine, type Role } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/targets.ts';
import { usePlanOf, useToDate, useYearMonths, type Monthly, type ToDate } from './questions.ts';

interface Beside {
  readonly toDate: AnswerTo<ToDate> | null;
  readonly apbd: AnswerTo<'planWhole', 'month'> | null;
  readonly apbdp: AnswerTo<'planWhole', 'month'> | null;
}

/** The lines of a year; those of which nothing is known are left out. */
function useLines({ answer }: { readonly answer: AnswerTo<Monthly, 'month'> }, { toDate, apbd, apbdp }: Beside) {
  const t = useMessages(messages);
  const { months, actual, lastYear, lastDay } = yearCourse(answer, toDate);
  const plan = (of: AnswerTo<'planWhole', 'month'> | null) => (of ? runningSums(columnOf(of, 'planWhole')) : []);
  const lines: readonly { readonly key: string; readonly label: string; readonly role: Role; readonly values: readonly Value[] }[] = [
    { key: 'actual', label: t('course.actual'), role: 'actual', values: actual },
    { key: 'apbdp', label: t('course.apbdp'), role: 'plan', values: plan(apbdp) },
    { key: 'apbd', label: t('course.apbd'), role: 'second', values: plan(apbd) },
    { key: 'lastYear', label: t('course.lastYear'), role: 'comparison', values: lastYear },
  ];
  return { months, lastDay, lines: lines.filter(({ values }) => values.some((value) => value !== null)) };
}

interface CourseProps extends Drawing<Monthly, 'month'> {
  readonly beside: Beside;
}

function Lines({ read, beside, description, height }: CourseProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { months, lines, lastDay } = useLines(read, beside);
  const axis = format.moneyAxis(largest(lines.flatMap(({ values }) => values)));
  const { moments, unfinished } = useMonthSpan()(lastDay, months);
  const { marks, breaks } = useMarks(MOVING, 'month')(months);
  return (
    <>
      <TrendLine
        moments={moments}
        lines={lines.map(({ values, ...line }) => ({
          ...line,
          values: values.map(drawn),
          exact: (index: number) => format.valueExact(values[index] ?? null, 'money'),
        }))}
        axis={{ title: axisTitle(t('course.axis'), axis.unitLabel), tick: axis.tick }}
        unfinished={unfinished}
        height={height}
        description={description}
        breaks={breaks}
      />
      <MarkList marks={marks} />
    </>
  );
}

function Table({ read, beside, description, height }: CourseProps) {
  const { months, lines } = useLines(read, beside);
  return (
    <MonthsTable
      caption={description}
      rows={months.map((month, index) => ({ month: month ?? '', index }))}
      month={({ month }) => month}
      maxHeight={height}
      columns={(make) =>
        lines.map(({ key, label, values }) => make.money({ key, header: label, value: ({ index }) => values[index] ?? null }))
      }
    />
  );
}

/** The whole year: what came in, what both budgets planned to its end, and last year. */
export function YearCourse() {
  const format = useFormat();
  const words = usePanelWords(messages, 'course');
  const { months, toDate, apbd, apbdp } = useTogether({
    months: useYearMonths(),
    toDate: useToDate(),
    apbd: usePlanOf('apbd'),
    apbdp: usePlanOf('apbdp'),
  });
  const beside = { toDate: toDate.answer, apbd: apbd.answer, apbdp: apbdp.answer };
  const date = format.date(months.answer && lastDayOf(months.answer));
  return (
    <ChartPanel
      words={{ ...words, description: (said) => words.description({ ...said, date }) }}
      asked={months}
      measure="realised"
      chart={(drawing) => <Lines {...drawing} beside={beside} />}
      table={(drawing) => <Table {...drawing} beside={beside} />}
    />
  );
}

/** How far the year is from its plan, and since when. */
export function YearGap() {
  const { months, toDate } = useTogether({ months: useYearMonths(), toDate: useToDate() });
  return <GapPanel words={usePanelWords(messages, 'gap')} asked={months} toDate={toDate.answer} />;
}
