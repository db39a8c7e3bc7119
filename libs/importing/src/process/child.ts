import { UserError } from '@pendapa/contracts';
import { ImportRefused } from '../import-refused.ts';
import { importInto } from '../load/import-into.ts';
import { ProfileError } from '../profile/profile-error.ts';
import type { FromChild, Outcome, ToChild } from './messages.ts';

const PROGRESS_EVERY_MS = 200;

const sendMessage = (message: FromChild): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, undefined, {}, (error) => (error ? reject(error) : resolve()));
  });

function toOutcome(error: unknown): Outcome {
  if (error instanceof ImportRefused) return { kind: 'refused', receipt: error.receipt };
  if (error instanceof ProfileError) return { kind: 'profile', profile: error.profile, key: error.key, reason: error.reason };
  if (error instanceof UserError) return { kind: 'spoken', texts: error.texts };
  return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

async function run(job: ToChild): Promise<void> {
  let last = 0;
  const outcome = await importInto(job, (progress) => {
    if (progress.step === 'read' && Date.now() - last < PROGRESS_EVERY_MS) return;
    last = Date.now();
    process.send?.({ kind: 'progress', progress } satisfies FromChild);
  }).then((receipt): Outcome => ({ kind: 'receipt', receipt }), toOutcome);
  await sendMessage(outcome);
  process.exit(0);
}

// Without its parent nobody would receive the outcome, so the load ends and nothing is served.
process.on('disconnect', () => process.exit(1));
process.once('message', (job) => void run(job as ToChild));
