import { SpokenError, type Texts } from '@pendapa/contracts';

/** A profile that cannot be used: names the file, the key and the reason. */
export class ProfileError extends SpokenError {
  override readonly name: string = 'ProfileError';

  constructor(
    readonly profile: string,
    /** Path within the profile, e.g. `fields.amount.column`; empty for the file as a whole. */
    readonly key: string,
    readonly reason: Texts,
  ) {
    const at = (words: string) => (key === '' ? '' : `, ${words} "${key}"`);
    super({ id: `Profil ${profile}${at('kunci')}: ${reason.id}`, en: `Profile ${profile}${at('key')}: ${reason.en}` });
  }
}
