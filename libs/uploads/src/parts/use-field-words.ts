import { useCallback } from 'react';
import { isCalendarDate } from '@pendapa/contracts';
import { useFormat, useMessages, type MessageKey } from '@pendapa/i18n';
import { fieldTexts } from '../messages/fields.ts';

type FieldName = MessageKey<typeof fieldTexts>;
const NAMES: readonly string[] = Object.keys(fieldTexts.id);
const isFieldName = (field: string): field is FieldName => NAMES.includes(field);

/** Fields whose texts are amounts in minor units. */
const MONEY: readonly string[] = [
  ...['amount', 'principal', 'penalty', 'discount', 'exemption', 'reduction', 'cancelled', 'declaredBase', 'declaredTax'],
  ...['baseValue', 'opening', 'added', 'collected', 'writtenOff', 'adjusted', 'closing'],
];
const WHOLE = /^-?\d+$/;

export interface FieldWords {
  /** Name of a field; the key itself if it has none. */
  readonly name: (field: string) => string;
  /** A value as it was read, formatted for people. */
  readonly value: (field: string, text: string) => string;
}

/** Names of fields, and their values: amounts with their scale in words, dates by the language. */
export function useFieldWords(): FieldWords {
  const t = useMessages(fieldTexts);
  const format = useFormat();
  const name = useCallback((field: string) => (isFieldName(field) ? t(field) : field), [t]);
  const value = useCallback(
    (field: string, text: string) => {
      if (MONEY.includes(field) && WHOLE.test(text)) return format.money(text);
      return isCalendarDate(text) ? format.date(text) : text;
    },
    [format],
  );
  return { name, value };
}
