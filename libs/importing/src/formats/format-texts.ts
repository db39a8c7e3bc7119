import type { Texts } from '@pendapa/contracts';

/** Words about the containers that extracts come in: packed files, workbooks, Parquet. */
export const FORMAT_TEXTS = {
  'format-refused': {
    id: 'Ini berkas {{seen}}, yang tidak dapat diimpor. Simpan sebagai CSV atau Excel (.xlsx) tanpa kata sandi dari program asalnya, lalu impor berkas itu.',
    en: 'This is a {{seen}} file, which cannot be imported. Save it as CSV or Excel (.xlsx) without a password in the program it comes from, then import that file.',
  },
  'format-differs': {
    id: 'Isi berkas adalah {{seen}}, tidak sesuai dengan akhiran nama "{{name}}". Periksa apakah ini berkas yang benar.',
    en: 'The content of the file is {{seen}}, which does not agree with the ending of its name "{{name}}". Check whether it is the right file.',
  },
  'gzip-damaged': {
    id: 'Berkas gzip terpotong atau rusak. Salin ulang berkasnya.',
    en: 'The gzip file is cut or damaged. Copy it again.',
  },
  'archive-damaged': {
    id: 'Berkas .xlsx terpotong atau rusak. Salin ulang berkasnya.',
    en: 'The .xlsx file is cut or damaged. Copy it again.',
  },
  'archive-bomb': {
    id: 'Isi berkas setelah dibuka melampaui batas ({{reason}}).',
    en: 'The unpacked content of the file is beyond the limits ({{reason}}).',
  },
  'archive-encrypted': {
    id: 'Berkas dikunci dengan kata sandi. Simpan tanpa kata sandi.',
    en: 'The file is locked with a password. Save it without one.',
  },
  'archive-path': {
    id: 'Berkas memuat bagian bernama "{{value}}", yang menunjuk ke luar berkas.',
    en: 'The file holds a part named "{{value}}", which points outside the file.',
  },
  'workbook-damaged': {
    id: 'Isi buku kerja Excel bukan XML yang sah. Buka dan simpan ulang di Excel.',
    en: 'The content of the Excel workbook is not valid XML. Open it in Excel and save it again.',
  },
  'workbook-part': {
    id: 'Bagian "{{value}}" dari buku kerja Excel tidak ada. Ini bukan buku kerja .xlsx yang lengkap.',
    en: 'The part "{{value}}" of the Excel workbook is missing. This is not a complete .xlsx workbook.',
  },
  'workbook-macros': {
    id: 'Buku kerja ini memuat makro ({{value}}). Simpan sebagai .xlsx biasa.',
    en: 'The workbook holds macros ({{value}}). Save it as a plain .xlsx.',
  },
  'workbook-links': {
    id: 'Buku kerja ini merujuk ke buku kerja lain; nilai yang tersimpan di dalamnya yang dibaca.',
    en: 'The workbook refers to other workbooks; the values stored in it were read.',
  },
  'sheet-choice': {
    id: 'Ada lebih dari satu lembar: {{found}}. Tulis "sheet" pada bagian "file" di profil.',
    en: 'There is more than one sheet: {{found}}. Name one as "sheet" under "file" in the profile.',
  },
  'sheet-missing': {
    id: 'Lembar "{{name}}" yang disebut profil tidak ada atau tidak berisi sel. Lembar berkas: {{found}}.',
    en: 'The sheet "{{name}}" named by the profile is missing or holds no cells. Sheets of the file: {{found}}.',
  },
  'sheet-hidden': {
    id: 'Lembar tersembunyi "{{name}}" tidak dibaca.',
    en: 'The hidden sheet "{{name}}" was not read.',
  },
  'sheet-hidden-read': {
    id: 'Lembar "{{name}}" yang dibaca tersembunyi di Excel.',
    en: 'The sheet "{{name}}" that was read is hidden in Excel.',
  },
  'row-hidden': {
    id: 'Baris {{name}} tersembunyi di Excel, tetapi dibaca.',
    en: 'Row {{name}} is hidden in Excel, but was read.',
  },
  'column-hidden': {
    id: 'Mulai kolom ke-{{name}} ada kolom yang tersembunyi di Excel; isinya dibaca seperti kolom lain.',
    en: 'From column {{name}} on columns are hidden in Excel; they were read like the others.',
  },
  'merged-cells': {
    id: 'Sel {{value}} digabung. Pisahkan penggabungannya dan isi setiap sel.',
    en: 'The cells {{value}} are merged. Unmerge them and fill each one.',
  },
  'cell-error': {
    id: 'Sel ini berisi kesalahan Excel {{value}}.',
    en: 'The cell holds the Excel error {{value}}.',
  },
  'cell-malformed': {
    id: 'Isi sel "{{value}}" tidak sesuai dengan jenis selnya.',
    en: 'The content "{{value}}" of the cell does not fit the kind of the cell.',
  },
  'formula-without-value': {
    id: 'Rumus di sel ini tidak menyimpan hasil. Hitung ulang dan simpan di Excel.',
    en: 'The formula in this cell has no stored result. Recalculate and save it in Excel.',
  },
  'number-inexact': {
    id: 'Angka {{value}} lebih panjang daripada 15 digit yang disimpan Excel dengan tepat. Simpan kolom ini sebagai teks.',
    en: 'The number {{value}} is longer than the 15 digits that Excel keeps exactly. Store this column as text.',
  },
  'date-serial': {
    id: 'Nomor hari {{value}} bukan tanggal yang ada (60 adalah 29 Februari 1900, yang tidak pernah ada).',
    en: 'The day number {{value}} is no date that exists (60 is 29 February 1900, which never was).',
  },
  'parquet-damaged': {
    id: 'Berkas Parquet terpotong atau rusak. Salin ulang berkasnya.',
    en: 'The Parquet file is cut or damaged. Copy it again.',
  },
  'parquet-broken': {
    id: 'Berkas Parquet tidak dapat dibaca: {{reason}}',
    en: 'The Parquet file cannot be read: {{reason}}',
  },
  'parquet-encrypted': {
    id: 'Berkas Parquet ini terenkripsi. Tulis ulang tanpa enkripsi.',
    en: 'The Parquet file is encrypted. Write it again without encryption.',
  },
  'parquet-too-large': {
    id: 'Keterangan di kaki berkas Parquet melampaui batas ({{most}}). Tulis ulang dengan kelompok baris yang lebih besar.',
    en: 'The footer of the Parquet file is beyond the limit ({{most}}). Write it again with larger row groups.',
  },
  'parquet-nested': {
    id: 'Kolom "{{name}}" berisi daftar atau struktur, bukan satu nilai per baris.',
    en: 'The column "{{name}}" holds lists or structures, not one value a row.',
  },
  'parquet-int96': {
    id: 'Kolom "{{name}}" memakai cap waktu INT96 yang usang. Tulis ulang sebagai DATE atau TIMESTAMP.',
    en: 'The column "{{name}}" uses outdated INT96 timestamps. Write it again as DATE or TIMESTAMP.',
  },
  'parquet-float': {
    id: 'Kolom "{{name}}" berisi bilangan pecahan biner, yang tidak tepat. Tulis ulang sebagai DECIMAL atau bilangan bulat.',
    en: 'The column "{{name}}" holds binary fractions, which are not exact. Write it again as DECIMAL or whole numbers.',
  },
  'parquet-type': {
    id: 'Kolom "{{name}}" berjenis {{type}}, yang tidak dibaca.',
    en: 'The column "{{name}}" is of type {{type}}, which is not read.',
  },
} as const satisfies Record<string, Texts>;
