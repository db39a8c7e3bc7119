import {
  AnswerRows,
  codesOf,
  knownColumns,
  lastDayOf,
  share,
  unfinishedMonth,
  useMeasureName,
  useMoneyMeasure,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/revenue-op-trend.ts';
import { byMonth } from './by-month.ts';
import type { Money, MonthObjects } from './questions.ts';

interface MonthRow extends Row<Money, 'month'> {
  readonly paying: Value;
  readonly perObject: Value;
  readonly registered: Value;
}

export interface OpTrendTableProps extends Drawing<Money, 'month'> {
  readonly objects: MonthObjects;
}

/** The latest month first, each with the objects that paid in it and those registered at its end. */
function monthRows({ rows }: OpTrendTableProps['read'], objects: MonthObjects): readonly MonthRow[] {
  const paying = byMonth(objects.paying, 'payingObjects');
  const perObject = byMonth(objects.paying, 'amountPerObject');
  const registered = byMonth(objects.registered, 'registered');
  const beside = (month: string | null) => ({ paying: paying(month), perObject: perObject(month), registered: registered(month) });
  return rows.map((row) => ({ ...row, ...beside(row.codes.month) })).reverse();
}

/** Month by month with all figures; columns for which the extracts say nothing are left out. */
export function OpTrendTable({ read, objects, height }: OpTrendTableProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMeasureName();
  const money = useMoneyMeasure();
  const rows = monthRows(read, objects);
  const months = codesOf(read.answer, 'month');
  const last = lastDayOf(read.answer);
  const open = months[unfinishedMonth(months, last) ?? -1];
  return (
    <AnswerRows
      read={read}
      description={`${read.label(money)}, ${read.said.period}`}
      height={height}
      rows={rows}
      columns={({ by, of, growth, make }) => [
        by('month', ({ codes: { month } }) =>
          month === open ? t('unfinished', { month: format.month(month), date: format.date(last) }) : null,
        ),
        of(money),
        growth(money, t('yoy')),
        ...knownColumns(rows, [
          make.count({ key: 'paying', header: name('revenue', 'payingObjects'), value: (row) => row.paying }),
          make.count({ key: 'registered', header: name('objects', 'registered'), value: (row) => row.registered }),
          make.percent({ key: 'ratio', header: name('objects', 'payingRatio'), value: (row) => share(row.paying, row.registered) }),
          make.money({ key: 'perObject', header: name('revenue', 'amountPerObject'), value: (row) => row.perObject }),
        ]),
      ]}
    />
  );
}
