import { UserError } from '@pendapa/contracts';

/** The error of a file of the data folder that cannot be read as it was written. */
export const damagedFileError = (file: string, cause?: unknown): UserError =>
  new UserError(
    {
      id: `Berkas data "${file}" rusak atau tidak lengkap. Pulihkan folder data dari cadangan, atau impor ulang ekstraknya ke folder baru.`,
      en: `The data file "${file}" is damaged or incomplete. Restore the data folder from a backup, or import the extracts again into a new folder.`,
    },
    { cause },
  );
