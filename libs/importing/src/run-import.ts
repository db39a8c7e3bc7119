import { resolve } from 'node:path';
import type { Period } from '@pendapa/contracts';
import type { ControlTotals } from './load/conclude.ts';
import type { ImportProgress } from './load/import-into.ts';
import { runChild, type ChildLimits } from './process/run-child.ts';
import { readProfile } from './profile/read-profile.ts';
import type { Receipt } from './receipt.ts';

export interface ImportOptions {
  readonly dataFolder: string;
  /** A file, or a folder whose files that fit the profile are one load, in the order of their names. */
  readonly path: string;
  /** Name of a profile in `<data>/profiles`, or the path of a profile file. */
  readonly profile: string;
  /** Payments of these days are replaced by the file's. */
  readonly replace?: Period | undefined;
  /** Everything but the publication. */
  readonly check?: boolean | undefined;
  readonly control?: ControlTotals | undefined;
  readonly limits?: Partial<ChildLimits> | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Process number of the import, as soon as it runs. */
  readonly onStart?: ((pid: number) => void) | undefined;
}

const LIMITS: ChildLimits = { memoryMb: 1_024, seconds: 600 };

/**
 * Imports a file or folder in a process of its own and publishes it as the next generation. ProfileError for a profile that cannot
 * be used, ImportRefused with every place where the files are not as declared, SpokenError for what else a person can act on; in
 * all these cases what is served has not changed.
 */
export async function runImport(options: ImportOptions): Promise<Receipt> {
  const dataFolder = resolve(options.dataFolder);
  const named = await readProfile(dataFolder, options.profile);
  const limits = { ...LIMITS, ...options.limits };
  const job = {
    ...named,
    dataFolder,
    path: resolve(options.path),
    replace: options.replace ?? null,
    check: options.check ?? false,
    control: options.control ?? {},
    memoryLimit: `${Math.ceil(limits.memoryMb / 2)}MB`,
  };
  return runChild(job, { limits, signal: options.signal, onProgress: options.onProgress, onStart: options.onStart });
}
