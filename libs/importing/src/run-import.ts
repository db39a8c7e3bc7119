import { resolve } from 'node:path';
import { EXTRACTS, SpokenError, type Period } from '@pendapa/contracts';
import type { ControlTotals } from './load/conclude.ts';
import type { ImportJob, ImportProgress } from './load/import-into.ts';
import { engineMemory, LIMITS, runChild, type ChildLimits } from './process/run-child.ts';
import { ProfileError } from './profile/profile-error.ts';
import { readProfile, type NamedProfile } from './profile/read-profile.ts';
import type { Receipt } from './receipt.ts';
import { readFolderManifest } from './template/folder-manifest.ts';
import { templateNamed, templateProfile } from './template/template-profile.ts';

export interface ImportOptions {
  readonly dataFolder: string;
  /** A file, or a folder whose files that fit the profile are one load, in the order of their names. */
  readonly path: string;
  /** Name of a profile in `<data>/profiles`, path of a profile file, or `template:<extract>`; left out where the folder has a manifest. */
  readonly profile?: string | undefined;
  /** Payments of these days and of the profile's source are replaced by the file's. */
  readonly replace?: Period | undefined;
  /** Rows of every source are replaced, and not only those of the profile's. */
  readonly replaceAllSources?: boolean | undefined;
  /** The total of the new rows, in major units: needed where they hold much less than the rows that they replace. */
  readonly confirm?: string | undefined;
  /** The source of the served rows of which no source is known. */
  readonly unknownSource?: string | undefined;
  /** Everything but the publication. */
  readonly check?: boolean | undefined;
  /** Files that were read before in another way are read once more. */
  readonly again?: boolean | undefined;
  readonly control?: ControlTotals | undefined;
  readonly limits?: Partial<ChildLimits> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Process number of the import, as soon as it runs. */
  readonly onStart?: ((pid: number) => void) | undefined;
}

/** The profile of that name; ProfileError where there is none. */
async function profileNamed(dataFolder: string, name: string): Promise<NamedProfile> {
  const wanted = templateNamed(name);
  if (wanted === null) return readProfile(dataFolder, name);
  const extract = EXTRACTS.find((key) => key === wanted);
  if (extract) return templateProfile(extract);
  const allowed = EXTRACTS.join(', ');
  throw new ProfileError(name, '', { id: `templat yang ada: ${allowed}.`, en: `the templates are: ${allowed}.` });
}

const unexplained = (path: string) =>
  new SpokenError({
    id: `"${path}" tidak berisi manifest.json; sebutkan profil untuk membacanya.`,
    en: `"${path}" has no manifest.json; name a profile to read it by.`,
  });

async function jobOf({ profile, path, ...options }: ImportOptions, memoryLimit: string): Promise<ImportJob> {
  const dataFolder = resolve(options.dataFolder);
  const { check = false, again = false } = options;
  const { replaceAllSources = false, confirm, unknownSource } = options;
  const said = {
    replaceAllSources,
    ...(confirm === undefined ? {} : { confirm }),
    ...(unknownSource === undefined ? {} : { unknownSource }),
  };
  const common = { dataFolder, path: resolve(path), check, again, ...said, memoryLimit };
  const replace = options.replace ?? null;
  if (profile !== undefined) return { ...common, ...(await profileNamed(dataFolder, profile)), replace, control: options.control ?? {} };
  const manifest = await readFolderManifest(dataFolder, common.path);
  if (!manifest) throw unexplained(path);
  return { ...common, steps: manifest.steps, settings: manifest.settings, replace: replace ?? manifest.replace };
}

/**
 * Imports a file or folder in a process of its own and publishes it as the next generation. ProfileError for a profile or manifest
 * that cannot be used, ImportRefused with every place where the files are not as declared, SpokenError for what else a person can
 * act on; in all these cases what is served has not changed.
 */
export async function runImport(options: ImportOptions): Promise<Receipt> {
  const limits = { ...LIMITS, ...options.limits };
  const job = await jobOf(options, engineMemory(limits));
  return runChild(job, { limits, signal: options.signal, onProgress: options.onProgress, onStart: options.onStart });
}
