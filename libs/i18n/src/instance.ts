import { createInstance, type i18n as I18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '@pendapa/contracts';

export const DEFAULT_LANGUAGE: Language = 'id';
/** The specification's storage key. */
export const LANGUAGE_KEY = 'i18nextLng';

export const i18n: I18n = createInstance();

// Texts are bundled with the code that uses them, so initialisation is synchronous and `defineMessages` adds to it at any time.
void i18n
  .use(LanguageDetector)
  .use(initReactI18next)
  .init({
    initAsync: false,
    resources: {},
    supportedLngs: [...LANGUAGES],
    fallbackLng: DEFAULT_LANGUAGE,
    nonExplicitSupportedLngs: true,
    keySeparator: false,
    nsSeparator: false,
    ns: [],
    detection: { order: ['localStorage', 'navigator'], lookupLocalStorage: LANGUAGE_KEY, caches: ['localStorage'] },
    interpolation: { escapeValue: false },
    returnNull: false,
  });

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/** The specification: without a stored choice the product starts in Indonesian, whatever the browser prefers. */
export function startLanguage(stored: Language | null = storedLanguage()): void {
  void i18n.changeLanguage(stored ?? DEFAULT_LANGUAGE);
}

export function currentLanguage(): Language {
  return isLanguage(i18n.resolvedLanguage ?? null) ? (i18n.resolvedLanguage as Language) : DEFAULT_LANGUAGE;
}
