import type { Currency } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../extracts.ts';
import { ProfileError } from './profile-error.ts';
import type { NamedProfile } from './read-profile.ts';
import type { Profile } from './schema.ts';

const readsMoney = ({ extract, fields }: Profile): boolean =>
  Object.entries(EXTRACT_SPECS[extract].fields).some(([name, { kind }]) => kind === 'money' && fields[name] !== undefined);

/**
 * Requires number marks in profiles that read amounts of a currency without decimals. `250.000` is 250000 in one file and 250 in another.
 * @throws ProfileError if they are missing
 */
export function requireMarks({ name, profile }: NamedProfile, { code, digits }: Currency): void {
  if (digits > 0 || profile.numbers !== undefined || !readsMoney(profile)) return;
  throw new ProfileError(name, 'numbers', {
    id: `wajib ada, karena ${code} tidak berdesimal: { "decimal": ",", "thousands": "." } bila berkas menulis 1.250.000, { "decimal": ".", "thousands": "none" } bila 1250000.`,
    en: `is needed, because ${code} has no decimals: { "decimal": ",", "thousands": "." } where the file writes 1.250.000, { "decimal": ".", "thousands": "none" } where it writes 1250000.`,
  });
}
