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
  readonly month: (row: R) => CalendarDate;
  /** Columns after the month. */
  readonly columns: (make: Columns<R>) => readonly TableColumn<R>[];
}

/** Table view of a monthly chart: latest month first, sorted by the calendar. */
export function MonthsTable<R>({ caption, rows, month, columns }: MonthsTableProps<R>) {
  const text = useText();
  const format = useFormat();
  const latest = [...rows].sort((a, b) => (month(a) < month(b) ? 1 : -1));
  const make = useColumns<R>();
  const name = make.name({
    key: 'month',
    header: text(DIMENSION_LABELS.month),
    text: (row) => format.month(month(row)),
    order: (row) => Number(month(row).slice(0, 7).replace('-', '')),
    file: { kind: 'month', value: month },
  });
  return <AnswerTable caption={caption} rows={latest} rowKey={month} columns={[name, ...columns(make)]} />;
}
