import { examineJournal } from '@pendapa/journal';
import { fail, ok, warn, type Check } from './finding.ts';

const CHECK = { id: 'Jurnal (daftar kerja)', en: 'Journal (work lists)' };

/** Checks the lines of the journal: a damaged one stops all changes of work lists. */
export const checkJournal: Check = async ({ folder }) => {
  const report = await examineJournal(folder);
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
