import { userInfo } from 'node:os';
import { appendAudit, type AuditAction, type AuditEntry } from '@pendapa/warehouse';
import { say } from './language.ts';

type Details = AuditEntry['details'];

/** Whoever works at this computer, by the name of their account. */
export function operator(): AuditEntry['actor'] {
  try {
    return { role: 'local', subject: userInfo().username };
  } catch {
    // An account without a name, as in some containers.
    return { role: 'local', subject: String(process.getuid?.() ?? '') };
  }
}

/**
 * Does something that must leave a line in the audit log: one before it begins, without which it is not done, and one that tells how
 * it ended. `tell` makes the details of a success out of its outcome.
 */
export async function recorded<T>(
  dataFolder: string,
  action: AuditAction,
  details: Details,
  work: () => Promise<T>,
  tell: (outcome: T) => Details,
): Promise<T> {
  const actor = operator();
  await appendAudit(dataFolder, { actor, action, details: { ...details, step: 'begun' } });
  // How it ended is told by its own outcome, also where the line about it cannot be written any more.
  const end = (step: 'done' | 'failed', told: Details): Promise<void> =>
    appendAudit(dataFolder, { actor, action, details: { ...told, step } }).catch(() =>
      console.error(
        say({
          id: 'Akhir tindakan ini tidak dapat dicatat di catatan audit.',
          en: 'How this ended could not be recorded in the audit log.',
        }),
      ),
    );
  const outcome = await work().catch(async (error: unknown) => {
    await end('failed', {});
    throw error;
  });
  await end('done', tell(outcome));
  return outcome;
}
