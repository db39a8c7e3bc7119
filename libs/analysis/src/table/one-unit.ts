import { useMemo } from 'react';
import { useFormat } from '@pendapa/i18n';
import type { TableColumn } from './table-column.ts';

/** Columns as they are shown: all money of a table in one unit, in which its typical amount reads well. */
export function useOneUnit<R>(rows: readonly R[], columns: readonly TableColumn<R>[]): readonly TableColumn<R>[] {
  const format = useFormat();
  return useMemo(() => {
    const amounts = columns.flatMap(({ money }) => (money ? rows.map(money.amount) : []));
    const unit = format.moneyTable(amounts);
    return columns.map((column) => column.money?.inUnit(unit) ?? column);
  }, [rows, columns, format]);
}
