import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Texts } from '@pendapa/contracts';
import { currentLanguage, i18n } from './instance.ts';

type Keys<T> = Extract<keyof T, string>;
/** English tells one from many, Indonesian does not: a key with `_other` needs its `_one` in English only. */
type English<I> = { readonly [K in Keys<I>]: string } & {
  readonly [K in Keys<I> as K extends `${infer Base}_other` ? `${Base}_one` : never]: string;
};
type Base<K extends string> = K extends `${infer B}_other` ? B : K;
type Placeholders<T> = T extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type TextOf<I, K extends string> = K extends keyof I ? I[K] : `${K}_other` extends keyof I ? I[`${K}_other`] : never;
type Params<I, K extends string> = Placeholders<TextOf<I, K>>;

export interface Messages<I extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  readonly namespace: string;
  readonly id: I;
}

export type MessageKey<M extends Messages> = Base<Keys<M['id']>>;

/** A typed translate: placeholders of the text are required parameters; `count` chooses the plural. */
export type Translate<I extends Readonly<Record<string, string>>> = <K extends Base<Keys<I>>>(
  key: K,
  ...params: [Params<I, K>] extends [never] ? [] : [Readonly<Record<Params<I, K>, string | number>>]
) => string;

/**
 * Registers the texts of one place in both languages. `namespace` is the feature's key, with a suffix where the texts
 * travel in another chunk (`arrears`, `arrears.menu`). A key that one language lacks does not compile.
 */
export function defineMessages<const I extends Readonly<Record<string, string>>>(
  namespace: string,
  texts: { readonly id: I; readonly en: English<I> },
): Messages<I> {
  i18n.addResourceBundle('id', namespace, texts.id, true, true);
  i18n.addResourceBundle('en', namespace, texts.en, true, true);
  return { namespace, id: texts.id };
}

/** The typed `t` of these messages; the component renders again when the language changes. */
export function useMessages<I extends Readonly<Record<string, string>>>(messages: Messages<I>): Translate<I> {
  const { t } = useTranslation(messages.namespace, { i18n });
  return useCallback((key, ...params) => t(key, { ns: messages.namespace, ...params[0] }), [t, messages.namespace]);
}

/** The language of the texts; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation(undefined, { i18n });
  return currentLanguage();
}

/** Both languages of a text that travels with data, in the current one. */
export function useText(): (texts: Texts) => string {
  const language = useLanguage();
  return useCallback((texts) => texts[language], [language]);
}
