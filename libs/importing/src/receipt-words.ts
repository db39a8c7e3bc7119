import type { Texts } from '@pendapa/contracts';
import type { Receipt } from './receipt.ts';

/** Outcomes of a load. */
export const OUTCOMES: Readonly<Record<Receipt['outcome'], Texts>> = {
  published: { id: 'Diterbitkan', en: 'Published' },
  checked: { id: 'Diperiksa, tidak diterbitkan', en: 'Checked, not published' },
  unchanged: { id: 'Tidak ada yang berubah: berkas ini sudah diimpor', en: 'Nothing changed: these files were imported before' },
  refused: { id: 'Ditolak; data yang disajikan tidak berubah', en: 'Refused; the published data did not change' },
};

/** Labels of the lines of a receipt. */
export const WORDS = {
  outcome: { id: 'Hasil', en: 'Outcome' },
  at: { id: 'Waktu (UTC)', en: 'Time (UTC)' },
  extract: { id: 'Ekstrak', en: 'Extract' },
  source: { id: 'Sumber', en: 'Source' },
  file: { id: 'Berkas', en: 'File' },
  checksum: { id: 'Checksum (sha256)', en: 'Checksum (sha256)' },
  read: { id: 'Baris dibaca', en: 'Rows read' },
  taken: { id: 'Baris diambil', en: 'Rows taken' },
  skipped: { id: 'Baris dilewati oleh syarat', en: 'Rows left out by the conditions' },
  accepted: { id: 'Baris diterima', en: 'Rows accepted' },
  empty: { id: 'Sel atau baris tanpa jumlah (dilewati)', en: 'Cells or rows without an amount (left out)' },
  warned: { id: 'Peringatan', en: 'Warnings' },
  warnedRows: { id: 'Baris dengan peringatan', en: 'Rows with warnings' },
  refused: { id: 'Alasan penolakan', en: 'Refusals' },
  refusedRows: { id: 'Baris yang ditolak', en: 'Rows refused' },
  period: { id: 'Masa', en: 'Period' },
  replaced: { id: 'Masa yang diganti', en: 'Replaced period' },
  sum: { id: 'Jumlah dalam berkas', en: 'Sum of the file' },
  amounts: { id: 'Jumlah terkecil, median, terbesar', en: 'Smallest, median, largest amount' },
  before: { id: 'Jumlah sebelum', en: 'Sum before' },
  after: { id: 'Jumlah sesudah', en: 'Sum after' },
  stored: { id: 'Baris tersimpan sebelum dan sesudah', en: 'Stored rows before and after' },
  rounded: { id: 'Dibulatkan menurut profil', en: 'Rounded as the profile says' },
  emptyCodes: { id: 'Baris tanpa kode', en: 'Rows without a code' },
  created: { id: 'Kode baru', en: 'New codes' },
  control: { id: 'Baris kontrol', en: 'Control rows' },
  generation: { id: 'Generasi', en: 'Generation' },
  since: { id: 'Diimpor sebelumnya (UTC)', en: 'Imported before (UTC)' },
  fromObject: { id: 'Diambil dari objeknya', en: 'Taken from the object' },
  unapplied: { id: 'Aturan tidak diterapkan', en: 'Rule not applied' },
  broken: { id: 'Aturan dilanggar', en: 'Rule broken' },
  advice: { id: 'Tindakan yang diperlukan', en: 'What to do' },
  kept: { id: 'Tanda terima tersimpan', en: 'Receipt stored' },
  seconds: { id: 'Lama (detik)', en: 'Duration (seconds)' },
} as const satisfies Record<string, Texts>;

/** Names of columns that rows take from their tax object. */
export const OBJECT_COLUMNS: Readonly<Record<string, Texts>> = {
  taxpayer_key: { id: 'wajib pajak', en: 'taxpayer' },
  unit_code: { id: 'unit', en: 'unit' },
  region_code: { id: 'wilayah', en: 'region' },
  tax_code: { id: 'jenis pajak', en: 'tax type' },
};
