import { useFilteredAnswer } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { ChartPanel, GapPanel, usePanelWords, useWordsUntil, YearLines, YearLinesTable, type YearLine } from '@pendapa/panels';
import {
  codesOf,
  columnOf,
  missing,
  NO_ROWS,
  runningSums,
  useTogether,
  yearCourse,
  type AnswerTo,
  type Figure,
  type MonthlyCourse,
} from '@pendapa/query';
import { messages } from '../../messages/targets.ts';
import * as ask from '../../questions/targets.ts';

/** Cumulative chart of the year: revenue, both plans, and last year. */
export function YearCourse() {
  const t = useMessages(messages);
  const { months, before, toDate, apbd, apbdp } = useTogether({
    months: useFilteredAnswer(ask.yearMonths),
    before: useFilteredAnswer(ask.lastYearMonths),
    toDate: useFilteredAnswer(ask.toDate),
    apbd: useFilteredAnswer(ask.planOf('apbd')),
    apbdp: useFilteredAnswer(ask.planOf('apbdp')),
  });
  const yearOf = (answer: AnswerTo<MonthlyCourse, 'month'>) => {
    const { actual, lastYear, ...year } = yearCourse(answer, before.answer, toDate.answer);
    const planOf = ({ answer: plan }: typeof apbd): readonly Figure[] => {
      const [own, sums] = plan ? [codesOf(plan, 'month'), runningSums(columnOf(plan, 'planWhole'))] : [[], []];
      return year.months.map((month) => sums[own.indexOf(month)] ?? missing(NO_ROWS));
    };
    const lines: readonly YearLine[] = [
      { key: 'actual', label: t('course.actual'), role: 'actual', values: actual },
      { key: 'apbdp', label: t('apbdp'), role: 'plan', values: planOf(apbdp) },
      { key: 'apbd', label: t('apbd'), role: 'second', values: planOf(apbd) },
      { key: 'lastYear', label: t('course.lastYear'), role: 'comparison', values: lastYear },
    ];
    return { ...year, lines };
  };
  return (
    <ChartPanel
      words={useWordsUntil(usePanelWords(messages, 'course'), months.answer)}
      query={months}
      measure="realised"
      chart={({ read, ...frame }) => <YearLines {...frame} {...yearOf(read.answer)} axis={t('course.axis')} />}
      table={({ read, ...frame }) => <YearLinesTable {...frame} {...yearOf(read.answer)} />}
    />
  );
}

/** Difference from the plan by month. */
export function YearGap() {
  const { months, lastYear, toDate } = useTogether({
    months: useFilteredAnswer(ask.yearMonths),
    lastYear: useFilteredAnswer(ask.lastYearMonths),
    toDate: useFilteredAnswer(ask.toDate),
  });
  return <GapPanel words={usePanelWords(messages, 'gap')} result={months} toDate={toDate.answer} lastYear={lastYear.answer} />;
}
