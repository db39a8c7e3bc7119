import { useCallback } from 'react';
import { isCalendarDate, type ProfileProposal } from '@pendapa/contracts';
import { useFormat, useText } from '@pendapa/i18n';

/** Fields whose texts are amounts in minor units. */
const MONEY: readonly string[] = [
  'amount',
  'principal',
  'penalty',
  'discount',
  'exemption',
  'reduction',
  'cancelled',
  'declaredBase',
  'declaredTax',
  'baseValue',
  'opening',
  'added',
  'collected',
  'writtenOff',
  'adjusted',
  'closing',
];
const WHOLE = /^-?\d+$/;
const MONTH = /^\d{4}-\d{2}$/;

export type FieldNames = ProfileProposal['fieldNames'];

export interface FieldWords {
  /** Name of a field; the key itself if it has none. */
  readonly name: (field: string) => string;
  /** A value as it was read, formatted for people. */
  readonly value: (field: string, text: string) => string;
}

/** Names of fields, and their values: amounts with their scale in words, dates by the language. */
export function useFieldWords(names: FieldNames): FieldWords {
  const text = useText();
  const format = useFormat();
  const name = useCallback(
    (field: string) => {
      const own = names[field];
      return own === undefined ? field : text(own);
    },
    [names, text],
  );
  const value = useCallback(
    (field: string, own: string) => {
      if (MONEY.includes(field) && WHOLE.test(own)) return format.money(own);
      if (field === 'posted' && MONTH.test(own)) return format.month(`${own}-01`);
      return isCalendarDate(own) ? format.date(own) : own;
    },
    [format],
  );
  return { name, value };
}
