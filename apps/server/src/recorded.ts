import { userInfo } from 'node:os';
import { SpokenError } from '@pendapa/contracts';
import { appendAudit, folderId, openAudit, type AuditAction, type AuditEntry } from '@pendapa/warehouse/folder';
import { say } from './language.ts';
import { noData } from './no-data.ts';

type Details = AuditEntry['details'];

const AT_THIS_COMPUTER = { role: 'local', session: null, address: null } as const;

/** Whoever works at this computer, by the name of their account. */
export function operator(): AuditEntry['actor'] {
  try {
    return { ...AT_THIS_COMPUTER, subject: userInfo().username };
  } catch {
    // An account without a name, as in some containers.
    return { ...AT_THIS_COMPUTER, subject: String(process.getuid?.() ?? '') };
  }
}

type Tell<T> = (outcome: T) => Details;

// How it ended is told by its own outcome, also where the line about it cannot be written any more.
const end = (dataFolder: string, action: AuditAction, details: Details): Promise<void> =>
  appendAudit(dataFolder, { actor: operator(), action, details }).catch(() =>
    console.error(
      say({ id: 'Akhir tindakan ini tidak dapat dicatat di catatan audit.', en: 'How this ended could not be recorded in the audit log.' }),
    ),
  );

/** Does something and adds a line that tells how it ended. */
export async function afterwards<T>(dataFolder: string, action: AuditAction, work: () => Promise<T>, tell: Tell<T>): Promise<T> {
  const outcome = await work().catch(async (error: unknown) => {
    await end(dataFolder, action, { step: 'failed' });
    throw error;
  });
  await end(dataFolder, action, { ...tell(outcome), step: 'done' });
  return outcome;
}

/** The same with a line before it begins, without which it is not done. */
export async function recorded<T>(
  dataFolder: string,
  action: AuditAction,
  details: Details,
  work: () => Promise<T>,
  tell: Tell<T>,
): Promise<T> {
  // A mistyped or missing folder is not made by a word that only works on one.
  if ((await folderId(dataFolder)) === null) throw new SpokenError(noData(dataFolder));
  await openAudit(dataFolder);
  await appendAudit(dataFolder, { actor: operator(), action, details: { ...details, step: 'begun' } });
  return afterwards(dataFolder, action, work, tell);
}
