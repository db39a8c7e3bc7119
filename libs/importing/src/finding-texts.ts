import type { Texts } from '@pendapa/contracts';
import { FORMAT_TEXTS } from './formats/format-texts.ts';
import { RULE_TEXTS } from './validation/rules.ts';

/** Words of every finding; `{{name}}` is filled from the finding's parameters. */
export const FINDING_TEXTS = {
  ...FORMAT_TEXTS,
  ...RULE_TEXTS,
  'file-empty': { id: 'Berkas kosong.', en: 'The file is empty.' },
  'file-changed': {
    id: 'Berkas berubah saat sedang dibaca. Ulangi impor.',
    en: 'The file changed while it was being read. Import it again.',
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
    id: 'Bukan teks {{encoding}} yang sah (karakter ke-{{position}} pada baris ini). Tentukan "encoding" yang benar pada profil.',
    en: 'Not valid {{encoding}} text (character {{position}} of this line). Declare the right "encoding" in the profile.',
  },
  'encoding-mismatch': {
    id: 'Profil menyebut {{declared}}, tetapi berkas tampak sebagai {{seen}}.',
    en: 'The profile declares {{declared}}, but the file looks like {{seen}}.',
  },
  'line-too-long': { id: 'Baris lebih panjang dari {{most}} byte.', en: 'A line is longer than {{most}} bytes.' },
  'stray-quote': { id: 'Tanda kutip di tengah isian tanpa kutip.', en: 'A quote mark inside an unquoted field.' },
  'text-after-quote': { id: 'Ada teks setelah kutip penutup.', en: 'Text follows a closing quote mark.' },
  'unterminated-quote': {
    id: 'Kutip yang dibuka di sini tidak pernah ditutup.',
    en: 'The quote mark opened here is never closed.',
  },
  'bare-cr': {
    id: 'Akhir baris hanya CR; yang diterima LF atau CRLF.',
    en: 'A line ends in CR alone; LF or CRLF is accepted.',
  },
  'control-character': { id: 'Karakter kendali {{character}} tidak diterima.', en: 'Control character {{character}} is not accepted.' },
  'blank-line': { id: 'Baris kosong di dalam berkas.', en: 'A blank line inside the file.' },
  'field-count': {
    id: 'Baris ini berisi {{found}} isian, judul kolom menyebut {{expected}}.',
    en: 'This row has {{found}} fields, the header has {{expected}}.',
  },
  'field-too-long': { id: 'Isian lebih panjang dari {{most}} karakter.', en: 'A field is longer than {{most}} characters.' },
  'too-many-columns': { id: 'Lebih dari {{most}} kolom.', en: 'More than {{most}} columns.' },
  'too-many-rows': { id: 'Lebih dari {{most}} baris.', en: 'More than {{most}} rows.' },
  'header-missing': {
    id: 'Kolom "{{name}}" yang disebut profil tidak ada. Kolom berkas: {{found}}.',
    en: 'The column "{{name}}" named by the profile is missing. Columns of the file: {{found}}.',
  },
  'header-delimiter': {
    id: 'Judul kolom dipisah "{{delimiter}}", bukan seperti kata profil. Tulis "delimiter": "{{delimiter}}" di bawah "file" pada profil; berkas-berkas bentuk templat satu ekstrak harus sama pemisahnya.',
    en: 'The column names are parted by "{{delimiter}}", not as the profile says. Put "delimiter": "{{delimiter}}" under "file" in the profile; files in the form of one template must be parted alike.',
  },
  'header-duplicate': { id: 'Judul kolom "{{name}}" ada lebih dari satu.', en: 'The column name "{{name}}" appears more than once.' },
  'header-empty': {
    id: 'Kolom ke-{{position}} tidak berjudul. Bila memang kosong, tulis "ignoreEmptyColumns": true pada profil.',
    en: 'Column {{position}} has no name. If it is meant to be empty, put "ignoreEmptyColumns": true in the profile.',
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
    id: 'Tidak satu baris pun cocok dengan syarat "where" pada profil.',
    en: 'Not one row fits the profile\'s "where".',
  },
  'where-unseen': {
    id: 'Nilai "{{value}}" pada syarat profil tidak ditemukan di kolom ini.',
    en: 'The value "{{value}}" of the profile\'s conditions does not occur in this column.',
  },
  'value-missing': { id: 'Isian wajib kosong.', en: 'A required value is missing.' },
  'amount-malformed': {
    id: '"{{value}}" bukan angka menurut profil (desimal "{{decimal}}", ribuan "{{thousands}}").',
    en: '"{{value}}" is not a number by the profile\'s marks (decimal "{{decimal}}", thousands "{{thousands}}").',
  },
  'amount-scientific': { id: '"{{value}}" ditulis dalam notasi ilmiah.', en: '"{{value}}" is in scientific notation.' },
  'amount-decimals': {
    id: '"{{value}}" punya lebih banyak desimal daripada mata uangnya ({{digits}}).',
    en: '"{{value}}" has more decimals than the currency has ({{digits}}).',
  },
  'amount-marks': {
    id: 'Tanda "{{decimal}}" pada "{{value}}": desimal atau ribuan? Tiga angka di belakangnya lazimnya ribuan.',
    en: 'Is the "{{decimal}}" in "{{value}}" a decimal or a thousands mark? Three digits behind it are mostly thousands.',
  },
  'amount-more-decimals': {
    id: '"{{value}}" punya lebih banyak desimal daripada yang disebut profil ({{decimals}}).',
    en: '"{{value}}" has more decimals than the profile declares ({{decimals}}).',
  },
  'amount-too-large': { id: '"{{value}}" terlalu besar untuk disimpan.', en: '"{{value}}" is too large to be stored.' },
  'amount-negative': {
    id: 'Nilai negatif "{{value}}" hanya untuk pembatalan (isi "reversalOf" dengan nomor pembayaran asalnya), atau bila profil membolehkannya ("negative": true).',
    en: 'The negative amount "{{value}}" is for reversals only (put the number of the payment into "reversalOf"), or where the profile allows it ("negative": true).',
  },
  'parts-differ': {
    id: 'Jumlah {{amount}} tidak sama dengan pokok + denda - potongan = {{parts}}.',
    en: 'The amount {{amount}} is not principal + penalty - discount = {{parts}}.',
  },
  'integer-malformed': { id: '"{{value}}" bukan bilangan bulat.', en: '"{{value}}" is not a whole number.' },
  'integer-range': { id: '{{value}} di luar {{least}} sampai {{most}}.', en: '{{value}} is not between {{least}} and {{most}}.' },
  'date-malformed': { id: '"{{value}}" bukan tanggal berbentuk {{format}}.', en: '"{{value}}" is not a date of the form {{format}}.' },
  'date-impossible': {
    id: 'Tanggal "{{value}}" tidak ada, atau tahunnya di luar 1900 sampai 2199.',
    en: 'The date "{{value}}" does not exist, or its year is not between 1900 and 2199.',
  },
  'time-malformed': {
    id: '"{{value}}" bukan jam berbentuk {{format}} antara 00.00 dan 23.59.',
    en: '"{{value}}" is not a time of the form {{format}} between 00:00 and 23:59.',
  },
  'choice-unknown': { id: '"{{value}}" tidak dikenal; pilihan: {{allowed}}.', en: '"{{value}}" is not known; one of: {{allowed}}.' },
  'text-too-long': { id: 'Teks lebih panjang dari {{most}} karakter.', en: 'The text is longer than {{most}} characters.' },
  'text-cleaned': {
    id: 'Karakter tak terlihat dihapus dari "{{value}}".',
    en: 'Invisible characters were removed from "{{value}}".',
  },
  'code-trimmed': {
    id: 'Spasi di sekitar isian dibuang pada {{rows}} sel, misalnya {{value}}.',
    en: 'Blanks around the value were taken off (cells: {{rows}}), such as {{value}}.',
  },
  'code-shape': {
    id: '"{{value}}" tidak dapat menjadi kode: huruf, angka, dan tanda . _ / & ( ) - saja, paling panjang 80.',
    en: '"{{value}}" cannot be a code: letters, digits and . _ / & ( ) - only, at most 80.',
  },
  'code-unknown': {
    id: 'Kode "{{value}}" tidak ada pada {{extract}}.',
    en: 'The code "{{value}}" is not among the {{extract}}.',
  },
  'code-empty': {
    id: 'Kosong pada {{rows}} dari {{units}} baris, antara lain baris {{lines}}: apakah itu baris total?',
    en: 'Empty in {{rows}} of {{units}} rows, among them lines {{lines}}: are these totals?',
  },
  'codes-parted': {
    id: '"{{value}}" bukan satu kode. Beberapa kode dalam satu isian dipisah titik koma (;).',
    en: '"{{value}}" is not one code. Several codes in one cell are parted by semicolons (;).',
  },
  'name-ambiguous': {
    id: 'Nama "{{value}}" dimiliki lebih dari satu kode pada {{extract}}.',
    en: 'The name "{{value}}" belongs to more than one code among the {{extract}}.',
  },
  'code-unmapped': {
    id: '"{{value}}" dikumpulkan di bawah Tidak terpetakan (jumlah baris: {{rows}}).',
    en: '"{{value}}" was collected under Not mapped (rows: {{rows}}).',
  },
  'spelled-differently': {
    id: '"{{value}}" dan "{{first}}" dianggap sama ({{code}}).',
    en: '"{{value}}" and "{{first}}" are taken for the same ({{code}}).',
  },
  'parent-missing': { id: 'Wilayah induk kosong untuk "{{value}}".', en: 'The parent region of "{{value}}" is missing.' },
  'parent-unknown': { id: 'Induk "{{value}}" tidak ada pada {{extract}}.', en: 'The parent "{{value}}" is not among the {{extract}}.' },
  'document-unnamed': {
    id: 'Baris ini tidak bernomor dan tidak menyebut banyaknya surat (rekap).',
    en: 'This row has neither a number nor a number of documents (of a recap).',
  },
  'duplicate-key': {
    id: '"{{value}}" sudah ada pada baris {{first}}.',
    en: '"{{value}}" already stands in line {{first}}.',
  },
  'duplicate-load': {
    id: 'Kunci "{{value}}" sudah ada dalam berkas sebelumnya dari pemuatan ini.',
    en: 'The key "{{value}}" came with an earlier file of this load.',
  },
  'duplicate-person': {
    id: 'NPWPD pada baris ini sudah ada pada baris {{first}}.',
    en: 'The NPWPD of this row is already on line {{first}}.',
  },
  'duplicate-published': {
    id: '"{{value}}" sudah ada pada data yang disajikan.',
    en: '"{{value}}" is already among the published data.',
  },
  overlap: {
    id: 'Sudah ada {{rows}} pembayaran bertanggal {{from}} sampai {{to}}. Ganti dengan --replace {{period}}, atau tulis "append": true pada profil bila ini tambahan.',
    en: 'There are already {{rows}} payments dated {{from}} to {{to}}. Replace them with --replace {{period}}, or put "append": true in the profile if these are additional.',
  },
  'outside-replace': {
    id: 'Tanggal {{value}} di luar masa yang diganti ({{from}} sampai {{to}}).',
    en: 'The date {{value}} is outside the replaced period ({{from}} to {{to}}).',
  },
  'replace-orphans': {
    id: 'Pembayaran "{{value}}" ikut terhapus oleh penggantian {{from}} sampai {{to}}, padahal pembatalannya ({{reversal}}, dibukukan {{posted}}) berada di luar masa itu. Sertakan pembayaran itu, dengan jumlah yang sama, dalam berkas, atau perluas --replace sampai pembatalannya.',
    en: 'The payment "{{value}}" would go with the replaced days {{from}} to {{to}}, but its reversal ({{reversal}}, posted on {{posted}}) lies outside them. Include the payment, with the same amount, in the file, or widen --replace to its reversal.',
  },
  'replace-orphans-more': {
    id: 'Masih ada {{rows}} pembatalan lain di luar masa yang diganti yang pembayarannya akan hilang.',
    en: 'There are {{rows}} more reversals outside the replaced days whose payments would be gone.',
  },
  'npwpd-shape': {
    id: 'NPWPD harus berupa angka (boleh dengan titik, strip, atau garis miring), bukan huruf atau notasi ilmiah.',
    en: 'An NPWPD is made of digits (with points, dashes or slashes), not of letters or scientific notation.',
  },
  'nik-shape': { id: 'NIK harus 16 angka.', en: 'A NIK has 16 digits.' },
  'person-name-shape': {
    id: 'Nama wajib pajak berisi karakter tak terlihat atau lebih panjang dari {{most}} karakter.',
    en: 'The name of the taxpayer has invisible characters or is longer than {{most}} characters.',
  },
  'control-rows': {
    id: 'Dibaca {{found}} baris, dinyatakan {{expected}}.',
    en: '{{found}} rows were read, {{expected}} were declared.',
  },
  'control-amount': {
    id: 'Jumlah berkas {{found}}, dinyatakan {{expected}}.',
    en: 'The file adds up to {{found}}, {{expected}} was declared.',
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

export type FindingCode = keyof typeof FINDING_TEXTS;
