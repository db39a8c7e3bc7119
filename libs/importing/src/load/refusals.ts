import { UserError } from '@pendapa/contracts';

/** The same file was imported before, and read in another way or to be added. */
export class ImportedBefore extends UserError {
  override readonly name = 'ImportedBefore';
}

/** A load would remove or add other rows than its check listed. */
export class ChangedSinceCheck extends UserError {
  override readonly name = 'ChangedSinceCheck';
}

export const importedBefore = (source: string, at: string) =>
  new ImportedBefore({
    id: `"${source}" sudah diimpor (${at}), dengan cara baca lain atau untuk ditambahkan ("append"). Periksa agar tidak terhitung dua kali; bila memang dimaksud, ulangi dengan --again.`,
    en: `"${source}" was imported before (${at}), read in another way or to be added ("append"). Check that it is not counted twice; if it is meant, import it with --again.`,
  });

export const changedSinceCheck = () =>
  new ChangedSinceCheck({
    id: 'Data berubah sejak pemeriksaan, dan yang akan diganti bukan lagi yang dilihat. Tidak ada yang diterbitkan; periksa sekali lagi.',
    en: 'The data changed since the check, and what would be replaced is not what was seen. Nothing was published; check again.',
  });
