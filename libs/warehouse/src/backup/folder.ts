import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { NotPlain, plainKind, readPlainFile } from '../data-folder/plain-file.ts';

const NO_OTHER_KEYS = { additionalProperties: false } as const;

/** `<backup>/backup.json` lists the files. It is written last, so a folder without it is no backup. */
const BackupSchema = Type.Object(
  {
    format: Type.Literal(1),
    madeAt: Type.String(),
    generation: Type.Integer({ minimum: 1 }),
    sample: Type.Boolean(),
    /** Control sums over all payments and other amounts, as `pendapa status` shows them. */
    sums: Type.Record(Type.String(), Type.String({ pattern: '^-?\\d+$' })),
    files: Type.Array(
      Type.Object(
        {
          // Relative to the data folder, in one of its known folders.
          path: Type.String({
            pattern:
              '^((pendapa|code-mappings|users)\\.json|(parts|generations|profiles|boundaries|audit|journal|sources)/[A-Za-z0-9_][A-Za-z0-9._ -]{0,200})$',
          }),
          sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
          bytes: Type.Integer({ minimum: 0 }),
        },
        NO_OTHER_KEYS,
      ),
    ),
  },
  NO_OTHER_KEYS,
);
export type Backup = Static<typeof BackupSchema>;
export type BackupFile = Backup['files'][number];

export const backupList = (folder: string): string => join(folder, 'backup.json');
/** Files have the hash of their content as name, so unchanged ones exist already and none is overwritten. */
export const storedFile = (folder: string, { sha256 }: Pick<BackupFile, 'sha256'>): string => join(folder, 'files', sha256);

const noBackup = (folder: string, cause?: unknown) =>
  new UserError(
    {
      id: `Folder "${folder}" bukan cadangan Pendapa yang utuh: backup.json tidak ada atau rusak.`,
      en: `The folder "${folder}" is not a complete backup of Pendapa: backup.json is missing or damaged.`,
    },
    { cause },
  );

const notEmpty = (folder: string) =>
  new UserError({
    id: `Folder "${folder}" berisi berkas lain dan bukan cadangan Pendapa. Tidak ada yang ditulis ke dalamnya. Pilih folder kosong.`,
    en: `The folder "${folder}" holds other files and is not a backup of Pendapa. Nothing was written into it. Choose an empty folder.`,
  });

/**
 * Reads the list of a backup.
 * @throws UserError if the folder contains none
 */
export async function readBackup(folder: string): Promise<Backup> {
  let value: unknown;
  try {
    for (const place of [folder, join(folder, 'files')]) await plainKind(place);
    value = JSON.parse((await readPlainFile(backupList(folder))).toString('utf8'));
  } catch (error) {
    if (error instanceof NotPlain) throw error;
    throw noBackup(folder, error);
  }
  if (!Value.Check(BackupSchema, value)) throw noBackup(folder);
  return value;
}

/**
 * Reads the backup in a folder; null for an empty or missing folder.
 * @throws UserError for any other content
 */
export async function existingBackup(folder: string): Promise<Backup | null> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  if (names.includes('backup.json')) return readBackup(folder);
  // An interrupted first backup leaves only its files.
  if (names.every((name) => name === 'files')) return null;
  throw notEmpty(folder);
}
