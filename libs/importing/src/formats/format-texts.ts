import type { Texts } from '@pendapa/contracts';

/** Texts about file formats: compressed files, workbooks, Parquet. */
export const FORMAT_TEXTS = {
  'format-refused': {
    id: 'Ini berkas {{seen}}, yang tidak dapat diimpor.',
    en: 'This is a {{seen}} file, which cannot be imported.',
  },
  'format-packed': {
    id: 'Ini arsip {{seen}}: berkas datanya ada di dalamnya.',
    en: 'This is a {{seen}} archive: the file with the data is inside of it.',
  },
  'format-json': {
    id: 'Ini berkas {{seen}}, bukan tabel dengan judul kolom dan baris.',
    en: 'This is a {{seen}} file, not a table with column names and rows.',
  },
  'json-damaged': {
    id: 'Berkas JSON terpotong atau rusak.',
    en: 'The JSON file is cut or damaged.',
  },
  'json-nested': {
    id: 'Berkas JSON bukan daftar catatan sederhana: di sini ada daftar atau objek di dalam catatan.',
    en: 'The JSON file is not a list of flat records: here is a list or an object within a record.',
  },
  'json-keys': {
    id: 'Catatan ini tidak berisi kolom yang sama dengan catatan pertama: "{{name}}".',
    en: 'This record does not have the same columns as the first one: "{{name}}".',
  },
  'json-duplicate': {
    id: 'Kolom "{{name}}" ada dua kali dalam satu catatan.',
    en: 'The column "{{name}}" appears twice in one record.',
  },
  'format-differs': {
    id: 'Isi berkas adalah {{seen}}, tidak sesuai dengan akhiran nama "{{name}}".',
    en: 'The content of the file is {{seen}}, which does not agree with the ending of its name "{{name}}".',
  },
  'gzip-damaged': {
    id: 'Berkas gzip terpotong atau rusak.',
    en: 'The gzip file is cut or damaged.',
  },
  'archive-damaged': {
    id: 'Arsip (.xlsx, .ods, atau .zip) terpotong atau rusak.',
    en: 'The archive (.xlsx, .ods or .zip) is cut or damaged.',
  },
  'archive-bomb': {
    id: 'Isi berkas setelah dibuka melampaui batas ({{reason}}).',
    en: 'The unpacked content of the file is beyond the limits ({{reason}}).',
  },
  'archive-encrypted': {
    id: 'Berkas dikunci dengan kata sandi.',
    en: 'The file is locked with a password.',
  },
  'archive-path': {
    id: 'Berkas memuat bagian bernama "{{value}}", yang menunjuk ke luar berkas.',
    en: 'The file holds a part named "{{value}}", which points outside the file.',
  },
  'workbook-damaged': {
    id: 'Isi buku kerja bukan XML yang sah.',
    en: 'The content of the workbook is not valid XML.',
  },
  'workbook-part': {
    id: 'Bagian "{{value}}" dari buku kerja Excel tidak ada. Ini bukan buku kerja .xlsx yang lengkap.',
    en: 'The part "{{value}}" of the Excel workbook is missing. This is not a complete .xlsx workbook.',
  },
  'workbook-macros': {
    id: 'Buku kerja ini memuat makro ({{value}}).',
    en: 'The workbook holds macros ({{value}}).',
  },
  'workbook-links': {
    id: 'Buku kerja ini merujuk ke buku kerja lain; nilai yang tersimpan di dalamnya yang dibaca.',
    en: 'The workbook refers to other workbooks; the values stored in it were read.',
  },
  'sheet-choice': {
    id: 'Ada lebih dari satu lembar: {{found}}.',
    en: 'There is more than one sheet: {{found}}.',
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
    id: 'Sel {{value}} digabung.',
    en: 'The cells {{value}} are merged.',
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
    id: 'Rumus di sel ini tidak menyimpan hasil.',
    en: 'The formula in this cell has no stored result.',
  },
  'number-inexact': {
    id: 'Angka {{value}} lebih panjang daripada 15 digit yang disimpan Excel dengan tepat.',
    en: 'The number {{value}} is longer than the 15 digits that Excel keeps exactly.',
  },
  'date-serial': {
    id: 'Nomor hari {{value}} bukan tanggal yang ada (60 adalah 29 Februari 1900, yang tidak pernah ada).',
    en: 'The day number {{value}} is no date that exists (60 is 29 February 1900, which never was).',
  },
  'parquet-damaged': {
    id: 'Berkas Parquet terpotong atau rusak.',
    en: 'The Parquet file is cut or damaged.',
  },
  'parquet-checksum': {
    id: 'Isi kolom "{{name}}" tidak sama dengan yang ditulis: checksum halamannya tidak cocok.',
    en: 'The column "{{name}}" does not hold what was written: the checksum of a page does not agree.',
  },
  'parquet-unvouched': {
    id: 'Berkas Parquet ini tidak memuat checksum, dan tidak ada jumlah yang dinyatakan: tidak ada yang menjamin nilainya.',
    en: 'This Parquet file has no checksums, and no sum was declared: nothing vouches for its values.',
  },
  'parquet-broken': {
    id: 'Berkas Parquet tidak dapat dibaca: {{reason}}',
    en: 'The Parquet file cannot be read: {{reason}}',
  },
  'parquet-encrypted': {
    id: 'Berkas Parquet ini terenkripsi.',
    en: 'The Parquet file is encrypted.',
  },
  'parquet-too-large': {
    id: 'Keterangan di kaki berkas Parquet melampaui batas ({{most}}).',
    en: 'The footer of the Parquet file is beyond the limit ({{most}}).',
  },
  'parquet-nested': {
    id: 'Kolom "{{name}}" berisi daftar atau struktur, bukan satu nilai per baris.',
    en: 'The column "{{name}}" holds lists or structures, not one value a row.',
  },
  'parquet-int96': {
    id: 'Kolom "{{name}}" memakai cap waktu INT96 yang usang.',
    en: 'The column "{{name}}" uses outdated INT96 timestamps.',
  },
  'parquet-float': {
    id: 'Kolom "{{name}}" berisi bilangan pecahan biner, yang tidak tepat.',
    en: 'The column "{{name}}" holds binary fractions, which are not exact.',
  },
  'parquet-type': {
    id: 'Kolom "{{name}}" berjenis {{type}}, yang tidak dibaca.',
    en: 'The column "{{name}}" is of type {{type}}, which is not read.',
  },
} as const satisfies Record<string, Texts>;
