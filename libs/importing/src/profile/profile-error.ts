import { UserError, type Texts } from '@pendapa/contracts';

const isManifest = (name: string): boolean => name.endsWith('/manifest.json');

/** Says which file, key and reason make a profile or manifest unusable. */
export class ProfileError extends UserError {
  override readonly name: string = 'ProfileError';

  constructor(
    readonly profile: string,
    /** Path within the profile, e.g. `fields.amount.column`; empty for the whole file. */
    readonly key: string,
    readonly reason: Texts,
  ) {
    const at = (words: string) => (key === '' ? '' : `, ${words} "${key}"`);
    const what = isManifest(profile) ? { id: 'Manifes', en: 'Manifest' } : { id: 'Profil', en: 'Profile' };
    super({ id: `${what.id} ${profile}${at('kunci')}: ${reason.id}`, en: `${what.en} ${profile}${at('key')}: ${reason.en}` });
  }
}
