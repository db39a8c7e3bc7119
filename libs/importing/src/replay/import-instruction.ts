import type { ImportedFile, Instruction, LoadRecord } from '@pendapa/warehouse';
import type { FolderJob, ImportJob, SingleJob } from '../load/job.ts';
import type { LoadPlan } from '../load/plan.ts';

/** Options of a single run, which an instruction does not record. */
const OF_THE_RUN = ['dataFolder', 'path', 'check', 'memoryLimit', 'as'] as const;
type OfTheRun = (typeof OF_THE_RUN)[number];

/** Instruction for a replay: options and profiles of the import, and whether its files were in a folder. */
export interface ImportInstruction extends Instruction {
  readonly kind: 'import';
  readonly isFolder: boolean;
  readonly job: Omit<SingleJob, OfTheRun> | Omit<FolderJob, OfTheRun>;
}

export const isImport = (instruction: Instruction): instruction is ImportInstruction => instruction.kind === 'import';

/** Names of the profiles that read the files of a load; empty if it was not an import. */
export function profilesOf({ instruction }: LoadRecord): readonly string[] {
  if (!isImport(instruction)) return [];
  const { job } = instruction;
  return 'steps' in job ? [...new Set(job.steps.map(({ name }) => name))] : [job.name];
}

export function importInstruction(job: ImportJob, { source, steps }: LoadPlan): ImportInstruction {
  const options = Object.entries(job).filter(([name]) => !OF_THE_RUN.some((own) => own === name));
  const [first] = steps.flatMap(({ files }) => files);
  return {
    kind: 'import',
    isFolder: 'steps' in job || first?.name !== source,
    job: Object.fromEntries(options) as unknown as ImportInstruction['job'],
  };
}

/** Files of a load; a file that several steps read is listed once. */
export function filesOfLoad({ steps }: LoadPlan): readonly (ImportedFile & { readonly path: string })[] {
  const files = new Map<string, ImportedFile & { readonly path: string }>();
  for (const step of steps)
    for (const { path, name, number } of step.found.files) {
      const described = step.files[number];
      if (described) files.set(path, { ...described, name, path });
    }
  return [...files.values()];
}
