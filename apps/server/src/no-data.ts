import type { Texts } from '@pendapa/contracts';

/** Advice for a data folder without a published generation. */
export const noData = (folder: string): Texts => ({
  id: `Belum ada data di ${folder}. Impor data instansi dengan \`pendapa import <berkas> --profile <nama>\`, atau buat data contoh dengan \`pendapa sample\`.`,
  en: `There are no data in ${folder} yet. Import the agency's data with \`pendapa import <file> --profile <name>\`, or make sample data with \`pendapa sample\`.`,
});
