import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import { NotPlain, readPlainFile } from '@pendapa/warehouse';
import { refusedSetting } from './brought-settings.ts';
import { contradiction } from './consistency.ts';
import { explain } from './explain.ts';
import { ProfileError } from './profile-error.ts';
import { profileSchema, type Profile } from './schema.ts';

const LARGEST_PROFILE = 1_048_576;

export interface NamedProfile {
  /** Name of the file without `.json`. */
  readonly name: string;
  readonly profile: Profile;
}

const isPath = (nameOrPath: string): boolean => nameOrPath.endsWith('.json') || /[/\\]/.test(nameOrPath);

async function missing(dataFolder: string, nameOrPath: string): Promise<ProfileError> {
  if (isPath(nameOrPath)) return new ProfileError(nameOrPath, '', { id: 'berkas tidak ditemukan.', en: 'there is no such file.' });
  const folder = join(dataFolder, 'profiles');
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
  const known = names.length > 0 ? names.sort().join(', ') : '-';
  return new ProfileError(nameOrPath, '', {
    id: `tidak ada di ${folder}. Yang ada: ${known}.`,
    en: `is not in ${folder}. Present: ${known}.`,
  });
}

async function readText(dataFolder: string, nameOrPath: string, path: string): Promise<string> {
  let bytes: Buffer;
  try {
    // The operator may link the profiles of the data folder to another place.
    bytes = isPath(nameOrPath) ? await readPlainFile(path) : await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw await missing(dataFolder, nameOrPath);
    if (error instanceof NotPlain) throw new ProfileError(nameOrPath, '', error.texts);
    throw new ProfileError(nameOrPath, '', { id: 'berkas tidak dapat dibaca.', en: 'the file cannot be read.' });
  }
  if (bytes.length > LARGEST_PROFILE) throw new ProfileError(nameOrPath, '', { id: 'berkas terlalu besar.', en: 'the file is too large.' });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProfileError(nameOrPath, '', { id: 'bukan teks UTF-8.', en: 'is not UTF-8 text.' });
  }
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ProfileError(name, '', { id: `bukan JSON yang sah (${reason}).`, en: `is not valid JSON (${reason}).` });
  }
}

function extractOf(name: string, value: unknown): ExtractKey {
  const extract = typeof value === 'object' && value !== null && 'extract' in value ? value.extract : undefined;
  const known = EXTRACTS.find((key) => key === extract);
  if (known) return known;
  const allowed = EXTRACTS.join(', ');
  throw new ProfileError(name, 'extract', { id: `harus salah satu dari ${allowed}.`, en: `must be one of ${allowed}.` });
}

/**
 * Checks the content of a profile file.
 * @throws ProfileError with the key and the reason
 */
export function checkProfile(name: string, value: unknown): Profile {
  const extract = extractOf(name, value);
  const flaw = refusedSetting(value) ?? explain(profileSchema(extract), value);
  if (flaw) throw new ProfileError(name, flaw.key, flaw.reason);
  // The schema of this extract accepted the value.
  const profile = value as Profile;
  const contradicted = contradiction(profile);
  if (contradicted) throw new ProfileError(name, contradicted.key, contradicted.reason);
  return profile;
}

/**
 * Reads `<data>/profiles/<name>.json`, or the file at a path.
 * @throws ProfileError with the key and the reason
 */
export async function readProfile(dataFolder: string, nameOrPath: string): Promise<NamedProfile> {
  const path = isPath(nameOrPath) ? nameOrPath : join(dataFolder, 'profiles', `${nameOrPath}.json`);
  const text = await readText(dataFolder, nameOrPath, path);
  return { name: basename(path, '.json'), profile: checkProfile(nameOrPath, parse(nameOrPath, text)) };
}
