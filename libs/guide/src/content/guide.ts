import type { Texts } from '@pendapa/contracts';

export interface Term {
  readonly term: Texts;
  readonly meaning: Texts;
}

/** Names of the pictures that `npm run docs:guide` makes, in both languages. */
export type PictureName = 'sentence' | 'cards' | 'bars' | 'months' | 'course' | 'matrix' | 'map' | 'forecast';

export type Block =
  | { readonly kind: 'text'; readonly text: Texts }
  | { readonly kind: 'steps'; readonly steps: readonly Texts[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  | { readonly kind: 'picture'; readonly picture: PictureName; readonly caption: Texts };

export interface Section {
  /** Unique within its part; links use it. */
  readonly key: string;
  readonly title: Texts;
  readonly blocks: readonly Block[];
  /** Page of the dashboard that the section is about. */
  readonly page?: `/${string}`;
}

export interface Part {
  readonly key: string;
  readonly title: Texts;
  readonly sections: readonly Section[];
}

export const texts = (id: string, en: string): Texts => ({ id, en });

export const paragraph = (id: string, en: string): Block => ({ kind: 'text', text: texts(id, en) });

export const steps = (...pairs: readonly (readonly [string, string])[]): Block => ({
  kind: 'steps',
  steps: pairs.map(([id, en]) => texts(id, en)),
});

/** Each row is the term in both languages, then its meaning in both languages. */
export const terms = (...rows: readonly (readonly [string, string, string, string])[]): Block => ({
  kind: 'terms',
  terms: rows.map(([id, en, meaningId, meaningEn]) => ({ term: texts(id, en), meaning: texts(meaningId, meaningEn) })),
});

export const picture = (name: PictureName, id: string, en: string): Block => ({ kind: 'picture', picture: name, caption: texts(id, en) });
