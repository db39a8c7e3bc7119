import type { Language } from '@pendapa/contracts';

/** Forms in which people type numbers: with thousands marks or without, and the decimal mark of their language. */
const FORMS: Readonly<Record<Language, RegExp>> = {
  id: /^-?(?:\d{1,3}(?:\.\d{3})+|\d{1,19})(?:,\d{1,4})?$/,
  en: /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,19})(?:\.\d{1,4})?$/,
};

/**
 * Reads a typed amount as plain text with a decimal point; null if it has another form.
 * @example "1.250.000,5" in Indonesian is "1250000.5"; "1.25" is null, because the point is a thousands mark there
 */
export function plainAmount(typed: string, language: Language): string | null {
  const text = typed.replace(/\s/g, '');
  if (!FORMS[language].test(text)) return null;
  return language === 'id' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
}

/** Reads a typed whole number; null if it is none. */
export function plainCount(typed: string, language: Language): number | null {
  const text = plainAmount(typed, language);
  return text === null || !/^\d{1,12}$/.test(text) ? null : Number(text);
}

/** A plain amount as people type it, without thousands marks. */
export const typedAmount = (plain: string, language: Language): string => (language === 'id' ? plain.replace('.', ',') : plain);
