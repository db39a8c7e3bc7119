import { resolve } from 'node:path';
import { EXTRACTS, UserError, type Period } from '@pendapa/contracts';
import type { ControlTotals } from './load/finalize-load.ts';
import { readCodeMappings } from './load/code-mappings.ts';
import type { CheckedLoad, ImportJob, ImportProgress } from './load/import-into.ts';
import { engineMemory, runChild } from './process/run-child.ts';
import { LIMITS, type ChildLimits } from './process/supervise.ts';
import { ProfileError } from './profile/profile-error.ts';
import { readProfile, type NamedProfile } from './profile/read-profile.ts';
import type { Receipt } from './receipt.ts';
import { readFolderManifest } from './template/folder-manifest.ts';
import { templateExtractOf, templateProfile } from './profile/template-profile.ts';

export interface ImportOptions {
  readonly dataFolder: string;
  /** A file, or a folder whose matching files are one load, in the order of their names. */
  readonly path: string;
  /** Name of a profile in `<data>/profiles`, path of a profile file, or `template:<extract>`. Not needed if the folder has a manifest. */
  readonly profile?: string | undefined;
  /** Payments of these days and of the profile's source are replaced. */
  readonly replace?: Period | undefined;
  /** True: rows of all sources are replaced. False: only those of the profile's source. */
  readonly replaceAllSources?: boolean | undefined;
  /** Total of the new rows in major units; needed if they hold much less than the replaced rows. */
  readonly confirm?: string | undefined;
  /** Source that served rows of an unknown source belong to. */
  readonly unknownSource?: string | undefined;
  /** True: everything is done except the publication. */
  readonly check?: boolean | undefined;
  /** Result of a check; another file or other changes are refused. */
  readonly expected?: CheckedLoad | undefined;
  /** True: files that were read differently before are read again. */
  readonly again?: boolean | undefined;
  readonly control?: ControlTotals | undefined;
  readonly limits?: Partial<ChildLimits> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Folder for temporary files; default: that of the system. */
  readonly scratch?: string | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Is called with the process number of the import as soon as it runs. */
  readonly onStart?: ((pid: number) => void) | undefined;
}

/**
 * Finds a profile or template by name.
 * @throws ProfileError if there is none
 */
async function findProfile(dataFolder: string, name: string): Promise<NamedProfile> {
  const wanted = templateExtractOf(name);
  if (wanted === null) return readProfile(dataFolder, name);
  const extract = EXTRACTS.find((key) => key === wanted);
  if (extract) return templateProfile(extract);
  const allowed = EXTRACTS.join(', ');
  throw new ProfileError(name, '', { id: `templat yang ada: ${allowed}.`, en: `the templates are: ${allowed}.` });
}

const noProfile = (path: string) =>
  new UserError({
    id: `"${path}" tidak berisi manifest.json; sebutkan profil untuk membacanya.`,
    en: `"${path}" has no manifest.json; name a profile to read it by.`,
  });

async function createJob({ profile, path, ...options }: ImportOptions, memoryLimit: string): Promise<ImportJob> {
  const dataFolder = resolve(options.dataFolder);
  const { check = false, again = false, expected } = options;
  const { replaceAllSources = false, confirm, unknownSource } = options;
  const replaceOptions = {
    replaceAllSources,
    ...(confirm === undefined ? {} : { confirm }),
    ...(unknownSource === undefined ? {} : { unknownSource }),
  };
  const mappings = await readCodeMappings(dataFolder);
  const common = {
    dataFolder,
    path: resolve(path),
    check,
    again,
    ...replaceOptions,
    ...(expected === undefined ? {} : { expected }),
    memoryLimit,
    ...(Object.keys(mappings).length === 0 ? {} : { mappings }),
  };
  const replace = options.replace ?? null;
  if (profile !== undefined) return { ...common, ...(await findProfile(dataFolder, profile)), replace, control: options.control ?? {} };
  const manifest = await readFolderManifest(dataFolder, common.path);
  if (!manifest) throw noProfile(path);
  return { ...common, steps: manifest.steps, settings: manifest.settings, replace: replace ?? manifest.replace };
}

/**
 * Imports a file or folder in a process of its own and publishes it as the next generation. The served data stay unchanged after any
 * error.
 * @returns the receipt of the load
 * @throws ProfileError if a profile or manifest cannot be used
 * @throws ImportRefused with every place at which the files are wrong
 * @throws FolderLocked, ImportedBefore, ChangedSinceCheck for what a caller may wait for, confirm or check again
 * @throws UserError for everything else that a person can act on
 */
export async function runImport(options: ImportOptions): Promise<Receipt> {
  const limits = { ...LIMITS, ...options.limits };
  const job = await createJob(options, engineMemory(limits));
  const { signal, scratch, onProgress, onStart } = options;
  return runChild(job, { limits, signal, scratch, onProgress, onStart });
}
