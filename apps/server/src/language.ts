import type { Language, Texts } from '@pendapa/contracts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of the command line: PENDAPA_LANG, else English if the system's locale is English, else Indonesian. */
export function messageLanguage(env: Environment = process.env): Language {
  const chosen = env['PENDAPA_LANG']?.trim().toLowerCase();
  if (chosen === 'id' || chosen === 'en') return chosen;
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return locale.toLowerCase().startsWith('en') ? 'en' : 'id';
}

/** The text in both languages, the command line's first. */
export function localizeBoth(texts: Texts): string {
  const language = messageLanguage();
  return `${texts[language]}\n${texts[language === 'id' ? 'en' : 'id']}`;
}

/** The text in the language of the command line. */
export const localize = (texts: Texts): string => texts[messageLanguage()];
