import { join } from 'node:path';
import { examineJournal, type JournalReport } from '@pendapa/journal';
import { JOURNAL_FILE } from '@pendapa/warehouse/folder';
import { fail, ok, warn, type Check, type Finding } from './finding.ts';

const CHECK = { id: 'Jurnal (daftar kerja)', en: 'Journal (work lists)' };

function unreadable(folder: string, error: unknown): Finding {
  const path = join(folder, JOURNAL_FILE);
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return fail(
    CHECK,
    { id: `${path} tidak dapat dibaca (${code})`, en: `${path} cannot be read (${code})` },
    {
      id: 'Beri akun layanan hak baca dan tulis untuk berkas itu dan foldernya.',
      en: 'Give the account of the service the right to read and write that file and its folder.',
    },
  );
}

/** Checks the lines of the journal: a damaged one stops all changes of work lists. */
export const checkJournal: Check = async ({ folder }) => {
  let report: JournalReport | null;
  try {
    report = await examineJournal(folder);
  } catch (error) {
    return [unreadable(folder, error)];
  }
  if (report === null) return [ok(CHECK, { id: 'belum ada', en: 'none yet' })];
  const { path, records, lines, damagedLine, newerFormat, isUnfinished } = report;
  if (newerFormat !== null) {
    const found = { id: `${path} ditulis oleh versi yang lebih baru`, en: `${path} was written by a newer version` };
    return [fail(CHECK, found, { id: 'Pasang versi Pendapa yang lebih baru.', en: 'Install the newer version of Pendapa.' })];
  }
  if (damagedLine !== null) {
    const line = String(damagedLine);
    const found = {
      id: `${path} rusak pada baris ${line}; tidak ada yang disimpan`,
      en: `${path} is damaged in line ${line}; nothing is saved`,
    };
    return [
      fail(CHECK, found, {
        id: 'Hentikan server dan pindahkan berkas itu. Pulihkan cadangan terakhir ke folder kosong: pendapa restore <cadangan> --data <folder kosong>. Salin journal/journal.jsonl dari sana ke folder data ini. Perubahan sejak cadangan itu hilang; datanya tidak berubah.',
        en: 'Stop the server and move that file elsewhere. Restore the last backup into an empty folder: pendapa restore <backup> --data <empty folder>. Copy journal/journal.jsonl from there into this data folder. Changes since that backup are lost; the data stay as they are.',
      }),
    ];
  }
  const size = { id: `${String(records)} catatan, ${String(lines)} baris`, en: `${String(records)} records, ${String(lines)} lines` };
  if (!isUnfinished) return [ok(CHECK, size)];
  return [
    warn(
      CHECK,
      { id: `${size.id}; baris terakhir tidak lengkap`, en: `${size.en}; its last line is incomplete` },
      { id: 'Tidak perlu apa-apa: perubahan berikutnya membereskannya.', en: 'Nothing to do: the next change puts that right.' },
    ),
  ];
};
