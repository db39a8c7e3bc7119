import type { Texts } from '@pendapa/contracts';
import type { FILE_TEXTS } from './file-texts.ts';

const QUOTES: Texts = {
  id: 'Gandakan tanda kutip di dalam teks saat mengekspor; bila berkas memang tidak memakai kutip, tulis "quote": "none" di bawah "file" pada profil.',
  en: 'Double quote marks within texts when exporting; if the file does not use quotes at all, put "quote": "none" under "file" in the profile.',
};
const SHORTER: Texts = {
  id: 'Periksa apakah ada kutip yang tidak ditutup; bila tidak, pendekkan isian atau bagi berkasnya.',
  en: 'Check whether a quote mark was never closed; if not, shorten the value or split the file.',
};
const ENCODING: Texts = {
  id: 'Tulis "encoding" yang benar di bawah "file" pada profil (misalnya "windows-1252" dari program lama), atau simpan berkas sebagai UTF-8.',
  en: 'Declare the right "encoding" under "file" in the profile (such as "windows-1252" of older programs), or save the file as UTF-8.',
};
const CONTROL: Texts = {
  id: 'Bandingkan dengan sumbernya: bila berkas terpotong atau berubah, ekspor ulang; bila pernyataannya keliru, perbaiki pernyataan itu.',
  en: 'Compare with the source: export again if the file was cut or changed; correct the declared total if that is wrong.',
};
const CONTROL_ROWS: Texts = {
  id: 'Bandingkan masa itu dengan sumbernya; bila selisihnya wajar, sebutkan batasnya sebagai "tolerance" di bawah "reconcile" pada profil.',
  en: 'Compare the period with the source; if the difference is in order, declare it as "tolerance" under "reconcile" in the profile.',
};
const COLUMNS: Texts = {
  id: 'Tulis nama kolom pada profil persis seperti pada berkas. Bila judul kolom tidak terbaca, periksa "skipLines" (baris judul di atasnya) dan "delimiter" di bawah "file".',
  en: 'Write the name of the column in the profile just as the file has it. If the header was not found, check "skipLines" (title lines above it) and "delimiter" under "file".',
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
    id: 'Hapus baris kosong di antara baris; bila di atas judul kolom, sebutkan banyaknya baris di atas judul sebagai "skipLines" pada profil.',
    en: 'Delete blank lines between rows; above the column names, declare how many lines stand there as "skipLines" in the profile.',
  },
  'field-count': {
    id: 'Beri kutip pada teks yang memuat pemisah kolom; baris judul dilewati dengan "skipLines", baris total dengan "except" pada profil.',
    en: 'Put texts that hold the delimiter into quotes; pass over title lines by "skipLines", rows of totals by "except" in the profile.',
  },
  'line-quoted': {
    id: 'Ekspor ulang dari sistem asal; bila berkas pernah disimpan lewat Excel dengan semua isi di kolom A, buka lagi, pilih Data > Teks ke Kolom, lalu simpan.',
    en: 'Export it again from its system; if it was saved by Excel with everything in column A, open it, choose Data > Text to Columns, and save it.',
  },
  'foot-row': {
    id: 'Bila baris itu data, hapus baris kosong di atasnya; bila jumlah, beri label seperti "Jumlah".',
    en: 'If the row is data, delete the blank row above it; if it is a total, label it such as "Total".',
  },
  'foot-left-out': {
    id: 'Periksa sekilas bahwa baris itu hanya catatan dan tanda tangan.',
    en: 'Check that these rows are notes and signatures only.',
  },
  'heading-left-out': {
    id: 'Bila baris itu seharusnya berisi jumlah, lengkapi di sumbernya dan impor lagi.',
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
    id: 'Tulis "delimiter": "{{delimiter}}" di bawah "file" pada profil; berkas-berkas bentuk templat satu ekstrak harus sama pemisahnya.',
    en: 'Put "delimiter": "{{delimiter}}" under "file" in the profile; files in the form of one template must be parted alike.',
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
    id: 'Bandingkan nilai pada "where" dan "except" di profil dengan isi kolomnya, huruf besar-kecil termasuk.',
    en: 'Compare the values of "where" and "except" in the profile with those of the columns, capitals included.',
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
    id: 'Impor masa itu bila datanya ada; bila memang tidak ada pembayaran, catat alasannya.',
    en: 'Import those months if there are data of them; if nothing was paid indeed, note the reason.',
  },
};
