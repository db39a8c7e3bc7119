import type { Texts } from '@pendapa/contracts';
import type { FORMAT_TEXTS } from '../formats/format-texts.ts';

const COPY: Texts = { id: 'Salin atau unduh ulang berkasnya, lalu impor lagi.', en: 'Copy or download the file again, then import it.' };
const SAVE_AGAIN: Texts = {
  id: 'Buka di Excel, simpan sebagai .xlsx baru, lalu impor berkas itu.',
  en: 'Open it in Excel, save it as a new .xlsx, then import that file.',
};
const NOTHING_HIDDEN: Texts = {
  id: 'Periksa apakah isi itu perlu dibaca. Bila tidak, hapus dari berkas atau keluarkan dengan "except" pada profil.',
  en: 'Check whether it should be read. If not, delete it from the file or leave it out with "except" in the profile.',
};

/** Advice for faults of the file format. */
export const FORMAT_ADVICE: Readonly<Record<keyof typeof FORMAT_TEXTS, Texts>> = {
  'format-refused': {
    id: 'Simpan sebagai CSV atau Excel (.xlsx) tanpa kata sandi dari program asalnya, lalu impor berkas itu.',
    en: 'Save it as CSV or Excel (.xlsx) without a password in the program it comes from, then import that file.',
  },
  'format-packed': {
    id: 'Ekstrak arsip itu dahulu, lalu impor berkas di dalamnya, atau foldernya bila ada beberapa. Arsip .zip dengan satu berkas, dan CSV yang dimampatkan dengan gzip (.csv.gz), dapat diimpor langsung.',
    en: 'Unpack the archive first, then import the file in it, or the folder if there are several. A .zip archive with one file, or a CSV file compressed with gzip (.csv.gz), can be imported directly.',
  },
  'format-json': {
    id: 'Minta ekspor CSV atau Excel (.xlsx) dari sistem asalnya. Bila ini profil, sebutkan dengan --profile. Bila manifest folder, impor foldernya.',
    en: 'Ask its system for an export as CSV or Excel (.xlsx). If it is a profile, name it with --profile. If it is the manifest of a folder, import the folder.',
  },
  'json-damaged': { id: 'Ekspor ulang dari sistem asalnya.', en: 'Export it again from its system.' },
  'json-nested': {
    id: 'Minta daftar catatan tanpa susunan bertingkat, atau ekspor CSV.',
    en: 'Ask for a list of records without nesting, or for an export as CSV.',
  },
  'json-keys': {
    id: 'Minta agar setiap catatan berisi semua kolom; kolom tanpa nilai ditulis null.',
    en: 'Ask that every record has all columns; those without a value are written as null.',
  },
  'json-duplicate': { id: 'Ekspor ulang dengan nama kolom yang berbeda.', en: 'Export it again with different column names.' },
  'format-differs': {
    id: 'Periksa apakah ini berkas yang benar; bila ya, perbaiki akhiran namanya.',
    en: 'Check whether it is the right file; if it is, correct the ending of its name.',
  },
  'gzip-damaged': COPY,
  'archive-damaged': COPY,
  'archive-bomb': {
    id: 'Bagi ekstrak menjadi beberapa berkas, atau simpan sebagai CSV.',
    en: 'Split the extract into several files, or save it as CSV.',
  },
  'archive-encrypted': {
    id: 'Buka di Excel, hapus kata sandinya, simpan, lalu impor lagi.',
    en: 'Open it in Excel, remove the password, save it, then import it again.',
  },
  'archive-path': {
    id: 'Jangan pakai berkas ini; minta berkas baru dari pengirimnya.',
    en: 'Do not use this file; ask its sender for a new one.',
  },
  'workbook-damaged': SAVE_AGAIN,
  'workbook-part': SAVE_AGAIN,
  'workbook-macros': {
    id: 'Simpan sebagai .xlsx biasa (tanpa makro), lalu impor berkas itu.',
    en: 'Save it as a plain .xlsx (without macros), then import that file.',
  },
  'workbook-links': {
    id: 'Pastikan nilainya sudah mutakhir: buka di Excel, perbarui tautannya, lalu simpan.',
    en: 'Make sure that its values are up to date: open it in Excel, update the links, then save it.',
  },
  'sheet-choice': {
    id: 'Tulis nama lembarnya sebagai "sheet" di bawah "file" pada profil.',
    en: 'Name the sheet as "sheet" under "file" in the profile.',
  },
  'sheet-missing': {
    id: 'Perbaiki "sheet" di bawah "file" pada profil, atau nama lembar di berkas.',
    en: 'Correct "sheet" under "file" in the profile, or the name of the sheet in the file.',
  },
  'sheet-hidden': {
    id: 'Bila lembar itu yang dimaksud, tulis namanya sebagai "sheet" di bawah "file" pada profil.',
    en: 'If that sheet is meant, name it as "sheet" under "file" in the profile.',
  },
  'sheet-hidden-read': NOTHING_HIDDEN,
  'row-hidden': NOTHING_HIDDEN,
  'column-hidden': NOTHING_HIDDEN,
  'merged-cells': {
    id: 'Pisahkan penggabungannya di Excel (Unmerge Cells) dan isi setiap sel.',
    en: 'Unmerge the cells in Excel and fill each one.',
  },
  'cell-error': {
    id: 'Perbaiki rumus atau isi selnya di Excel, lalu simpan.',
    en: 'Correct the formula or the value of the cell in Excel, then save it.',
  },
  'cell-malformed': SAVE_AGAIN,
  'formula-without-value': {
    id: 'Buka di Excel, hitung ulang (F9), lalu simpan.',
    en: 'Open it in Excel, recalculate (F9), then save it.',
  },
  'number-inexact': {
    id: 'Format kolom ini sebagai teks, lalu isi ulang dari sumbernya. Angka yang hilang tidak dapat dikembalikan.',
    en: 'Format this column as text, then fill it again from its source. Lost digits cannot be recovered.',
  },
  'date-serial': {
    id: 'Perbaiki tanggalnya di Excel.',
    en: 'Correct the date in Excel.',
  },
  'parquet-damaged': COPY,
  'parquet-checksum': COPY,
  'parquet-unvouched': {
    id: 'Nyatakan jumlahnya (--sum, atau "control" pada profil), atau tulis berkas dengan checksum halaman.',
    en: 'Declare the sum (--sum, or "control" in the profile), or write the file with page checksums.',
  },
  'parquet-broken': {
    id: 'Tulis ulang berkas dari programnya, atau ekspor sebagai CSV.',
    en: 'Write the file again from its program, or export it as CSV.',
  },
  'parquet-encrypted': { id: 'Tulis ulang tanpa enkripsi.', en: 'Write it again without encryption.' },
  'parquet-too-large': {
    id: 'Tulis ulang dengan kelompok baris yang lebih besar, atau bagi berkasnya.',
    en: 'Write it again with larger row groups, or split the file.',
  },
  'parquet-nested': {
    id: 'Tulis ulang dengan satu nilai per baris pada kolom ini.',
    en: 'Write it again with one value per row in this column.',
  },
  'parquet-int96': { id: 'Tulis ulang sebagai DATE atau TIMESTAMP.', en: 'Write it again as DATE or TIMESTAMP.' },
  'parquet-float': { id: 'Tulis ulang sebagai DECIMAL atau bilangan bulat.', en: 'Write it again as DECIMAL or whole numbers.' },
  'parquet-type': {
    id: 'Tulis ulang sebagai teks, bilangan bulat, DECIMAL, DATE, TIMESTAMP, atau TIME.',
    en: 'Write it again as text, whole numbers, DECIMAL, DATE, TIMESTAMP or TIME.',
  },
};
