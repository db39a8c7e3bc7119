import { UserError } from '@pendapa/contracts';

/** The error of a data folder without a generation. */
export const emptyFolder = (dataFolder: string): UserError =>
  new UserError({
    id: `Folder data "${dataFolder}" belum berisi data. Impor ekstrak dengan "pendapa import", atau buat data contoh dengan "pendapa sample".`,
    en: `The data folder "${dataFolder}" holds no data yet. Import an extract with "pendapa import", or make sample data with "pendapa sample".`,
  });
