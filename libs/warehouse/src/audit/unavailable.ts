import { UserError } from '@pendapa/contracts';
import { commandText } from '../data-folder/command-text.ts';

/** The log cannot take a line, so an action that needs one must not be done. */
export class AuditUnavailable extends UserError {
  override readonly name = 'AuditUnavailable';
}

const unavailable = (folder: string, reason: string, cause?: unknown) =>
  new AuditUnavailable(
    {
      id: `Catatan audit di ${folder} tidak dapat ditulis (${reason}). Tindakan ini tidak dilakukan, karena setiap tindakan harus tercatat. Periksa dengan "${commandText('doctor')}".`,
      en: `The audit log in ${folder} cannot be written (${reason}). The action was not carried out, because every action must be recorded. Check with "${commandText('doctor')}".`,
    },
    { cause },
  );

const noRoom = (folder: string, cause: unknown) =>
  new AuditUnavailable(
    {
      id: `Ruang disk habis: catatan audit di ${folder} tidak dapat ditulis. Tindakan ini tidak dilakukan, karena setiap tindakan harus tercatat. Kosongkan ruang, lalu ulangi.`,
      en: `The disk is full: the audit log in ${folder} cannot be written. The action was not carried out, because every action must be recorded. Free some space, then try again.`,
    },
    { cause },
  );

const FULL: readonly string[] = ['ENOSPC', 'EDQUOT'];

export const isFull = (error: unknown): boolean => FULL.includes((error as NodeJS.ErrnoException).code ?? '');

/** Turns an error of the disk into an error of the log. */
export function toUnavailable(folder: string, error: unknown): AuditUnavailable {
  if (error instanceof AuditUnavailable) return error;
  const { code = String(error) } = error as NodeJS.ErrnoException;
  return isFull(error) ? noRoom(folder, error) : unavailable(folder, code, error);
}

export const damagedLog = (folder: string, what: string): AuditUnavailable => unavailable(folder, what);

export const otherLog = (folder: string): AuditUnavailable =>
  new AuditUnavailable({
    id: `Catatan audit di ${folder} bukan catatan yang ada saat proses ini mulai. Foldernya dipindahkan, dihapus, atau diganti. Tindakan ini tidak dilakukan. Kembalikan folder itu, atau jalankan ulang server.`,
    en: `The audit log in ${folder} is not the one that was there when this process started. Its folder was moved, deleted or replaced. The action was not carried out. Put the folder back, or start the server again.`,
  });
