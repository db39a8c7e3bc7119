import { userInfo } from 'node:os';
import { UserError } from '@pendapa/contracts';
import { appendAudit, folderId, openAudit, type AuditAction, type AuditEntry } from '@pendapa/warehouse/folder';
import { localize } from './language.ts';
import { noData } from './no-data.ts';

type Details = AuditEntry['details'];

const AT_THIS_COMPUTER = { role: 'local', session: null, address: null } as const;

/** The user at this computer, by account name. */
export function operator(): AuditEntry['actor'] {
  try {
    return { ...AT_THIS_COMPUTER, subject: userInfo().username };
  } catch {
    // An account without a name, as in some containers.
    return { ...AT_THIS_COMPUTER, subject: String(process.getuid?.() ?? '') };
  }
}

type DetailsOf<T> = (outcome: T) => Details;

/** Records what was done. The result of the work stands, even if it cannot be recorded any more. */
export const recordStep = (dataFolder: string, action: AuditAction, details: Details): Promise<void> =>
  appendAudit(dataFolder, { actor: operator(), action, details }).catch(() =>
    console.error(
      localize({
        id: 'Hasil tindakan ini tidak dapat dicatat di catatan audit.',
        en: 'The outcome of this action could not be recorded in the audit log.',
      }),
    ),
  );

/** Runs `work` and then records its end in the audit log. */
export async function runThenAudit<T>(
  dataFolder: string,
  action: AuditAction,
  work: () => Promise<T>,
  detailsOf: DetailsOf<T>,
): Promise<T> {
  const outcome = await work().catch(async (error: unknown) => {
    await recordStep(dataFolder, action, { step: 'failed' });
    throw error;
  });
  await recordStep(dataFolder, action, { ...detailsOf(outcome), step: 'done' });
  return outcome;
}

/** Records the begin of `work` in the audit log, runs it, and records its end. It does not run if the first line cannot be written. */
export async function runAudited<T>(
  dataFolder: string,
  action: AuditAction,
  details: Details,
  work: () => Promise<T>,
  detailsOf: DetailsOf<T>,
): Promise<T> {
  // Commands that work on an existing folder must not create a mistyped one.
  if ((await folderId(dataFolder)) === null) throw new UserError(noData(dataFolder));
  await openAudit(dataFolder);
  await appendAudit(dataFolder, { actor: operator(), action, details: { ...details, step: 'begun' } });
  return runThenAudit(dataFolder, action, work, detailsOf);
}
