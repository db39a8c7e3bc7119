import { UserError } from '@pendapa/contracts';
import { FolderLocked } from '@pendapa/warehouse';
import { ChangedSinceCheck, ImportedBefore } from '../load/refusals.ts';
import { ProfileError } from '../profile/profile-error.ts';
import type { Failure, FromChild, RefusalName } from './messages.ts';

function refusalName(error: UserError): RefusalName | null {
  if (error instanceof FolderLocked || error instanceof ImportedBefore || error instanceof ChangedSinceCheck) return error.name;
  return null;
}

function toFailure(error: unknown): Failure {
  if (error instanceof ProfileError) return { kind: 'profile', profile: error.profile, key: error.key, reason: error.reason };
  if (error instanceof UserError) return { kind: 'spoken', name: refusalName(error), texts: error.texts };
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

type Work<Job, Result, Progress> = (job: Job, report: (progress: Progress) => void, signal: AbortSignal) => Promise<Result>;

/** Runs the one job that the parent sends, sends the outcome, and ends this process. A second message asks the work to end by itself. */
export function serveJob<Job, Result, Progress>(work: Work<Job, Result, Progress>): void {
  type Message = FromChild<Result, Progress>;
  const sendMessage = (message: Message): Promise<void> =>
    new Promise((resolve, reject) => {
      process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
    });
  const stop = new AbortController();
  const run = async (job: Job): Promise<void> => {
    const report = (progress: Progress): void => void process.send?.({ kind: 'progress', progress } satisfies Message);
    await sendMessage(await work(job, report, stop.signal).then((result): Message => ({ kind: 'result', result }), toFailure));
    process.exit(0);
  };
  // The work ends with its parent, and nothing is served: nobody would receive the outcome.
  process.on('disconnect', () => process.exit(1));
  process.once('message', (job) => {
    process.once('message', () => stop.abort());
    void run(job as Job);
  });
}
