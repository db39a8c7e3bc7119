import type { Texts } from '@pendapa/contracts';

/** Texts about values and rows. */
export const VALUE_TEXTS = {
  'value-missing': { id: 'Isian wajib kosong.', en: 'A required value is missing.' },
  'amount-malformed': {
    id: '"{{value}}" bukan angka menurut profil (desimal "{{decimal}}", ribuan "{{thousands}}").',
    en: '"{{value}}" is not a number by the profile\'s marks (decimal "{{decimal}}", thousands "{{thousands}}").',
  },
  'amount-symbol': {
    id: '"{{value}}" diawali "{{symbol}}", yang tidak disebut profil.',
    en: '"{{value}}" begins with "{{symbol}}", which the profile does not name.',
  },
  'amount-suffix': {
    id: '"{{value}}" diakhiri "{{suffix}}", yang tidak disebut profil.',
    en: '"{{value}}" ends with "{{suffix}}", which the profile does not name.',
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
  'amount-float': {
    id: '"{{value}}" memuat sisa hitungan komputer (bilangan biner); tampaknya dimaksud {{rounded}}.',
    en: '"{{value}}" holds remains of binary arithmetic; {{rounded}} seems to be meant.',
  },
  'target-negative': {
    id: 'Target "{{value}}" negatif. Target adalah uang yang akan diterima, tidak pernah di bawah nol.',
    en: 'The target "{{value}}" is negative. A target is money to be collected, never below zero.',
  },
  'number-missing': {
    id: 'Pembayaran ini tidak bernomor, padahal {{rows}} pembayaran lain di berkas bernomor.',
    en: 'This payment has no number, although {{rows}} others of the file have one.',
  },
  'code-renamed': {
    id: '"{{value}}" baru ada sejak {{from}}, dan "{{first}}" ({{code}}) tidak ada lagi sejak itu. Mungkin namanya berganti.',
    en: '"{{value}}" is new from {{from}} on, and "{{first}}" ({{code}}) has no rows since then. It may have been renamed.',
  },
  'amount-more-decimals': {
    id: '"{{value}}" punya lebih banyak desimal daripada yang disebut profil ({{decimals}}).',
    en: '"{{value}}" has more decimals than the profile declares ({{decimals}}).',
  },
  'amount-too-large': { id: '"{{value}}" terlalu besar untuk disimpan.', en: '"{{value}}" is too large to be stored.' },
  'amount-negative': {
    id: 'Nilai negatif "{{value}}" hanya untuk pembatalan, atau bila profil membolehkannya.',
    en: 'The negative amount "{{value}}" is for reversals only, or where the profile allows it.',
  },
  'parts-differ': {
    id: 'Jumlah {{amount}} tidak sama dengan pokok + denda - potongan = {{parts}}.',
    en: 'The amount {{amount}} is not principal + penalty - discount = {{parts}}.',
  },
  'integer-malformed': { id: '"{{value}}" bukan bilangan bulat.', en: '"{{value}}" is not a whole number.' },
  'integer-range': { id: '{{value}} di luar {{least}} sampai {{most}}.', en: '{{value}} is not between {{least}} and {{most}}.' },
  'date-malformed': { id: '"{{value}}" bukan tanggal berbentuk {{format}}.', en: '"{{value}}" is not a date of the form {{format}}.' },
  'date-day-number': {
    id: '"{{value}}" tampak sebagai nomor hari Excel, bukan tanggal berbentuk {{format}}.',
    en: '"{{value}}" looks like a day number of Excel, not a date of the form {{format}}.',
  },
  'date-impossible': {
    id: 'Tanggal "{{value}}" tidak ada, atau tahunnya di luar 1900 sampai 2199.',
    en: 'The date "{{value}}" does not exist, or its year is not between 1900 and 2199.',
  },
  'object-undated': {
    id: 'Objek ini tidak memiliki tanggal buka ("openedOn") atau tanggal daftar ("updatedOn"). Sejak kapan objek dihitung tidak diketahui.',
    en: 'The object has neither an opening date ("openedOn") nor a day of its register ("updatedOn"). From when it counts is unknown.',
  },
  'date-fiscal-label': {
    id: '"{{value}}" adalah tahun anggaran yang meliputi dua tahun, padahal tahun anggaran folder data ini mulai Januari.',
    en: '"{{value}}" is a fiscal year of two years, but the fiscal year of this data folder begins in January.',
  },
  'date-fiscal-years': {
    id: '"{{value}}" bukan tahun anggaran: harus satu tahun, atau dua tahun berurutan seperti 2022/2023.',
    en: '"{{value}}" is no fiscal year: it must be one year, or two that follow each other like 2022/2023.',
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
  'id-scientific': {
    id: 'Nomor berbentuk notasi ilmiah pada {{rows}} sel, misalnya {{value}}: angka belakangnya hilang.',
    en: 'Numbers in scientific notation (cells: {{rows}}), such as {{value}}: their last digits are lost.',
  },
  'date-early': {
    id: 'Tanggal sebelum 1990 pada {{rows}} sel, misalnya {{value}}.',
    en: 'Dates before 1990 (cells: {{rows}}), such as {{value}}.',
  },
  'codes-parted': {
    id: '"{{value}}" bukan satu kode. Beberapa kode dalam satu isian dipisah titik koma (;).',
    en: '"{{value}}" is not one code. Separate several codes in one cell by semicolons (;).',
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
    id: 'Baris ini tidak bernomor dan tidak menyebut jumlah surat (rekap).',
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
    id: '"{{value}}" sudah ada pada data yang disajikan, dari sumber {{source}}.',
    en: '"{{value}}" is already among the published data, of the source {{source}}.',
  },
  overlap: {
    id: 'Sudah ada {{rows}} pembayaran bertanggal {{from}} sampai {{to}}, dari sumber {{sources}}.',
    en: 'There are already {{rows}} payments dated {{from}} to {{to}}, of the source {{sources}}.',
  },
  'overlap-other-source': {
    id: 'Sudah ada {{rows}} pembayaran bertanggal {{from}} sampai {{to}} dari sumber lain: {{sources}}. Berkas ini dari sumber "{{source}}".',
    en: 'There are already {{rows}} payments dated {{from}} to {{to}} of another source: {{sources}}. This file is of the source "{{source}}".',
  },
  'source-unknown-rows': {
    id: '{{extract}}: sumber dari {{rows}} baris yang akan diganti tidak diketahui, karena dimuat sebelum sumber dicatat.',
    en: '{{extract}}: the source of {{rows}} rows to be replaced is unknown; they were loaded before sources were recorded.',
  },
  'replace-less': {
    id: '{{extract}}, pajak {{tax}}: baris baru berjumlah {{found}}, lebih dari 10 % di bawah {{before}} yang digantinya.',
    en: '{{extract}}, tax {{tax}}: the new rows hold {{found}}, over 10 % less than the {{before}} that they replace.',
  },
  'replace-empty': {
    id: 'Berkas tidak berisi baris: {{rows}} pembayaran (jumlah {{before}}) pada hari-hari itu akan dihapus tanpa pengganti.',
    en: 'The file has no rows: {{rows}} payments (sum {{before}}) of these days would be deleted without replacement.',
  },
  'confirm-differs': {
    id: '--confirm menyebut {{expected}}, tetapi jumlah baris barunya {{total}}.',
    en: '--confirm says {{expected}}, but the total of the new rows is {{total}}.',
  },
  'key-other-source': {
    id: 'Baris {{value}} sudah ada dari sumber lain: {{sources}}.',
    en: 'The row {{value}} is there already, of another source: {{sources}}.',
  },
  'source-unknown': {
    id: 'Sumber dari {{rows}} pembayaran bertanggal {{from}} sampai {{to}} (jumlah {{amount}}) tidak diketahui, karena dimuat sebelum sumber dicatat.',
    en: 'The source of {{rows}} payments dated {{from}} to {{to}} (sum {{amount}}) is unknown. They were loaded before sources were recorded.',
  },
  'outside-replace': {
    id: 'Tanggal {{value}} di luar masa yang diganti ({{from}} sampai {{to}}).',
    en: 'The date {{value}} is outside the replaced period ({{from}} to {{to}}).',
  },
  'replace-orphans': {
    id: 'Penggantian {{from}} sampai {{to}} menghapus pembayaran "{{value}}". Pembatalannya ({{reversal}}, dibukukan {{posted}}) berada di luar masa itu.',
    en: 'Replacing {{from}} to {{to}} would delete the payment "{{value}}". Its reversal ({{reversal}}, posted on {{posted}}) lies outside these days.',
  },
  'replace-orphans-more': {
    id: 'Masih ada {{rows}} pembatalan lain di luar masa yang diganti yang pembayarannya akan hilang.',
    en: 'There are {{rows}} more reversals outside the replaced days whose payments would be deleted.',
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
} as const satisfies Record<string, Texts>;
