import type { Currency, Language } from '@pendapa/contracts';
import type { CellKind } from '../model.ts';

/** A cell in text format stays text when somebody edits it, even if it begins like a formula. */
export const TEXT_FORMAT = '@';
const GROUPED = '#,##0';
const LOCALES: Readonly<Record<Language, string>> = { id: '[$-421]', en: '[$-809]' };

/** Separators follow the settings of the program that opens the file; only month names follow the language of the file. */
export function numberFormat(kind: CellKind, currency: Currency, language: Language): string {
  switch (kind) {
    case 'money':
      return currency.digits === 0 ? GROUPED : `${GROUPED}.${'0'.repeat(currency.digits)}`;
    case 'count':
      return GROUPED;
    case 'decimal':
      return `${GROUPED}.00`;
    case 'ratio':
      return '0.00%';
    case 'day':
      return 'dd/mm/yyyy';
    case 'month':
      return `${LOCALES[language]}mmm yyyy`;
    case 'text':
    case 'id':
    case 'figure':
      return TEXT_FORMAT;
  }
}
