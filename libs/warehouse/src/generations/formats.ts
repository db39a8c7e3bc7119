import { UserError } from '@pendapa/contracts';
import { commandText } from '../data-folder/command-text.ts';
import { PART_FORMAT } from './manifest.ts';

/** Folders and backups of this format and later ones are migrated. */
const OLDEST_MIGRATED = 14;

export const isMigrated = (format: number): boolean => format >= OLDEST_MIGRATED && format < PART_FORMAT;

/** Data of another version, which this one cannot read as they are. */
export class OtherVersion extends UserError {}

/** Data of an older format, which `pendapa migrate` rewrites. */
export class OlderFormat extends OtherVersion {}

const tooOld = (folder: string) =>
  new OtherVersion({
    id: `Data di folder "${folder}" ditulis oleh versi Pendapa yang lain dan tidak dapat dibaca versi ini. Kosongkan folder itu (pendapa.json boleh tetap ada) atau pakai folder lain. Kemudian impor ulang ekstraknya dengan "${commandText('import')}", atau buat ulang data contoh dengan "${commandText('sample')}".`,
    en: `The data in the folder "${folder}" were written by another version of Pendapa, and this one cannot read them. Empty the folder (pendapa.json may stay) or use another one. Then import the extracts again with "${commandText('import')}", or make the sample again with "${commandText('sample')}".`,
  });

const older = (folder: string, format: number) =>
  new OlderFormat({
    id: `Data di folder "${folder}" memakai format ${String(format)}; versi ini memakai format ${String(PART_FORMAT)}. Jalankan "${commandText(`migrate --data ${folder}`)}" (atau "${commandText('serve --migrate')}"). Data lama tetap ada sampai jumlah data baru terbukti sama.`,
    en: `The data in the folder "${folder}" have format ${String(format)}; this version uses format ${String(PART_FORMAT)}. Run "${commandText(`migrate --data ${folder}`)}" (or "${commandText('serve --migrate')}"). The old data stay until the sums of the new ones are proved equal.`,
  });

const newer = (folder: string, format: number) =>
  new OtherVersion({
    id: `Data di folder "${folder}" memakai format ${String(format)}, lebih baru daripada format ${String(PART_FORMAT)} milik versi ini. Pasang versi Pendapa yang menulisnya, atau yang lebih baru; tidak ada yang diubah.`,
    en: `The data in the folder "${folder}" have format ${String(format)}, newer than format ${String(PART_FORMAT)} of this version. Install the version of Pendapa that wrote them, or a newer one; nothing was changed.`,
  });

/** Returns the error for data of another format. */
export function otherFormat(folder: string, format: number): OtherVersion {
  if (format > PART_FORMAT) return newer(folder, format);
  return isMigrated(format) ? older(folder, format) : tooOld(folder);
}
