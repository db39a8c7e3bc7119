/** The two languages of the product; Indonesian is the default. */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in every language: a missing translation does not compile. */
export type Texts = Readonly<Record<Language, string>>;
