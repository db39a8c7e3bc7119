import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { readManifest, readSettings } from '@pendapa/warehouse';
import { ProfileError } from '../profile/profile-error.ts';

export interface LoadSettings {
  readonly settings: Settings;
  /** True if the folder has no settings yet and gets these with its first load. */
  readonly write: boolean;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const currencyMismatch = (name: string, own: string, folder: string) =>
  new ProfileError(name, 'settings.currency', {
    id: `berkas memakai ${own}, folder data memakai ${folder}. Satu folder data berisi satu mata uang; pakai folder lain atau ubah pendapa.json.`,
    en: `the file counts in ${own}, the data folder in ${folder}. A data folder holds one currency; use another folder, or change pendapa.json.`,
  });

/** Settings for reading a load: those of the folder. A folder without settings and data uses those of the profile. */
export async function settingsFor(dataFolder: string, name: string, own: Partial<Settings> | undefined): Promise<LoadSettings> {
  const isNewFolder = !(await exists(join(dataFolder, 'pendapa.json'))) && (await readManifest(dataFolder)) === null;
  if (isNewFolder && own) return { settings: { ...DEFAULT_SETTINGS, ...own }, write: true };
  const settings = await readSettings(dataFolder);
  if (own?.currency && (own.currency.code !== settings.currency.code || own.currency.digits !== settings.currency.digits)) {
    throw currencyMismatch(name, own.currency.code, settings.currency.code);
  }
  return { settings, write: false };
}
