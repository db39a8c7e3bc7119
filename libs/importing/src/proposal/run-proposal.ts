import { UserError, type ProfileProposal } from '@pendapa/contracts';
import {
  LIMITS,
  ranOutOfMemory,
  requireResult,
  superviseChild,
  type ChildEnd,
  type ChildLimits,
  type ChildOptions,
} from '../process/supervise.ts';
import type { ProposalJob } from './child.ts';

const tooLong = (seconds: number) =>
  new UserError({
    id: `Membaca berkas melebihi batas waktu ${seconds} detik dan dihentikan. Bagi berkasnya, lalu kirim lagi.`,
    en: `Reading the file took longer than ${seconds} seconds and was stopped. Split the file and send it again.`,
  });

const tooMuchMemory = () =>
  new UserError({
    id: 'Membaca berkas melebihi batas memori dan dihentikan. Bagi berkasnya, lalu kirim lagi.',
    en: 'Reading the file took too much memory and was stopped. Split the file and send it again.',
  });

const cancelled = () => new UserError({ id: 'Pembacaan dihentikan.', en: 'The reading was stopped.' });

const crashed = (ending: string, stderr: string) =>
  new UserError(
    {
      id: `Pembacaan berhenti sebelum selesai (proses berakhir: ${ending}). Coba sekali lagi.`,
      en: `The reading ended before it was done (the process ended: ${ending}). Try again.`,
    },
    { cause: new Error(stderr) },
  );

function endError({ stopped, ending, stderr }: ChildEnd<ProfileProposal>, { seconds }: ChildLimits): UserError {
  switch (stopped?.kind) {
    case 'time':
      return tooLong(seconds);
    case 'memory':
      return tooMuchMemory();
    case 'cancelled':
      return cancelled();
    case undefined:
      return ranOutOfMemory(stderr) ? tooMuchMemory() : crashed(ending, stderr);
  }
}

export interface RunProposalOptions extends ProposalJob, Omit<ChildOptions<never>, 'limits' | 'onProgress'> {
  readonly limits?: Partial<ChildLimits>;
}

/**
 * Proposes a profile for a file in a process of its own, with the totals of both readings of an open question.
 * @throws FolderLocked while another load runs
 * @throws UserError for files that cannot be looked at
 */
export async function runProposal({ path, dataFolder, decisions, ...options }: RunProposalOptions): Promise<ProfileProposal> {
  const limits = { ...LIMITS, ...options.limits };
  const job: ProposalJob = { path, dataFolder, decisions };
  const end = await superviseChild<ProfileProposal, never>('proposal/child.js', job, { ...options, limits });
  if (end.outcome === null) throw endError(end, limits);
  return requireResult(end.outcome, 'proposal');
}
