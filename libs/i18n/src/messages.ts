import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language, type Texts } from '@pendapa/contracts';
import { plainNumber } from './format-number.ts';
import { currentLanguage, i18n } from './instance.ts';

type Keys<T> = Extract<keyof T, string>;
/** English has a singular, Indonesian has none. A key with `_other` therefore needs `_one` in English only. */
type English<I> = { readonly [K in Keys<I>]: string } & {
  readonly [K in Keys<I> as K extends `${infer Base}_other` ? `${Base}_one` : never]: string;
};
type Base<K extends string> = K extends `${infer B}_other` ? B : K;
type Placeholders<T> = T extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type TextOf<I, K extends string> = K extends keyof I ? I[K] : `${K}_other` extends keyof I ? I[`${K}_other`] : never;
/** Names of the placeholders of a text. */
export type Params<I, K extends string> = Placeholders<TextOf<I, K>>;

export interface Messages<I extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  readonly namespace: string;
  readonly id: I;
}

export type MessageKey<M extends Messages> = Base<Keys<M['id']>>;

/**
 * A typed translate: placeholders of the text are required parameters; `count` chooses the plural. A text is not said (null) where one of
 * its placeholders is not known (null).
 */
export interface Translate<I extends Readonly<Record<string, string>>> {
  <K extends Base<Keys<I>>>(
    key: K,
    ...params: [Params<I, K>] extends [never] ? [] : [Readonly<Record<Params<I, K>, string | number>>]
  ): string;
  <K extends Base<Keys<I>>>(key: K, params: Readonly<Record<Params<I, K>, string | number | null>>): string | null;
}

/**
 * Registers the texts of one place in both languages. `namespace` is the feature's key, with a suffix for texts of another chunk
 * (`arrears`, `arrears.menu`). A key that one language lacks does not compile.
 */
export function defineMessages<const I extends Readonly<Record<string, string>>>(
  namespace: string,
  texts: { readonly id: I; readonly en: English<I> },
): Messages<I> {
  i18n.addResourceBundle('id', namespace, texts.id, true, true);
  i18n.addResourceBundle('en', namespace, texts.en, true, true);
  // Texts that are edited while the page is open (in development) are read anew.
  for (const language of LANGUAGES) translates.delete(`${language} ${namespace}`);
  return { namespace, id: texts.id };
}

type TextParameters = Readonly<Record<string, string | number | null>>;
const PLACEHOLDER = /{{(\w+)}}/g;

function fillPlaceholders(text: string, params: TextParameters): string | null {
  let isComplete = true;
  const filledText = text.replace(PLACEHOLDER, (whole, name: string) => {
    if (params[name] === null) isComplete = false;
    return name in params ? String(params[name]) : whole;
  });
  return isComplete ? filledText : null;
}

/**
 * A page asks for its texts thousands of times after each change of its figures. Texts without a count are therefore cached, and
 * placeholders are filled in here. A count goes through the plural rules each time and is formatted as a number: "1.520 surat".
 */
function createTranslate(namespace: string, language: Language): (key: string, params?: TextParameters) => string | null {
  const translate = i18n.getFixedT(language, namespace);
  const plain = new Map<string, string>();
  const textOf = (key: string): string => {
    const text = plain.get(key) ?? translate(key, { ns: namespace, skipInterpolation: true });
    plain.set(key, text);
    return text;
  };
  return (key, params) => {
    if (!params) return textOf(key);
    const { count } = params;
    if (count === null) return null;
    if (typeof count !== 'number') return fillPlaceholders(textOf(key), params);
    const pluralText = translate(key, { ns: namespace, count, skipInterpolation: true });
    return fillPlaceholders(pluralText, { ...params, count: plainNumber(count, language, 0, 0) });
  };
}

const translates = new Map<string, ReturnType<typeof createTranslate>>();

function translateOf(namespace: string, language: Language): ReturnType<typeof createTranslate> {
  const key = `${language} ${namespace}`;
  const translate = translates.get(key) ?? createTranslate(namespace, language);
  translates.set(key, translate);
  return translate;
}

function onLanguage(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

/** The user's language; the component renders again when it changes. */
export const useReadersLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);

const LanguageContext = createContext<Language | null>(null);

/** Sets the language of its children, such as a file; null uses the user's language again. */
export const LanguageOverride = LanguageContext.Provider;

/** The language of the texts; the component renders again when it changes. */
export function useLanguage(): Language {
  const readers = useReadersLanguage();
  return useContext(LanguageContext) ?? readers;
}

/** The typed `t` of these messages; the component renders again when the language changes. */
export const useMessages = <I extends Readonly<Record<string, string>>>(messages: Messages<I>): Translate<I> =>
  // Null comes of nothing but a null among the parameters, which the first signature has not.
  translateOf(messages.namespace, useLanguage()) as Translate<I>;

/** Both languages of a text that travels with data, in the current one. */
export function useText(): (texts: Texts) => string {
  const language = useLanguage();
  return useCallback((texts) => texts[language], [language]);
}
