import type { Texts } from '@pendapa/contracts';

/** Texts about a file, its columns and its totals. */
export const FILE_TEXTS = {
  'file-empty': { id: 'Berkas kosong.', en: 'The file is empty.' },
  'file-changed': {
    id: 'Berkas berubah saat sedang dibaca.',
    en: 'The file changed while it was being read.',
  },
  'file-name': {
    id: 'Nama berkas tidak cocok dengan pola "{{pattern}}" pada profil.',
    en: 'The file name does not fit the profile\'s pattern "{{pattern}}".',
  },
  'file-skipped': {
    id: 'Berkas ini dilewati karena namanya tidak cocok dengan pola "{{pattern}}".',
    en: 'This file was left out: its name does not fit the pattern "{{pattern}}".',
  },
  'encoding-invalid': {
    id: 'Bukan teks {{encoding}} yang sah (karakter ke-{{position}} pada baris ini).',
    en: 'Not valid {{encoding}} text (character {{position}} of this line).',
  },
  'encoding-mismatch': {
    id: 'Profil menyebut {{declared}}, tetapi berkas tampak sebagai {{seen}}.',
    en: 'The profile declares {{declared}}, but the file looks like {{seen}}.',
  },
  'line-too-long': { id: 'Baris lebih panjang dari {{most}} byte.', en: 'A line is longer than {{most}} bytes.' },
  'stray-quote': { id: 'Tanda kutip di tengah isian tanpa kutip.', en: 'A quote mark inside an unquoted field.' },
  'text-after-quote': { id: 'Ada teks setelah kutip penutup.', en: 'Text follows a closing quote mark.' },
  'quoted-delimiter': {
    id: 'Sel berkutip dipisah dengan "{{delimiter}}", berbeda dari profil.',
    en: 'Quoted cells are separated by "{{delimiter}}", unlike the profile says.',
  },
  'unterminated-quote': {
    id: 'Kutip yang dibuka di sini tidak pernah ditutup.',
    en: 'The quote mark opened here is never closed.',
  },
  'bare-cr': {
    id: 'Akhir baris hanya CR, sedangkan akhir baris harus LF atau CRLF.',
    en: 'A line ends in CR alone; it must end in LF or CRLF.',
  },
  'control-character': { id: 'Karakter kendali {{character}} tidak diterima.', en: 'Control character {{character}} is not accepted.' },
  'blank-line': { id: 'Baris kosong di dalam berkas.', en: 'A blank line inside the file.' },
  'field-count': {
    id: 'Baris ini berisi {{found}} isian, judul kolom menyebut {{expected}}.',
    en: 'This row has {{found}} fields, the header has {{expected}}.',
  },
  'line-quoted': {
    id: 'Seluruh baris ini berada di dalam satu pasang kutip. Isinya {{found}} isian, tetapi terbaca sebagai satu.',
    en: 'The whole line is inside one pair of quote marks. It has {{found}} fields, but is read as one.',
  },
  'foot-row': {
    id: 'Tabel berakhir pada baris kosong menurut profil, tetapi di bawahnya ada baris berisi angka: {{value}}.',
    en: 'The table ends at a blank row, as the profile says, but a row with figures follows: {{value}}.',
  },
  'foot-left-out': {
    id: '{{rows}} baris di bawah baris kosong tidak dibaca, karena menurut profil merupakan kaki tabel.',
    en: '{{rows}} rows below the blank row were not read: the profile declares them as the foot of the table.',
  },
  'heading-left-out': {
    id: 'Baris tanpa jumlah "{{value}}" dilewati sebagai judul kelompok.',
    en: 'The row without an amount "{{value}}" was left out as the heading of a group.',
  },
  'field-too-long': { id: 'Isian lebih panjang dari {{most}} karakter.', en: 'A field is longer than {{most}} characters.' },
  'too-many-columns': { id: 'Lebih dari {{most}} kolom.', en: 'More than {{most}} columns.' },
  'too-many-rows': { id: 'Lebih dari {{most}} baris.', en: 'More than {{most}} rows.' },
  'header-missing': {
    id: 'Kolom "{{name}}" yang disebut profil tidak ada. Kolom berkas: {{found}}.',
    en: 'The column "{{name}}" named by the profile is missing. Columns of the file: {{found}}.',
  },
  'header-below': {
    id: 'Judul kolom ada pada baris {{found}}, di bawah baris judul yang bukan kolom.',
    en: 'The column names stand in line {{found}}, below lines that are a title.',
  },
  'header-sep': {
    id: 'Baris pertama "sep={{delimiter}}" hanya petunjuk bagi Excel, bukan judul kolom.',
    en: 'The first line "sep={{delimiter}}" is a hint for Excel, not the column names.',
  },
  'header-delimiter': {
    id: 'Judul kolom dipisah dengan "{{delimiter}}", berbeda dari profil.',
    en: 'The column names are separated by "{{delimiter}}", unlike the profile says.',
  },
  'header-duplicate': { id: 'Judul kolom "{{name}}" ada lebih dari satu.', en: 'The column name "{{name}}" appears more than once.' },
  'header-empty': {
    id: 'Kolom ke-{{position}} tidak berjudul.',
    en: 'Column {{position}} has no name.',
  },
  'header-unknown': {
    id: 'Kolom "{{name}}" tidak disebut profil dan tidak dibaca.',
    en: 'The column "{{name}}" is not named by the profile and was not read.',
  },
  'unnamed-value': {
    id: 'Ada isian "{{value}}" pada kolom ke-{{position}} yang tidak berjudul.',
    en: 'A value "{{value}}" stands in column {{position}}, which has no name.',
  },
  'no-rows': { id: 'Tidak ada baris data setelah judul kolom.', en: 'There are no data rows below the header.' },
  'nothing-taken': {
    id: 'Tidak ada baris yang cocok dengan syarat "where" pada profil.',
    en: 'Not one row fits the profile\'s "where".',
  },
  'where-unseen': {
    id: 'Nilai "{{value}}" pada syarat profil tidak ditemukan di kolom ini.',
    en: 'The value "{{value}}" of the profile\'s conditions does not occur in this column.',
  },
  'month-missing': {
    id: 'Tidak ada pembayaran pada {{period}}, padahal masa sebelum dan sesudahnya ada. Angka yang membandingkan tahun itu tidak lengkap.',
    en: 'There are no payments in {{period}}, although there are some before and after. Figures that compare this year are incomplete.',
  },
  'control-rows': {
    id: 'Berkas berisi {{found}} baris, sedangkan jumlah yang dinyatakan {{expected}}.',
    en: 'The file has {{found}} rows, but {{expected}} were declared.',
  },
  'control-amount': {
    id: 'Jumlah dalam berkas {{found}}, sedangkan jumlah yang dinyatakan {{expected}}.',
    en: 'The file adds up to {{found}}, but {{expected}} was declared.',
  },
  'control-month': {
    id: 'Bulan {{month}}: dinyatakan {{expected}}, berkas berjumlah {{found}}; selisih {{difference}}.',
    en: 'Month {{month}}: {{expected}} was declared, the file adds up to {{found}}; difference {{difference}}.',
  },
  'file-unlisted': {
    id: 'Berkas ini tidak disebut dalam manifest.json dan tidak dibaca.',
    en: 'This file is not named in manifest.json and was not read.',
  },
  'not-read': {
    id: 'Tidak dibaca, karena ekstrak sebelumnya ditolak.',
    en: 'Not read, because an earlier extract was refused.',
  },
  'control-differs': {
    id: 'Masa {{period}}: baris yang diambil berjumlah {{found}}, baris kontrol "{{name}}" {{expected}}; selisih {{difference}}.',
    en: 'Period {{period}}: the rows taken add up to {{found}}, the control row "{{name}}" says {{expected}}; difference {{difference}}.',
  },
  'control-missing': {
    id: 'Masa {{period}}: tidak ada baris kontrol "{{name}}"; baris yang diambil berjumlah {{found}}.',
    en: 'Period {{period}}: there is no control row "{{name}}"; the rows taken add up to {{found}}.',
  },
} as const satisfies Record<string, Texts>;
