import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { EXTRACT_SPECS } from '../extracts.ts';
import { fieldProfile, type Profile } from '../profile/schema.ts';

/** Codes by text, by the field of a profile: `{ "tax": { "Pajak Htl": "HOTEL" } }`. */
export type CodeMappings = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FILE = 'code-mappings.json';

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((code) => typeof code === 'string');

const unusable = (path: string) =>
  new UserError({
    id: `"${path}" tidak dapat dibaca. Perbaiki atau hapus berkas itu.`,
    en: `"${path}" cannot be read. Correct or delete that file.`,
  });

/**
 * Reads the mappings of a data folder; empty if there are none.
 * @throws UserError if the file is damaged
 */
export async function readCodeMappings(dataFolder: string): Promise<CodeMappings> {
  const path = join(dataFolder, FILE);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw unusable(path);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && Object.values(value).every(isTextRecord)) return value as CodeMappings;
  } catch {
    // The error below says what to do.
  }
  throw unusable(path);
}

/** Stores the mappings for the next loads. */
export async function writeCodeMappings(dataFolder: string, mappings: CodeMappings): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const path = join(dataFolder, FILE);
  await writeFile(`${path}.new`, `${JSON.stringify(mappings, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Joins mappings by field; later ones come first. */
export const joinMappings = (before: CodeMappings, more: CodeMappings): CodeMappings =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(more)])].map((field) => [field, { ...before[field], ...more[field] }]),
  );

/** Gives texts their mapped codes in fields that collect unknown ones. What the profile itself says comes first. */
export function withMappings(profile: Profile, mappings: CodeMappings): Profile {
  const fields = Object.keys(EXTRACT_SPECS[profile.extract].fields).flatMap((name) => {
    const field = fieldProfile(profile, name, 'reference');
    const own = mappings[name];
    if (field?.unknown !== 'unmapped' || own === undefined) return [];
    const values = Object.fromEntries(Object.entries(own).map(([text, code]) => [text, { code }]));
    return [[name, { ...field, values: { ...values, ...field.values } }] as const];
  });
  return fields.length === 0 ? profile : { ...profile, fields: { ...profile.fields, ...Object.fromEntries(fields) } };
}
