import { UserError } from '@pendapa/contracts';
import { examineJournal } from '@pendapa/journal';
import { backupTo, readSettings, type BackupReport } from '@pendapa/warehouse';
import { EXIT, type Command } from '../command.ts';
import { megabytes } from '../generation-facts.ts';
import { localize } from '../language.ts';
import { grouped } from '../plain-table.ts';
import { runAudited } from '../run-audited.ts';
import { readFolderArguments } from './folder-arguments.ts';

async function report({ folder, backup, copied }: BackupReport, data: string): Promise<string> {
  const { currency } = await readSettings(data);
  const sum = `${grouped(backup.sums['payments.amount'] ?? '0', currency.digits)} ${currency.code}`;
  const [files, all, size] = [grouped(copied.files), grouped(backup.files.length), megabytes(copied.bytes)];
  return localize({
    id: `Cadangan generasi ${String(backup.generation)} lengkap di ${folder}.\n  ${files} dari ${all} berkas disalin sekarang (${size}); semuanya dibaca ulang dan cocok. Jumlah pembayaran: ${sum}.\n  Simpan seaman datanya: isinya tidak disandikan.`,
    en: `The backup of generation ${String(backup.generation)} is complete in ${folder}.\n  ${files} of ${all} files were copied now (${size}); all were read again and agree. Sum of payments: ${sum}.\n  Keep it as safe as the data: it is not encrypted.`,
  });
}

/**
 * A damaged journal must not replace the good copy of an earlier backup.
 * @throws UserError with file and line
 */
async function requireWholeJournal(data: string): Promise<void> {
  const report = await examineJournal(data);
  if (report === null || report.damagedLine === null) return;
  const [path, line] = [report.path, String(report.damagedLine)];
  throw new UserError({
    id: `Berkas ${path} rusak pada baris ${line}, jadi cadangan baru tidak dibuat dan cadangan sebelumnya tetap. Jalankan doctor: perintah itu menjelaskan cara memperbaikinya.`,
    en: `The file ${path} is damaged in line ${line}, so no new backup was made and the earlier one stays. Run doctor, which says how to repair it.`,
  });
}

const WITHOUT_IMPORTED_FILES = '--without-imported-files';

/** Copies the served data, settings, profiles, boundaries, audit log and imported files into a new folder. Verifies the copy. */
export const backupCommand: Command = {
  name: 'backup',
  about: {
    id: 'Menyalin data, pengaturan, catatan audit, dan berkas impor, lalu memeriksa salinannya.',
    en: 'Copies data, settings, audit log and imported files, and verifies the copy.',
  },
  options: {
    '--without-imported-files': { id: 'Tidak menyalin berkas impor.', en: 'Leaves the imported files out.' },
  },
  usage: 'backup <folder> [--without-imported-files] [--data <folder>] [--json]',
  run: async (args) => {
    const withoutImportedFiles = args.includes(WITHOUT_IMPORTED_FILES);
    const { folder, data, json } = readFolderArguments(args.filter((argument) => argument !== WITHOUT_IMPORTED_FILES));
    const done = await runAudited(
      data,
      'backup',
      { folder },
      async () => {
        await requireWholeJournal(data);
        return backupTo(data, folder, { withoutImportedFiles });
      },
      ({ backup, copied }) => ({ generation: backup.generation, files: copied.files, bytes: copied.bytes }),
    );
    const { generation, sums, files } = done.backup;
    console.log(json ? JSON.stringify({ folder, generation, sums, files: files.length, copied: done.copied }) : await report(done, data));
    return EXIT.done;
  },
};
