import {
  AnswerTable,
  codesOf,
  lastDayOf,
  rowsOf,
  share,
  totalOf,
  unfinishedMonth,
  useColumns,
  useMeasureName,
  useMoneyMeasure,
  type AnswerTo,
  type Row,
} from '@pendapa/analysis';
import { measureSpec, type Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/revenue-op-trend.ts';
import { byMonth } from './by-month.ts';
import type { Money, MonthObjects } from './op-trend-questions.ts';

interface MonthRow extends Row<Money, 'month'> {
  readonly paying: Value;
  readonly perObject: Value;
  readonly registered: Value;
}

export interface OpTrendTableProps {
  readonly answer: AnswerTo<Money, 'month'>;
  readonly objects: MonthObjects;
  readonly maxHeight?: number;
}

/** The latest month first, each with the objects that paid in it and those registered at its end. */
function monthRows(answer: AnswerTo<Money, 'month'>, objects: MonthObjects): readonly MonthRow[] {
  const paying = byMonth(objects.paying, 'payingObjects');
  const perObject = byMonth(objects.paying, 'amountPerObject');
  const registered = byMonth(objects.registered, 'registered');
  return rowsOf(answer)
    .map((row) => ({
      ...row,
      paying: paying(row.codes.month),
      perObject: perObject(row.codes.month),
      registered: registered(row.codes.month),
    }))
    .reverse();
}

const SPEC = measureSpec('revenue', 'amount');

/** Month by month with all figures; columns for which the extracts say nothing are left out. */
export function OpTrendTable({ answer, objects, maxHeight }: OpTrendTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const money = useMoneyMeasure();
  const rows = monthRows(answer, objects);
  const columns = useColumns(rows);
  const months = codesOf(answer, 'month');
  const open = months[unfinishedMonth(months, lastDayOf(answer)) ?? -1];
  const monthText = ({ codes }: MonthRow): string =>
    codes.month === open
      ? t('unfinished', { month: format.month(codes.month), date: format.date(lastDayOf(answer)) })
      : format.month(codes.month);
  const ofObjects = [
    columns.count({ key: 'paying', header: t('paying'), value: (row) => row.paying }),
    columns.count({ key: 'registered', header: t('registered'), value: (row) => row.registered }),
    columns.percent({ key: 'ratio', header: t('payRatio'), value: (row) => share(row.paying, row.registered) }),
    columns.money({ key: 'perObject', header: t('perObject'), value: (row) => row.perObject }),
  ].filter(({ sortBy }) => rows.some((row) => sortBy(row) !== null));
  return (
    <AnswerTable
      caption={`${name('revenue', money)}, ${format.period(answer.period)}`}
      rows={rows}
      rowKey={({ codes }) => codes.month ?? ''}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: 'month', header: t('month'), text: monthText, order: ({ codes }) => monthNumber(codes.month) }),
        columns.money({
          key: 'amount',
          header: name('revenue', money),
          value: (row) => row.current[money],
          total: totalOf(answer, money),
        }),
        columns.change({
          key: 'yoy',
          header: t('yoy'),
          value: (row) => row.current[money],
          before: (row) => row.comparison[money],
          spec: SPEC,
        }),
        ...ofObjects,
      ]}
    />
  );
}

const monthNumber = (month: string | null): number | null => (month === null ? null : Number(month.slice(0, 7).replace('-', '')));
