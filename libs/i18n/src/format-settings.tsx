import { createContext, useContext, useMemo } from 'react';
import { createFormat, DEFAULT_FORMAT_SETTINGS, type Format, type FormatSettings } from './format.ts';
import { useLanguage } from './messages.ts';

const SettingsContext = createContext<FormatSettings>(DEFAULT_FORMAT_SETTINGS);

/** Supplies the agency's currency and time zone to every format below it. */
export const FormatSettingsProvider = SettingsContext.Provider;

/** Formats in the current language; the component renders again when the language changes. */
export function useFormat(): Format {
  const settings = useContext(SettingsContext);
  const language = useLanguage();
  return useMemo(() => createFormat(language, settings), [language, settings]);
}
