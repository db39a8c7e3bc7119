export { changeLanguage, currentLanguage, DEFAULT_LANGUAGE, i18n, LANGUAGE_KEY, startLanguage } from './instance.ts';
export {
  defineMessages,
  LanguageOverride,
  useLanguage,
  useMessages,
  useReadersLanguage,
  useText,
  type MessageKey,
  type Messages,
  type Params,
  type Translate,
} from './messages.ts';
export { createFormat, DEFAULT_FORMAT_SETTINGS, type Format, type FormatSettings } from './format.ts';
export { FormatSettingsProvider, useFormat } from './format-settings.tsx';
export type { Money, MoneyScale } from './format-money.ts';
export type { CountScale } from './format-number.ts';
export { unbroken } from './unbroken.tsx';
