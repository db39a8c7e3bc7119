import type { Texts } from './texts.ts';

/** An error that a person can act on: both languages say what is wrong, where, and what to do. */
export class UserError extends Error {
  override readonly name: string = 'UserError';

  constructor(
    readonly texts: Texts,
    options?: ErrorOptions,
  ) {
    super(texts.en, options);
  }
}
