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

// The detector's own localStorage reader throws if storage fills up while the page is open.
const detector = new LanguageDetector();
detector.addDetector({
  name: 'stored',
  lookup: () => storedLanguage() ?? undefined,
  cacheUserLanguage: (language) => void writeStored(LANGUAGE_KEY, language),
});

// Texts are bundled with the code that uses them. Initialisation is therefore synchronous, and `defineMessages` adds texts at any
// time. `lng` is set, so that the browser's preference is never used or stored as the user's choice.
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
 * Without a stored choice the product starts in Indonesian, as the specification says. The document's `lang` follows the language,
 * and the language follows a choice in another tab. Returns a function that stops this.
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
