import {
  AnswerPanel,
  AnswerTable,
  drawn,
  largest,
  monthMoments,
  totalOf,
  unfinishedMonth,
  useColumns,
  useStatus,
  useTogether,
  yearCourse,
  type AnswerTo,
} from '@pendapa/analysis';
import { TrendLine, type Line } from '@pendapa/charts';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-up3d-current.ts';
import { useChosenUnit } from '../units/use-chosen-unit.ts';
import { useChosen, useChosenMonths, type UnitMeasure } from './questions.ts';

type Months = AnswerTo<'realised' | 'plan', 'month'>;

interface CourseProps {
  readonly answer: Months;
  readonly toDate: AnswerTo<UnitMeasure> | null;
}

function Chart({ answer, toDate, height }: CourseProps & { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const { months, actual, plan, lastYear, lastDay } = yearCourse(answer, toDate);
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
      unfinished={unfinishedMonth(months, lastDay)}
      height={height}
      description={t('course.description', { date: format.date(lastDay) })}
    />
  );
}

/** The figures of the lines, month by month. */
function CourseTable({ answer, toDate, maxHeight }: CourseProps & { readonly maxHeight: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { months, actual, plan, lastYear, lastDay } = yearCourse(answer, toDate);
  const rows = months.map((month, index) => ({
    month: month ?? '',
    actual: actual[index] ?? null,
    plan: plan[index] ?? null,
    lastYear: lastYear[index] ?? null,
  }));
  const columns = useColumns<(typeof rows)[number]>(rows);
  return (
    <AnswerTable
      caption={t('course.description', { date: format.date(lastDay) })}
      rows={rows}
      rowKey={({ month }) => month}
      maxHeight={maxHeight}
      columns={[
        columns.name({
          key: 'month',
          header: t('month'),
          text: ({ month }) => format.month(month),
          order: ({ month }) => Number(month.slice(0, 7).replace('-', '')),
        }),
        columns.money({ key: 'plan', header: t('plan'), value: (row) => row.plan }),
        columns.money({ key: 'realised', header: t('realised'), value: (row) => row.actual }),
        columns.money({ key: 'lastYear', header: t('lastYear'), value: (row) => row.lastYear }),
      ]}
    />
  );
}

/** The year of the chosen unit, or of all: running sums against plan and last year. */
export function ChosenCourse({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const chosen = useChosenUnit();
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
        chart: (answer) => <Chart answer={answer} toDate={total.answer} height={height} />,
        table: (answer) => <CourseTable answer={answer} toDate={total.answer} maxHeight={height} />,
      }}
    />
  );
}
