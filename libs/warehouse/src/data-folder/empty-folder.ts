import { UserError } from '@pendapa/contracts';
import { commandText } from './command-text.ts';

/** The error of a data folder without a generation. */
export const emptyFolder = (dataFolder: string): UserError =>
  new UserError({
    id: `Folder data "${dataFolder}" belum berisi data. Impor ekstrak dengan "${commandText('import')}", atau buat data contoh dengan "${commandText('sample')}".`,
    en: `The data folder "${dataFolder}" holds no data yet. Import an extract with "${commandText('import')}", or make sample data with "${commandText('sample')}".`,
  });
