import { UserError, type Texts } from '@pendapa/contracts';
import { commandText } from '@pendapa/warehouse/folder';

/** Nothing can be written into the journal; reading goes on. Its words say why and what to do. */
export class JournalUnavailable extends UserError {
  override readonly name = 'JournalUnavailable';
}

const unavailable = (texts: Texts, cause?: unknown): JournalUnavailable => new JournalUnavailable(texts, { cause });

export const damagedJournal = (path: string, line: number): JournalUnavailable =>
  unavailable({
    id: `Berkas ${path} rusak pada baris ${String(line)}. Isinya tetap dapat dibaca, tetapi tidak ada yang disimpan sampai berkas itu dipulihkan dari cadangan. Periksa dengan "${commandText('doctor')}".`,
    en: `The file ${path} is damaged in line ${String(line)}. It can still be read, but nothing is saved until it is restored from a backup. Check with "${commandText('doctor')}".`,
  });

export const newerJournal = (path: string, format: number): JournalUnavailable =>
  unavailable({
    id: `Berkas ${path} ditulis oleh versi Pendapa yang lebih baru (format ${String(format)}), jadi versi ini tidak membacanya. Pasang versi yang lebih baru.`,
    en: `The file ${path} was written by a newer version of Pendapa (format ${String(format)}), so this version does not read it. Install the newer version.`,
  });

const otherServer = (cause: unknown): JournalUnavailable =>
  unavailable(
    {
      id: 'Server lain sedang menyimpan perubahan ke folder data ini, jadi server ini hanya membaca. Buka Pendapa melalui server itu.',
      en: 'Another server saves changes into this data folder, so this one only reads. Open Pendapa through that server.',
    },
    cause,
  );

const readOnly = (cause: unknown): JournalUnavailable =>
  unavailable(
    {
      id: 'Folder data ini hanya dapat dibaca, jadi tidak ada yang disimpan. Minta administrator memberi akun layanan hak tulis.',
      en: "This data folder is read-only, so nothing is saved. Ask the administrator to give the service's account write access.",
    },
    cause,
  );

const noRoom = (cause: unknown): JournalUnavailable =>
  unavailable(
    {
      id: 'Ruang disk habis, jadi perubahan ini tidak disimpan. Perubahan sebelumnya tetap ada. Minta administrator mengosongkan ruang, lalu ulangi.',
      en: 'The disk is full, so this change was not saved. Earlier changes are still there. Ask the administrator to free some space, then try again.',
    },
    cause,
  );

const unwritable = (cause: unknown): JournalUnavailable =>
  unavailable(
    {
      id: `Perubahan ini tidak disimpan, karena folder data tidak dapat ditulis. Periksa dengan "${commandText('doctor')}", lalu ulangi.`,
      en: `This change was not saved, because the data folder cannot be written. Check with "${commandText('doctor')}", then try again.`,
    },
    cause,
  );

const BY_CODE: Readonly<Record<string, (cause: unknown) => JournalUnavailable>> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EROFS: readOnly,
  EACCES: readOnly,
  EPERM: readOnly,
};

/** Turns an error of the disk, or a lock of another process, into its words. */
export function toUnavailable(error: unknown): JournalUnavailable {
  if (error instanceof JournalUnavailable) return error;
  if (error instanceof UserError) return otherServer(error);
  return (BY_CODE[(error as NodeJS.ErrnoException).code ?? ''] ?? unwritable)(error);
}
