import type { Texts } from '@pendapa/contracts';
import type { FILE_TEXTS } from './file-texts.ts';

const QUOTES: Texts = {
  id: 'Gandakan tanda kutip di dalam teks saat mengekspor. Bila berkas tidak memakai kutip, tulis "quote": "none" di bawah "file" pada profil.',
  en: 'Double quote marks within texts when exporting. If the file does not use quotes, put "quote": "none" under "file" in the profile.',
};
const SHORTER: Texts = {
  id: 'Periksa apakah ada kutip yang tidak ditutup. Bila tidak, pendekkan isian atau bagi berkasnya.',
  en: 'Check whether a quote mark was never closed. If not, shorten the value or split the file.',
};
const ENCODING: Texts = {
  id: 'Simpan berkas sebagai UTF-8, atau tulis "encoding" yang benar di bawah "file" pada profil. Program lama biasanya memakai "windows-1252".',
  en: 'Save the file as UTF-8, or put the right "encoding" under "file" in the profile. Older programs mostly use "windows-1252".',
};
const CONTROL: Texts = {
  id: 'Bandingkan dengan sumbernya. Bila berkas terpotong atau berubah, ekspor ulang; bila jumlah yang dinyatakan keliru, perbaiki.',
  en: 'Compare with the source. Export again if the file was cut or changed; correct the declared total if that is wrong.',
};
const CONTROL_ROWS: Texts = {
  id: 'Bandingkan masa itu dengan sumbernya. Bila selisihnya wajar, tulis batasnya sebagai "tolerance" di bawah "reconcile" pada profil.',
  en: 'Compare the period with the source. If the difference is acceptable, put it as "tolerance" under "reconcile" in the profile.',
};
const COLUMNS: Texts = {
  id: 'Tulis nama kolom pada profil persis seperti pada berkas. Bila judul kolom tidak terbaca, periksa "skipLines" (baris judul di atasnya) dan "delimiter" di bawah "file".',
  en: 'Write the column name in the profile exactly as in the file. If the header was not found, check "skipLines" (title lines above it) and "delimiter" under "file".',
};

