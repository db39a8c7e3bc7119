import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import { NotPlain, readPlainFile } from '@pendapa/warehouse';
import { findRefusedSetting } from './refused-setting.ts';
import { findContradiction } from './consistency.ts';
import { findMismatch } from './explain.ts';
import { ProfileError } from './profile-error.ts';
import { profileSchema, type Profile } from './schema.ts';

const MAX_PROFILE_BYTES = 1_048_576;

export interface NamedProfile {
  /** Name of the file without `.json`. */
  readonly name: string;
  readonly profile: Profile;
}

const isPath = (nameOrPath: string): boolean => nameOrPath.endsWith('.json') || /[/\\]/.test(nameOrPath);

async function profileNotFound(dataFolder: string, nameOrPath: string): Promise<ProfileError> {
  if (isPath(nameOrPath)) return new ProfileError(nameOrPath, '', { id: 'berkas tidak ditemukan.', en: 'there is no such file.' });
  const folder = join(dataFolder, 'profiles');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
  const knownNames = names.length > 0 ? names.sort().join(', ') : '-';
  return new ProfileError(nameOrPath, '', {
    id: `tidak ada di ${folder}. Profil yang ada: ${knownNames}.`,
    en: `is not in ${folder}. Profiles there: ${knownNames}.`,
  });
}

async function readText(dataFolder: string, nameOrPath: string, path: string): Promise<string> {
  let bytes: Buffer;
  try {
    // The operator may link the profiles of the data folder to another place.
    bytes = isPath(nameOrPath) ? await readPlainFile(path) : await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw await profileNotFound(dataFolder, nameOrPath);
    if (error instanceof NotPlain) throw new ProfileError(nameOrPath, '', error.texts);
    throw new ProfileError(nameOrPath, '', { id: 'berkas tidak dapat dibaca.', en: 'the file cannot be read.' });
  }
  if (bytes.length > MAX_PROFILE_BYTES)
    throw new ProfileError(nameOrPath, '', { id: 'berkas terlalu besar.', en: 'the file is too large.' });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProfileError(nameOrPath, '', { id: 'bukan teks UTF-8.', en: 'is not UTF-8 text.' });
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ProfileError(name, '', { id: `bukan JSON yang sah (${reason}).`, en: `is not valid JSON (${reason}).` });
  }
}

function readExtract(name: string, value: unknown): ExtractKey {
  const extract = typeof value === 'object' && value !== null && 'extract' in value ? value.extract : undefined;
  const knownExtract = EXTRACTS.find((key) => key === extract);
  if (knownExtract) return knownExtract;
  const allowed = EXTRACTS.join(', ');
  throw new ProfileError(name, 'extract', { id: `harus salah satu dari ${allowed}.`, en: `must be one of ${allowed}.` });
}

/**
 * Checks the content of a profile file.
 * @throws ProfileError with the key and the reason
 */
export function checkProfile(name: string, value: unknown): Profile {
  const extract = readExtract(name, value);
  const flaw = findRefusedSetting(value) ?? findMismatch(profileSchema(extract), value);
  if (flaw) throw new ProfileError(name, flaw.key, flaw.reason);
  // The schema of this extract accepted the value.
  const profile = value as Profile;
  const contradiction = findContradiction(profile);
  if (contradiction) throw new ProfileError(name, contradiction.key, contradiction.reason);
  return profile;
}

/**
 * Reads `<data>/profiles/<name>.json`, or the file at a path.
 * @throws ProfileError with the key and the reason
 */
export async function readProfile(dataFolder: string, nameOrPath: string): Promise<NamedProfile> {
  const path = isPath(nameOrPath) ? nameOrPath : join(dataFolder, 'profiles', `${nameOrPath}.json`);
  const text = await readText(dataFolder, nameOrPath, path);
  return { name: basename(path, '.json'), profile: checkProfile(nameOrPath, parseJson(nameOrPath, text)) };
}
