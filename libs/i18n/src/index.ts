export { currentLanguage, DEFAULT_LANGUAGE, i18n, LANGUAGE_KEY, startLanguage } from './instance.ts';
export { defineMessages, useMessages, useText, type MessageKey, type Messages, type Translate } from './messages.ts';