/** Advice for faults of a file and its shape. */
export const FILE_ADVICE: Readonly<Record<keyof typeof FILE_TEXTS, Texts>> = {
  'file-empty': { id: 'Ekspor ulang berkasnya dari sistem asal.', en: 'Export the file again from its system.' },
  'file-changed': {
    id: 'Tunggu sampai berkas selesai ditulis, lalu impor lagi.',
    en: 'Wait until the file is written, then import it again.',
  },
  'file-name': {
    id: 'Ganti nama berkas, atau perbaiki "name" di bawah "file" pada profil.',
    en: 'Rename the file, or correct "name" under "file" in the profile.',
  },
  'file-skipped': {
    id: 'Bila berkas ini bagian dari pemuatan ini, sesuaikan namanya atau "name" di bawah "file" pada profil.',
    en: 'If this file belongs to the load, change its name or "name" under "file" in the profile.',
  },
  'encoding-invalid': ENCODING,
  'encoding-mismatch': ENCODING,
  'line-too-long': SHORTER,
  'stray-quote': QUOTES,
  'text-after-quote': QUOTES,
  'quoted-delimiter': {
    id: 'Tulis "delimiter": "{{delimiter}}" di bawah "file" pada profil.',
    en: 'Put "delimiter": "{{delimiter}}" under "file" in the profile.',
  },
  'unterminated-quote': QUOTES,
  'bare-cr': {
    id: 'Simpan ulang dengan akhir baris Windows (CRLF) atau Unix (LF).',
    en: 'Save it again with Windows (CRLF) or Unix (LF) line ends.',
  },
  'control-character': {
    id: 'Hapus karakter itu di sistem asal, lalu ekspor ulang.',
    en: 'Remove the character in the system of origin, then export again.',
  },
  'blank-line': {
    id: 'Hapus baris kosong di antara baris data. Bila baris kosong ada di atas judul kolom, tulis jumlah baris itu sebagai "skipLines" pada profil.',
    en: 'Delete blank lines between rows of data. If they are above the column names, put their number as "skipLines" in the profile.',
  },
  'field-count': {
    id: 'Beri kutip pada teks yang memuat pemisah kolom. Lewati baris judul dengan "skipLines", baris total dengan "except" pada profil.',
    en: 'Put texts that contain the delimiter into quotes. Skip title lines with "skipLines", rows of totals with "except" in the profile.',
  },
  'line-quoted': {
    id: 'Ekspor ulang dari sistem asal. Bila di Excel semua isi ada di kolom A, pilih Data > Teks ke Kolom, lalu simpan.',
    en: 'Export it again from its system. If Excel shows everything in column A, choose Data > Text to Columns and save it.',
  },
  'foot-row': {
    id: 'Bila baris itu data, hapus baris kosong di atasnya. Bila jumlah, beri label seperti "Jumlah".',
    en: 'If the row is data, delete the blank row above it. If it is a total, give it a label such as "Total".',
  },
  'foot-left-out': {
    id: 'Pastikan baris itu hanya catatan dan tanda tangan.',
    en: 'Make sure that these rows are only notes and signatures.',
  },
  'heading-left-out': {
    id: 'Bila baris itu seharusnya berisi jumlah, lengkapi di sumbernya, lalu impor lagi.',
    en: 'If the row should have an amount, complete it at its source and import again.',
  },
  'field-too-long': SHORTER,
  'too-many-columns': {
    id: 'Hapus kolom yang tidak dibaca; periksa juga "delimiter" pada profil.',
    en: 'Delete columns that are not read; also check "delimiter" in the profile.',
  },
  'too-many-rows': {
    id: 'Bagi ekstrak menjadi beberapa berkas dan impor satu per satu.',
    en: 'Split the extract and import its files one by one.',
  },
  'header-missing': COLUMNS,
  'header-below': {
    id: 'Tulis "skipLines": {{lines}} di bawah "file" pada profil.',
    en: 'Put "skipLines": {{lines}} under "file" in the profile.',
  },
  'header-sep': {
    id: 'Tulis "skipLines": 1 dan "delimiter": "{{delimiter}}" di bawah "file" pada profil.',
    en: 'Put "skipLines": 1 and "delimiter": "{{delimiter}}" under "file" in the profile.',
  },
  'header-delimiter': {
    id: 'Tulis "delimiter": "{{delimiter}}" di bawah "file" pada profil. Berkas templat dari satu ekstrak harus memakai pemisah yang sama.',
    en: 'Put "delimiter": "{{delimiter}}" under "file" in the profile. Template files of one extract must use the same delimiter.',
  },
  'header-duplicate': {
    id: 'Beri nama berbeda pada kedua kolom di berkas.',
    en: 'Give the two columns different names in the file.',
  },
  'header-empty': {
    id: 'Beri kolom itu judul; bila memang kosong, tulis "ignoreEmptyColumns": true di bawah "file" pada profil.',
    en: 'Give the column a name; if it is meant to be empty, put "ignoreEmptyColumns": true under "file" in the profile.',
  },
  'header-unknown': {
    id: 'Petakan kolom itu di bawah "fields", atau sebutkan di "ignoreColumns" di bawah "file" pada profil.',
    en: 'Map the column under "fields", or name it in "ignoreColumns" under "file" in the profile.',
  },
  'unnamed-value': {
    id: 'Beri kolom itu judul, atau kosongkan isinya.',
    en: 'Give the column a name, or empty it.',
  },
  'no-rows': { id: 'Ekspor ulang dengan masa yang benar dari sistem asal.', en: 'Export it again with the right period from its system.' },
  'nothing-taken': {
    id: 'Bandingkan nilai pada "where" dan "except" di profil dengan isi kolomnya, termasuk huruf besar dan kecil.',
    en: 'Compare the values of "where" and "except" in the profile with those of the columns, including capital letters.',
  },
  'where-unseen': {
    id: 'Periksa ejaan nilai itu pada "where", "except", atau "reconcile" di profil.',
    en: 'Check the spelling of the value in "where", "except" or "reconcile" in the profile.',
  },
  'control-rows': CONTROL,
  'control-amount': CONTROL,
  'control-month': CONTROL,
  'control-differs': CONTROL_ROWS,
  'control-missing': CONTROL_ROWS,
  'file-unlisted': {
    id: 'Sebutkan berkas itu dalam manifest.json, atau pindahkan dari folder.',
    en: 'Name the file in manifest.json, or take it out of the folder.',
  },
  'not-read': {
    id: 'Perbaiki dahulu ekstrak yang ditolak, lalu impor lagi.',
    en: 'Correct the extract that was refused first, then import again.',
  },
  'month-missing': {
    id: 'Impor masa itu bila datanya ada. Bila memang tidak ada pembayaran, catat alasannya.',
    en: 'Import those months if there are data. If nothing was paid, note the reason.',
  },
};
