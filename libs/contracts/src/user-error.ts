import type { Texts } from './texts.ts';

/** An error with a text for the user in both languages: what is wrong, where, and what to do. */
export class UserError extends Error {
  override readonly name: string = 'UserError';

  constructor(
    readonly texts: Texts,
    options?: ErrorOptions,
  ) {
    super(texts.en, options);
  }
}
