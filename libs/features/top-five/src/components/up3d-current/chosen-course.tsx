import {
  AnswerPanel,
  AnswerTable,
  drawn,
  largest,
  monthMoments,
  rowsOf,
  totalOf,
  unfinishedMonth,
  useColumns,
  useStatus,
  useTogether,
  type AnswerTo,
} from '@pendapa/analysis';
import { TrendLine, type Line } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { course } from './course.ts';
import { useChosenUnit } from '../units/use-chosen-unit.ts';
import { useChosen, useChosenMonths, useUnits } from './questions.ts';

type Months = AnswerTo<'realised' | 'plan', 'month'>;

function Chart({ answer, height }: { readonly answer: Months; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const { months, actual, plan, lastYear } = course(answer);
  const axis = format.moneyAxis(largest([...actual, ...plan, ...lastYear]));
  const line = (key: string, label: string, role: Line['role'], values: readonly Value[]): Line => ({
    key,
    label,
    role,
    values: values.map(drawn),
    exact: (index) => format.valueExact(values[index] ?? null, 'money'),
  });
  const lines = [
    line('actual', t('realised'), 'actual', actual),
    line('plan', t('plan'), 'plan', plan),
    line('lastYear', t('lastYear'), 'comparison', lastYear),
  ].filter(({ values }) => values.some((value) => value !== null));
  return (
    <TrendLine
      moments={monthMoments(months, format, firstMonth)}
      lines={lines}
      axis={{ title: t('course.axis', { unit: axis.unitLabel }), tick: axis.tick }}
      unfinished={unfinishedMonth(months, answer.asOf)}
      height={height}
      description={t('course.description', { date: format.date(answer.asOf) })}
    />
  );
}

function CourseTable({ answer, maxHeight }: { readonly answer: Months; readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  return (
    <AnswerTable
      caption={t('course.description', { date: format.date(answer.asOf) })}
      rows={rows}
      rowKey={({ codes }) => codes.month ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({
          key: 'month',
          header: t('month'),
          text: ({ codes }) => format.month(codes.month),
          order: ({ codes }) => Number((codes.month ?? '0').slice(5, 7)),
        }),
        columns.money({ key: 'plan', header: t('plan'), value: ({ current }) => current.plan }),
        columns.money({
          key: 'realised',
          header: t('realised'),
          value: ({ codes, current }) => ((codes.month ?? '') > answer.asOf ? null : current.realised),
        }),
        columns.money({ key: 'lastYear', header: t('lastYear'), value: ({ comparison }) => comparison.realised }),
      ]}
    />
  );
}

/** The year of the chosen unit, or of all: running sums against plan and last year. */
export function ChosenCourse({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useChosenUnit(useUnits().answer);
  const { months, total } = useTogether({ months: useChosenMonths(), total: useChosen() });
  const variance = total.answer && totalOf(total.answer, 'planVariance');
  return (
    <AnswerPanel
      title={t('course.title')}
      asked={months}
      measure="realised"
      height={height}
      view={{
        subtitle: () => chosen?.name ?? t('course.all'),
        sentence: () => {
          if (typeof variance !== 'string') return null;
          const below = variance.startsWith('-');
          return t(below ? 'course.below' : 'course.above', { amount: format.money(variance.replace('-', '')) });
        },
        chart: (answer) => <Chart answer={answer} height={height} />,
        table: (answer) => <CourseTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
