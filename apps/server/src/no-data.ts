import type { Texts } from '@pendapa/contracts';
import { commandOn } from './command-on.ts';

/** Advice for a data folder without a published generation. */
export const noData = (folder: string): Texts => ({
  id: `Belum ada data di ${folder}. Impor data instansi dengan \`${commandOn(folder, 'import <berkas> --profile <nama>')}\`, atau buat data contoh dengan \`${commandOn(folder, 'sample')}\`.`,
  en: `There are no data in ${folder} yet. Import the agency's data with \`${commandOn(folder, 'import <file> --profile <name>')}\`, or make sample data with \`${commandOn(folder, 'sample')}\`.`,
});
