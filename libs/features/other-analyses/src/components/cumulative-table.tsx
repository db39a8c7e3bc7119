import { AnswerTable, unfinishedMonth, useColumns, yearCourse, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/overview.ts';
import type { Monthly, ToDate } from './overview-questions.ts';

interface MonthRow {
  readonly month: string;
  readonly label: string;
  readonly actual: Value;
  readonly plan: Value;
  readonly lastYear: Value;
}

function useMonthRows({ answer, toDate }: Pick<CumulativeTableProps, 'answer' | 'toDate'>): readonly MonthRow[] {
  const t = useMessages(messages);
  const format = useFormat();
  const { months, actual, plan, lastYear, lastDay } = yearCourse(answer, toDate);
  const open = unfinishedMonth(months, lastDay);
  return months.map((month, index) => {
    const name = format.month(month);
    return {
      month: month ?? '',
      label: index === open ? t('unfinished', { month: name, date: format.date(lastDay) }) : name,
      actual: actual[index] ?? null,
      plan: plan[index] ?? null,
      lastYear: lastYear[index] ?? null,
    };
  });
}

export interface CumulativeTableProps {
  readonly answer: AnswerTo<Monthly, 'month'>;
  readonly toDate: AnswerTo<ToDate> | null;
  readonly maxHeight: number;
}

/** The figures of the lines, month by month. */
export function CumulativeTable({ answer, toDate, maxHeight }: CumulativeTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const rows = useMonthRows({ answer, toDate });
  const columns = useColumns(rows);
  const figures = [
    columns.money({ key: 'actual', header: t('line.actual'), value: (row) => row.actual }),
    columns.money({ key: 'plan', header: t('line.plan'), value: (row) => row.plan }),
    columns.money({ key: 'lastYear', header: t('line.lastYear'), value: (row) => row.lastYear }),
  ].filter(({ sortBy }) => rows.some((row) => sortBy(row) !== null));
  return (
    <AnswerTable
      caption={t('line.subtitle', { period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ month }) => month}
      maxHeight={maxHeight}
      columns={[
        columns.name({
          key: 'month',
          header: t('month'),
          text: ({ label }) => label,
          order: ({ month }) => Number(month.slice(0, 7).replace('-', '')),
        }),
        ...figures,
      ]}
    />
  );
}
