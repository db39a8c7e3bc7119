import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, type Check, type UploadFault } from '@pendapa/contracts';
import { ImportRefused, runImport, runProposal, type ImportProgress, type Receipt } from '@pendapa/importing';
import { findGenerationBefore } from './generation-before.ts';
import { receiptForPage } from './receipt-for-page.ts';
import type { StoredUpload } from './stored-upload.ts';
import type { UploadPaths } from './upload-folder.ts';

/** Everything that a step of one upload needs. */
export interface StepContext {
  readonly dataFolder: string;
  readonly upload: StoredUpload;
  readonly paths: UploadPaths;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Says what went wrong to the user. */
  readonly onFault: (error: unknown) => UploadFault;
}

/** Result of a step, which becomes part of the upload. */
export type StepResult = Partial<StoredUpload> & Pick<StoredUpload, 'step'>;

const isTemplate = (profile: string): boolean => profile.startsWith('template:');
const profileFile = (folder: string, name: string): string => join(folder, `${name}.json`);
const savedProfile = (dataFolder: string, name: string): string => profileFile(join(dataFolder, 'profiles'), name);

const noProfile = () => new UserError({ id: 'Berkas ini belum dibaca seluruhnya.', en: 'The file has not been read as a whole.' });

const otherProfile = (name: string) =>
  new UserError({
    id: `Profil "${name}" sudah ada dan berbeda. Pilih nama lain.`,
    en: `There is another profile "${name}" already. Choose another name.`,
  });

/** Name of the source whose rows an upload replaces. */
const sourceName = ({ reading, proposal, check }: StoredUpload): string =>
  reading.profile ?? check?.source ?? (proposal?.extract ?? 'upload').toLowerCase();

/** Text of the profile that a person's decisions gave; null if a saved profile reads the file. */
function proposedProfile({ reading, proposal }: StoredUpload): string | null {
  if (reading.profile !== undefined) return null;
  if (!proposal?.profile) throw noProfile();
  return `${JSON.stringify(proposal.profile, null, 2)}\n`;
}

/** A profile whose payments stand beside those of the same days. */
const withAppend = (profile: string): string => `${JSON.stringify({ ...(JSON.parse(profile) as object), append: true }, null, 2)}\n`;

/**
 * Stores the profile of a check in the folder of the upload, so that the publication uses the same.
 * @returns what `runImport` takes as profile
 */
async function storeProfile({ dataFolder, upload, paths }: StepContext): Promise<string> {
  const name = sourceName(upload);
  if (isTemplate(name)) return name;
  await rm(paths.profile, { recursive: true, force: true });
  await mkdir(paths.profile, { mode: 0o700 });
  const target = profileFile(paths.profile, name);
  const text = proposedProfile(upload) ?? (await readFile(savedProfile(dataFolder, name), 'utf8'));
  await writeFile(target, upload.check?.append === true ? withAppend(text) : text, { mode: 0o600 });
  return target;
}

/**
 * Checks that a profile can be saved under its name.
 * @throws UserError if there is another one
 */
export async function requireFreeName(dataFolder: string, upload: StoredUpload): Promise<void> {
  const text = proposedProfile(upload);
  if (text === null || upload.check?.saveProfile !== true) return;
  const name = sourceName(upload);
  const saved = await readFile(savedProfile(dataFolder, name), 'utf8').catch(() => null);
  if (saved !== null && saved !== text) throw otherProfile(name);
}

async function saveProfile({ dataFolder, upload }: StepContext): Promise<void> {
  const text = proposedProfile(upload);
  if (text === null || upload.check?.saveProfile !== true) return;
  await requireFreeName(dataFolder, upload);
  await mkdir(join(dataFolder, 'profiles'), { recursive: true });
  const path = savedProfile(dataFolder, sourceName(upload));
  // A crash leaves the profile before, or none.
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

const optionsOf = ({ replace, replaceAllSources, confirm, unknownSource, again, control }: Check) => ({
  replace,
  replaceAllSources,
  confirm,
  unknownSource,
  again,
  control,
});

/** A refused file is a result, not a failure. */
const receiptOf = (running: Promise<Receipt>): Promise<Receipt> =>
  running.catch((error: unknown) => {
    if (error instanceof ImportRefused) return error.receipt;
    throw error;
  });

/** Proposes a profile for the file, with what was decided so far. */
export async function readFileOf({ dataFolder, upload, paths, signal }: StepContext): Promise<StepResult> {
  const { profile, ...decided } = upload.reading;
  const cleared = { receipt: null, checked: null };
  if (profile !== undefined) return { step: 'proposed', proposal: null, ...cleared };
  const decisions = { ...decided, answers: decided.answers ?? {} };
  const proposal = await runProposal({ path: paths.file, dataFolder, decisions, signal, scratch: paths.scratch });
  return { step: proposal.isReady ? 'proposed' : 'questions', proposal, ...cleared };
}

/** Does everything that an import does, except the publication. */
export async function checkSums(context: StepContext): Promise<StepResult> {
  const { dataFolder, upload, paths, signal, onProgress } = context;
  const profile = await storeProfile(context);
  const { file: path, scratch } = paths;
  const options = optionsOf(upload.check ?? {});
  const receipt = await receiptOf(runImport({ dataFolder, path, profile, ...options, check: true, signal, scratch, onProgress }));
  const { outcome, sha256, changes = [] } = receipt;
  const step = outcome === 'published' ? 'checked' : outcome;
  return { step, receipt: receiptForPage(receipt), checked: outcome === 'checked' ? { sha256, changes } : null };
}

/** Imports the file with exactly what was checked. */
export async function publishChecked(context: StepContext): Promise<StepResult> {
  const { dataFolder, upload, paths, signal, onProgress, onFault } = context;
  const name = sourceName(upload);
  const profile = isTemplate(name) ? name : profileFile(paths.profile, name);
  const { file: path, scratch } = paths;
  const options = optionsOf(upload.check ?? {});
  const expected = upload.checked ?? undefined;
  const receipt = await receiptOf(runImport({ dataFolder, path, profile, ...options, expected, signal, scratch, onProgress }));
  const { outcome, generation } = receipt;
  if (outcome !== 'published' || generation === null)
    return { step: outcome === 'published' ? 'checked' : outcome, receipt: receiptForPage(receipt), checked: null };
  // The load is served already: a profile that cannot be saved must not look like a failed load.
  const fault = await saveProfile(context).then(() => null, onFault);
  const before = await findGenerationBefore(dataFolder, generation).catch(() => null);
  return { step: 'published', receipt: receiptForPage(receipt), publishedAs: { generation, before }, fault };
}
