import { UserError, type Texts, type UploadFault } from '@pendapa/contracts';
import { ChangedSinceCheck, ImportedBefore } from '@pendapa/importing';
import { describeDiskError } from '../disk-error.ts';

const IMPORTED_BEFORE: Texts = {
  id: 'Berkas ini sudah pernah diimpor dengan cara baca lain, atau untuk ditambahkan. Periksa agar tidak terhitung dua kali.',
  en: 'This file was imported before, read in another way or to be added. Check that it is not counted twice.',
};

const UNEXPLAINED: Texts = {
  id: 'Langkah ini gagal karena kesalahan di server; data yang disajikan tidak berubah. Coba sekali lagi, atau hubungi pengelola server.',
  en: 'This step failed by an error of the server; the published data did not change. Try again, or tell the administrator.',
};

/** Says why a step ended early. Returns null for errors that only the log can explain. */
function explained(error: unknown): UploadFault | null {
  if (error instanceof ImportedBefore) return { code: 'again', texts: IMPORTED_BEFORE };
  if (error instanceof ChangedSinceCheck) return { code: 'changed', texts: error.texts };
  const disk = describeDiskError(error);
  if (disk !== null) return { code: 'failed', texts: disk };
  return error instanceof UserError ? { code: 'failed', texts: error.texts } : null;
}

const hasCause = (error: unknown): boolean => error instanceof UserError && error.cause !== undefined;

/** @param onUnexplained receives errors whose cause is not said to the user */
export function faultOf(error: unknown, onUnexplained: (error: unknown) => void): UploadFault {
  const fault = explained(error);
  if (fault === null || hasCause(error)) onUnexplained(error);
  return fault ?? { code: 'failed', texts: UNEXPLAINED };
}
