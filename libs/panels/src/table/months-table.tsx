import type { CalendarDate } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useText } from '@pendapa/i18n';
import { AnswerTable } from './answer-table.tsx';
import type { TableColumn } from './table-column.ts';
import { useColumns, type Columns } from './use-columns.tsx';

export interface MonthsTableProps<R> {
  readonly caption: string;
  readonly rows: readonly R[];
  /** First day of the row's month. */
  readonly monthOf: (row: R) => CalendarDate;
  /** Columns after the month. */
  readonly columns: (make: Columns<R>) => readonly TableColumn<R>[];
}

/** Table view of a monthly chart, one row per month, latest first. A click on the header sorts months by date, not by name. */
export function MonthsTable<R>({ caption, rows, monthOf, columns }: MonthsTableProps<R>) {
  const text = useText();
  const format = useFormat();
  const latestFirst = [...rows].sort((a, b) => (monthOf(a) < monthOf(b) ? 1 : -1));
  const make = useColumns<R>();
  const monthColumn = make.name({
    key: 'month',
    header: text(DIMENSION_LABELS.month),
    text: (row) => format.month(monthOf(row)),
    order: (row) => Number(monthOf(row).slice(0, 7).replace('-', '')),
    file: { kind: 'month', value: monthOf },
  });
  return <AnswerTable caption={caption} rows={latestFirst} rowKey={monthOf} columns={[monthColumn, ...columns(make)]} />;
}
