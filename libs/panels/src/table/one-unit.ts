import { useMemo } from 'react';
import { useFormat } from '@pendapa/i18n';
import type { TableColumn } from './table-column.ts';

/** Gives all money columns of a table one unit, which suits its typical amount. */
export function useOneUnit<R>(rows: readonly R[], columns: readonly TableColumn<R>[]): readonly TableColumn<R>[] {
  const format = useFormat();
  return useMemo(() => {
    const amounts = columns.flatMap(({ money }) => (money ? [rows.map(money.amount)] : []));
    const unit = format.moneyTable(...amounts);
    return columns.map((column) => column.money?.inUnit(unit) ?? column);
  }, [rows, columns, format]);
}
