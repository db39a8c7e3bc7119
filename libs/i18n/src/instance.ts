import { createInstance, type i18n as I18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, readStored, writeStored, type Language } from '@pendapa/contracts';

export const DEFAULT_LANGUAGE: Language = 'id';
/** The specification's storage key. */
export const LANGUAGE_KEY = 'i18nextLng';

export const i18n: I18n = createInstance();

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The language of a tag: that of 'en-GB' is English. Null if it is no tag, or one of another language. */
function languageOf(tag: string): Language | null {
  try {
    const { language } = new Intl.Locale(tag.trim());
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

const storedLanguage = (): Language | null => languageOf(readStored(LANGUAGE_KEY) ?? '');

// The detector's own localStorage reader throws where storage fills up while the page is open.
const detector = new LanguageDetector();
detector.addDetector({
  name: 'stored',
  lookup: () => storedLanguage() ?? undefined,
  cacheUserLanguage: (language) => void writeStored(LANGUAGE_KEY, language),
});

// Texts are bundled with the code that uses them, so initialisation is synchronous and `defineMessages` adds to it at any time.
// `lng` is given, so that what the browser prefers is never taken, and never kept, as the reader's choice.
void i18n
  .use(detector)
  .use(initReactI18next)
  .init({
    initAsync: false,
    lng: storedLanguage() ?? DEFAULT_LANGUAGE,
    resources: {},
    supportedLngs: [...LANGUAGES],
    fallbackLng: DEFAULT_LANGUAGE,
    nonExplicitSupportedLngs: true,
    keySeparator: false,
    nsSeparator: false,
    ns: [],
    detection: { order: ['stored', 'navigator'], caches: ['stored'] },
    interpolation: { escapeValue: false },
    returnNull: false,
  });

const markDocument = () => document.documentElement.setAttribute('lang', currentLanguage());

function followOtherTabs(event: StorageEvent): void {
  // A null key means that everything was cleared.
  if (event.key === LANGUAGE_KEY || event.key === null) void i18n.changeLanguage(storedLanguage() ?? DEFAULT_LANGUAGE);
}

/**
 * The specification: without a stored choice the product starts in Indonesian, whatever the browser prefers. From here
 * on the document's `lang` follows the language, and so does a choice made in another tab. Returns what ends this.
 */
export function startLanguage(): () => void {
  i18n.on('languageChanged', markDocument);
  window.addEventListener('storage', followOtherTabs);
  void i18n.changeLanguage(storedLanguage() ?? DEFAULT_LANGUAGE);
  return () => {
    i18n.off('languageChanged', markDocument);
    window.removeEventListener('storage', followOtherTabs);
  };
}

export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}

export function changeLanguage(language: Language): void {
  void i18n.changeLanguage(language);
}
