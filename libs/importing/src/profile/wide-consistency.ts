import { EXTRACT_SPECS } from '../extracts.ts';
import { scaleOfWord } from '../values/scale-words.ts';
import { mismatch, type Mismatch } from './explain.ts';
import type { Profile } from './schema.ts';

const PERIOD_PARTS: readonly string[] = ['year', 'month', 'quarter'];

interface WideFieldProfile {
  readonly wide?: boolean;
  readonly year?: { readonly wide?: boolean };
  readonly month?: { readonly wide?: boolean };
  readonly quarter?: { readonly wide?: boolean };
}

/** Names of what the profile takes from the wide columns: parts of the period, and fields. */
function wanted({ extract, fields }: Profile): readonly string[] {
  return Object.entries(EXTRACT_SPECS[extract].fields).flatMap(([name, { kind }]) => {
    const field: WideFieldProfile = fields[name] ?? {};
    const parts = PERIOD_PARTS.filter((part) => field[part as 'year' | 'month' | 'quarter']?.wide);
    return [...parts, ...(field.wide && kind !== 'money' ? [name] : [])];
  });
}

/** Names of what a wide column says. */
function given(meaning: NonNullable<Profile['wide']>[string]): readonly string[] {
  if (typeof meaning === 'number') return ['month'];
  return typeof meaning === 'string' ? ['year', 'month'] : Object.keys(meaning);
}

const isPartNumber = (name: string, value: unknown): boolean => {
  const [min = 0, max = 0] = { month: [1, 12], quarter: [1, 4] }[name] ?? [1900, 2199];
  return typeof value === 'number' && value >= min && value <= max;
};

/** Checks that every wide column says what the fields take from it, and nothing else. */
export function checkWide(profile: Profile): Mismatch | null {
  const names = wanted(profile);
  for (const [column, meaning] of Object.entries(profile.wide ?? {})) {
    const key = `wide.${column}`;
    const namesOfColumn = given(meaning);
    const missing = names.find((name) => !namesOfColumn.includes(name));
    if (missing !== undefined) return mismatch(key, `tidak menyebut "${missing}".`, `does not say "${missing}".`);
    if (typeof meaning !== 'object') continue;
    const unused = namesOfColumn.find((name) => !names.includes(name));
    if (unused !== undefined)
      return mismatch(
        key,
        `"${unused}" tidak dibaca: tulis "wide": true pada field itu.`,
        `"${unused}" is not read: put "wide": true at the field.`,
      );
    const bad = Object.entries(meaning).find(([name, value]) => PERIOD_PARTS.includes(name) && !isPartNumber(name, value));
    if (bad) return mismatch(`${key}.${bad[0]}`, 'bukan bagian masa yang mungkin.', 'is no possible part of a period.');
  }
  return null;
}

/** Refuses a suffix that multiplies, where nothing multiplies: `88,72 M` would be read as 88. */
export function checkScales({ numbers, fields }: Profile): Mismatch | null {
  const { suffix, scales } = numbers ?? {};
  const multiplies = Object.values(fields).some((field) => field !== undefined && 'multiply' in field);
  if (suffix === undefined || scaleOfWord(suffix) === null || multiplies || scales !== undefined) return null;
  return mismatch(
    'numbers.suffix',
    `"${suffix.trim()}" adalah kelipatan: tulis "scales": { "${suffix.trim()}": ${scaleOfWord(suffix) ?? 1} }.`,
    `"${suffix.trim()}" multiplies: write "scales": { "${suffix.trim()}": ${scaleOfWord(suffix) ?? 1} }.`,
  );
}
