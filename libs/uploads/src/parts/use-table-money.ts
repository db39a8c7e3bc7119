import { useCallback } from 'react';
import { useFormat, type MoneyScale } from '@pendapa/i18n';
import { useAgencySettings } from './agency-formats.tsx';

/** Longer amounts make tables of months too wide; those have one scale. */
const MAX_DIGITS = 10;

/** Scale of a table of money, by its columns in minor units. Short amounts have all digits, to be compared with the file. */
export function useTableMoney(): (...columns: readonly (readonly bigint[])[]) => MoneyScale {
  const { moneyAxis, moneyTable } = useFormat();
  const { digits } = useAgencySettings().currency;
  return useCallback(
    (...columns) => {
      const texts = columns.map((column) => column.map((amount) => String(amount)));
      const isShort = texts.flat().every((text) => text.replace('-', '').length <= MAX_DIGITS + digits);
      // The scale of a single unit writes an amount as it is.
      return isShort ? moneyAxis(1) : moneyTable(...texts);
    },
    [moneyAxis, moneyTable, digits],
  );
}
