import { basename, join, resolve } from 'node:path';
import { EXTRACTS, isCalendarDate, type ExtractKey, type Period, type Settings } from '@pendapa/contracts';
import { BroughtSettingsSchema } from '@pendapa/contracts/settings';
import { NotPlain, plainKind, readPlainFile } from '@pendapa/warehouse';
import { Type, type Static } from 'typebox';
import type { FolderStep } from '../load/job.ts';
import { findRefusedSetting } from '../profile/refused-setting.ts';
import { findMismatch } from '../profile/explain.ts';
import { ProfileError } from '../profile/profile-error.ts';
import { readProfile, type NamedProfile } from '../profile/read-profile.ts';
import { MonthTotalsSchema, TotalSchema } from '../profile/schema.ts';
import { templateProfile } from '../profile/template-profile.ts';

export const FOLDER_MANIFEST = 'manifest.json';

const NO_OTHER_KEYS = { additionalProperties: false } as const;
const optional = Type.Optional;
const texts = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 200 }), en: Type.String({ minLength: 1, maxLength: 200 }) },
  NO_OTHER_KEYS,
);
/** File name without a folder, so that it stays next to the manifest. */
const fileName = Type.String({ pattern: '^[^./\\\\][^/\\\\]*$', maxLength: 200 });

const EntrySchema = Type.Object(
  {
    template: optional(
      Type.Unsafe<ExtractKey>(Type.String({ enum: [...EXTRACTS], description: 'The files have the form of this template.' })),
    ),
    profile: optional(Type.String({ minLength: 1, description: 'Name or path of the profile by which the files are read.' })),
    files: Type.Array(fileName, { minItems: 1, maxItems: 1_000 }),
    rows: optional(Type.Integer({ minimum: 0, description: 'Rows below the headers of these files.' })),
    sum: optional(TotalSchema),
    months: optional(MonthTotalsSchema),
  },
  NO_OTHER_KEYS,
);

const ManifestSchema = Type.Object(
  {
    $schema: optional(Type.String()),
    description: optional(texts),
    settings: optional(
      Type.Partial(BroughtSettingsSchema, { ...NO_OTHER_KEYS, description: 'Settings that a still empty data folder gets.' }),
    ),
    replace: optional(
      Type.Object({ from: Type.String(), to: Type.String() }, { ...NO_OTHER_KEYS, description: 'Payments of these days are replaced.' }),
    ),
    extracts: Type.Array(EntrySchema, { minItems: 1, maxItems: 200 }),
  },
  NO_OTHER_KEYS,
);

type Entry = Static<typeof EntrySchema>;

/** Content of a folder's manifest: the steps of its load in reading order. */
export interface FolderManifest {
  readonly steps: readonly FolderStep[];
  readonly settings: Partial<Settings> | null;
  readonly replace: Period | null;
}

/** JSON Schema of a folder's `manifest.json`. */
export const folderManifestSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Pendapa import folder',
  ...(JSON.parse(JSON.stringify(ManifestSchema)) as object),
});

async function readManifestFile(folder: string, name: string): Promise<unknown> {
  const bytes = await plainKind(folder)
    .then(() => readPlainFile(join(folder, FOLDER_MANIFEST)))
    .catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' || (error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
      if (error instanceof NotPlain) throw new ProfileError(name, '', error.texts);
      throw new ProfileError(name, '', { id: 'berkas tidak dapat dibaca.', en: 'the file cannot be read.' });
    });
  if (bytes === null) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ProfileError(name, '', { id: `bukan JSON yang sah (${reason}).`, en: `is not valid JSON (${reason}).` });
  }
}

async function readEntryProfile(dataFolder: string, name: string, key: string, { template, profile }: Entry): Promise<NamedProfile> {
  if (template !== undefined && profile === undefined) return templateProfile(template);
  if (profile !== undefined && template === undefined) return readProfile(dataFolder, profile);
  throw new ProfileError(name, key, { id: 'isi salah satu: template atau profile.', en: 'needs one of template and profile.' });
}

function readReplace(name: string, replace: { from: string; to: string } | undefined): Period | null {
  if (!replace) return null;
  if (isCalendarDate(replace.from) && isCalendarDate(replace.to) && replace.from <= replace.to) return replace;
  throw new ProfileError(name, 'replace', {
    id: 'harus dua tanggal YYYY-MM-DD, yang awal lebih dahulu.',
    en: 'must be two dates YYYY-MM-DD, the earlier one first.',
  });
}

const readingOrder = ({ profile }: NamedProfile): number => EXTRACTS.indexOf(profile.extract);

/**
 * Reads the manifest of a folder.
 * @returns null if the path is no folder or has no manifest
 * @throws ProfileError with the key and the reason
 */
export async function readFolderManifest(dataFolder: string, path: string): Promise<FolderManifest | null> {
  const name = `${basename(resolve(path))}/${FOLDER_MANIFEST}`;
  const value = await readManifestFile(path, name);
  if (value === undefined) return null;
  const flaw = findRefusedSetting(value) ?? findMismatch(ManifestSchema, value);
  if (flaw) throw new ProfileError(name, flaw.key, flaw.reason);
  // The schema accepted the value.
  const manifest = value as Static<typeof ManifestSchema>;
  const steps: FolderStep[] = [];
  for (const [index, entry] of manifest.extracts.entries()) {
    const named = await readEntryProfile(dataFolder, name, `extracts.${index}`, entry);
    steps.push({ ...named, files: entry.files, control: { rows: entry.rows, amount: entry.sum, months: entry.months } });
  }
  // Extracts that others refer to are read first, whatever the order in the file.
  steps.sort((a, b) => readingOrder(a) - readingOrder(b));
  return { steps, settings: manifest.settings ?? null, replace: readReplace(name, manifest.replace) };
}
