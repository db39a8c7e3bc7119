import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { NamedProfile } from '../profile/read-profile.ts';
import type { ReceiptFile } from '../receipt.ts';
import { withTemplateDelimiter } from './template-delimiter.ts';
import { fileSha256 } from '../formats/file-bytes.ts';
import { plainFileSize } from '../text/file-chunks.ts';
import type { ControlTotals } from './finalize-load.ts';
import { findFiles, namedFiles, withReadError, type FoundFiles } from './find-files.ts';
import type { ImportJob } from './job.ts';
import { listMeasures } from './measures.ts';
import { withSheets } from './sheet-files.ts';

/** Files of one extract with size and checksum. */
export interface PlannedStep extends NamedProfile {
  readonly found: FoundFiles;
  readonly files: readonly ReceiptFile[];
  readonly control: ControlTotals;
}

export interface LoadPlan {
  /** Name of the file or folder. */
  readonly source: string;
  readonly steps: readonly PlannedStep[];
  /** Checksum of the file, or of the checksums of all files. */
  readonly sha256: string;
  /** Files with the ending of an extract that the folder's manifest does not name. */
  readonly unlisted: readonly string[];
}

async function describeFiles(found: FoundFiles): Promise<ReceiptFile[]> {
  const files: ReceiptFile[] = [];
  for (const { path, name } of found.files)
    files.push({ name, bytes: await withReadError(path, plainFileSize), sha256: await withReadError(path, fileSha256) });
  return files;
}

function combinedChecksum(files: readonly ReceiptFile[]): string {
  const [first] = files;
  if (first && files.length === 1) return first.sha256;
  return createHash('sha256')
    .update(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''))
    .digest('hex');
}

const EXTRACT_FILE = /\.(csv|csv\.gz|xlsx|ods|zip|parquet)$/i;

/** Files of all steps; a file that several measures read comes once. */
export const distinctFiles = (steps: readonly Pick<PlannedStep, 'files'>[]): readonly ReceiptFile[] => [
  ...new Map(steps.flatMap(({ files }) => files).map((file) => [file.name, file] as const)).values(),
];

async function findUnlisted(job: ImportJob): Promise<string[]> {
  if (!('steps' in job)) return [];
  const named = new Set(job.steps.flatMap(({ files }) => files));
  const names = await withReadError(job.path, (folder) => readdir(folder));
  return names.filter((name) => EXTRACT_FILE.test(name) && !named.has(name)).sort();
}

/** Lists the files that a job reads with size and checksum, in reading order. */
export async function planLoad(job: ImportJob): Promise<LoadPlan> {
  const steps: PlannedStep[] = [];
  if ('steps' in job) {
    for (const { files, ...step } of job.steps) {
      const found = await namedFiles(job.path, files, step.profile);
      const described = await describeFiles(found);
      for (const [index, profile] of listMeasures(step.name, step.profile).entries()) {
        const measure = { ...step, profile, control: index === 0 ? step.control : {} };
        steps.push({ ...(await withTemplateDelimiter(measure, found.files)), found: await withSheets(found, profile), files: described });
      }
    }
  } else {
    const { name, profile, control } = job;
    const found = await findFiles(job.path, profile);
    const files = await describeFiles(found);
    for (const [index, measure] of listMeasures(name, profile).entries()) {
      const step = { name, profile: measure, control: index === 0 ? control : {} };
      steps.push({ ...(await withTemplateDelimiter(step, found.files)), found: await withSheets(found, measure), files });
    }
  }
  return {
    source: basename(resolve(job.path)),
    steps,
    sha256: combinedChecksum(distinctFiles(steps)),
    unlisted: await findUnlisted(job),
  };
}
