import { basename } from 'node:path';
import type { ImportedFile, Instruction, LoadRecord } from '@pendapa/warehouse';
import type { FolderJob, ImportJob, SingleJob } from './job.ts';
import type { LoadPlan } from './plan.ts';

/** Options of a single run, which an instruction does not record. */
const RUN_OPTIONS = ['dataFolder', 'path', 'check', 'expected', 'memoryLimit', 'as'] as const;
type RunOption = (typeof RUN_OPTIONS)[number];

/** Instruction for a replay: options and profiles of the import, and whether its files were in a folder. */
export interface ImportInstruction extends Instruction {
  readonly kind: 'import';
  readonly isFolder: boolean;
  readonly job: Omit<SingleJob, RunOption> | Omit<FolderJob, RunOption>;
}

export const isImportInstruction = (instruction: Instruction): instruction is ImportInstruction => instruction.kind === 'import';

/** Names of the profiles that read the files of a load; empty if it was not an import. */
export function profileNamesOf({ instruction }: LoadRecord): readonly string[] {
  if (!isImportInstruction(instruction)) return [];
  const { job } = instruction;
  return 'steps' in job ? [...new Set(job.steps.map(({ name }) => name))] : [job.name];
}

export function importInstruction(job: ImportJob, { source, steps }: LoadPlan): ImportInstruction {
  const options = Object.entries(job).filter(([name]) => !RUN_OPTIONS.some((own) => own === name));
  const [first] = steps.flatMap(({ files }) => files);
  return {
    kind: 'import',
    isFolder: 'steps' in job || first?.name !== source,
    job: Object.fromEntries(options) as unknown as ImportInstruction['job'],
  };
}

/** Files of a load; a file that several steps read is listed once. */
export function listLoadFiles({ steps }: LoadPlan): readonly (ImportedFile & { readonly path: string })[] {
  const files = new Map<string, ImportedFile & { readonly path: string }>();
  for (const step of steps)
    for (const { path } of step.found.files) {
      const described = step.files.find(({ name }) => name === basename(path));
      if (described) files.set(path, { ...described, path });
    }
  return [...files.values()];
}
