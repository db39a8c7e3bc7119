import type { Language } from '@pendapa/contracts';

const MARKS_BY_LANGUAGE = { id: { thousands: '.', decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const;

/** Adds the number marks of the language: `-1234567.50` is `-1.234.567,50` in Indonesian. */
export function formatGrouped(plain: string, language: Language): string {
  const { thousands, decimal } = MARKS_BY_LANGUAGE[language];
  const [whole = '', fraction] = plain.split('.');
  const marked = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? marked : `${marked}${decimal}${fraction}`;
}
