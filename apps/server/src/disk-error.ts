import type { Texts } from '@pendapa/contracts';

const FULL = /\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/;
const NOT_WRITABLE = /\b(EROFS|EACCES|EPERM)\b|Read-only file system|Permission denied/;

const UNCHANGED: Texts = { id: 'Data yang disajikan tidak berubah.', en: 'The published data did not change.' };

/** The messages of an error and its causes. The engine has its own messages for disk errors. */
function messages(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  return [code, error.message, error.cause === undefined ? '' : messages(error.cause)].join(' ');
}

const pathOf = (error: unknown): string | undefined =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).path ?? pathOf(error.cause)) : undefined;

/** Advice for a disk that is full or read-only; null for every other failure. */
export function describeDiskError(error: unknown): Texts | null {
  const text = messages(error);
  if (FULL.test(text))
    return {
      id: `Ruang disk habis. ${UNCHANGED.id} Kosongkan ruang, lalu ulangi. Impor memerlukan kira-kira tiga kali ukuran berkasnya di folder data.`,
      en: `The disk is full. ${UNCHANGED.en} Free some space, then try again. An import needs about three times the size of its file in the data folder.`,
    };
  // A port without permission to listen is not a disk error.
  if (!NOT_WRITABLE.test(text) || /\blisten\b/.test(text)) return null;
  const place = pathOf(error);
  return {
    id: `${place ? `"${place}"` : 'Folder tujuan'} tidak boleh dibuka atau ditulis. ${UNCHANGED.id} Periksa izin dan pemiliknya, lalu ulangi.`,
    en: `${place ? `"${place}"` : 'The folder'} may not be opened or written to. ${UNCHANGED.en} Check its permissions and owner, then try again.`,
  };
}
