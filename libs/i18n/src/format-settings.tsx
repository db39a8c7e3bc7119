import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat, DEFAULT_FORMAT_SETTINGS, type Format, type FormatSettings } from './format.ts';
import { i18n } from './instance.ts';

const SettingsContext = createContext<FormatSettings>(DEFAULT_FORMAT_SETTINGS);

/** Supplies the agency's currency and time zone to every format below it. */
export const FormatSettingsProvider = SettingsContext.Provider;

/** Formats in the current language; the component renders again when the language changes. */
export function useFormat(): Format {
  const settings = useContext(SettingsContext);
  const { i18n: instance } = useTranslation(undefined, { i18n });
  const language = instance.resolvedLanguage === 'en' ? 'en' : 'id';
  return useMemo(() => createFormat(language, settings), [language, settings]);
}
