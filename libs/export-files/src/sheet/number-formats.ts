import type { Currency, Language } from '@pendapa/contracts';
import type { CellKind } from '../model.ts';

/** Text format: a cell with it stays text when somebody edits it, also where it begins like a formula. */
export const TEXT_FORMAT = '@';
const GROUPED = '#,##0';
const LOCALES: Readonly<Record<Language, string>> = { id: '[$-421]', en: '[$-809]' };

/** Formats adapt to the marks of the reader's own settings; only the names of months follow the language of the file. */
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
