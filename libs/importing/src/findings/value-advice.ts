import type { Texts } from '@pendapa/contracts';
import type { VALUE_TEXTS } from './value-texts.ts';

const MARKS: Texts = {
  id: 'Sesuaikan "numbers" pada profil dengan berkas: "decimal", "thousands", "symbol" (Rp), "minus", atau "emptyMarks" (tanda kosong, misalnya -).',
  en: 'Make "numbers" in the profile fit the file: "decimal", "thousands", "symbol" (Rp), "minus" or "emptyMarks" (blank marks, such as -).',
};
const DATES: Texts = {
  id: 'Sesuaikan "format" pada profil dengan berkas (misalnya DD/MM/YYYY), atau perbaiki tanggalnya di sumber.',
  en: 'Make "format" in the profile fit the file (such as DD/MM/YYYY), or correct the date at its source.',
};
const AT_SOURCE: Texts = {
  id: 'Perbaiki isian itu di sistem asal, lalu ekspor ulang.',
  en: 'Correct the value in its system, then export again.',
};
const CODES: Texts = {
  id: 'Impor dahulu {{extract}} yang memuatnya, atau atur "unknown" atau "values" kolom ini pada profil.',
  en: 'Import the {{extract}} that hold it first, or set "unknown" or "values" of this column in the profile.',
};
const ONCE: Texts = {
  id: 'Hapus salah satu baris di sumber; bila keduanya benar, beri nomor yang berbeda.',
  en: 'Delete one of the rows at the source; if both are right, give them different numbers.',
};

/** Advice for faults of a value or row. */
export const VALUE_ADVICE: Readonly<Record<keyof typeof VALUE_TEXTS, Texts>> = {
  'value-missing': {
    id: 'Isi sel itu. Bila boleh kosong, tulis "empty": "none" pada kolom ini di profil. Keluarkan baris total dengan "except".',
    en: 'Fill in the cell. If it may be empty, put "empty": "none" at this column in the profile. Leave out rows of totals with "except".',
  },
  'amount-malformed': MARKS,
  'amount-symbol': {
    id: 'Tulis "symbol": "{{symbol}}" di bawah "numbers" pada profil.',
    en: 'Put "symbol": "{{symbol}}" under "numbers" in the profile.',
  },
  'amount-suffix': {
    id: 'Bila artinya kelipatan (M berarti miliar), tulis "scales": { "{{suffix}}": 1000000000 } di bawah "numbers" pada profil. Bila tidak mengubah nilai, tulis "suffix": "{{suffix}}".',
    en: 'If it multiplies (M means a billion in Indonesian), put "scales": { "{{suffix}}": 1000000000 } under "numbers" in the profile. If it changes nothing, put "suffix": "{{suffix}}".',
  },
  'amount-scientific': {
    id: 'Format kolom ini sebagai angka tanpa notasi ilmiah (atau teks) di sumbernya, lalu ekspor ulang.',
    en: 'Format this column as plain numbers (or text) at its source, then export again.',
  },
  'amount-decimals': {
    id: 'Bila berkas menghitung dalam ribuan atau jutaan, tulis "multiply" pada kolom ini di profil. Bila mata uangnya berdesimal, perbaiki "digits" pada pengaturan folder sebelum impor pertama. "rounding": "unit" di bawah "numbers" membulatkan setiap jumlah.',
    en: 'If the file counts in thousands or millions, put "multiply" at this column in the profile. If the currency has decimals, correct "digits" in the folder\'s settings before the first import. "rounding": "unit" under "numbers" rounds every amount.',
  },
  'amount-marks': {
    id: 'Bila ribuan, tulis "thousands": "{{decimal}}" dan "decimal": "{{other}}" di bawah "numbers" pada profil. Bila desimal, tulis "decimals": 3 di sana.',
    en: 'If thousands are meant, put "thousands": "{{decimal}}" and "decimal": "{{other}}" under "numbers" in the profile. If they are decimals, put "decimals": 3 there.',
  },
  'amount-float': {
    id: 'Bulatkan kolom itu di sumbernya, misalnya di Excel dengan =ROUND(A2,2), lalu tempel sebagai nilai. Atau tulis "rounding": "remains" di bawah "numbers" pada profil; tanda terima menyebut jumlah pembulatannya. Impor tidak membulatkan sendiri.',
    en: 'Round the column at its source, for example in Excel with =ROUND(A2,2), and paste the values. Or put "rounding": "remains" under "numbers" in the profile; the receipt states the sum of the rounding. The import never rounds by itself.',
  },
  'target-negative': {
    id: 'Bila target diturunkan, tulis target barunya secara utuh sebagai versi perubahan, bukan selisihnya. Bila ini pengembalian, catat pada pembayaran.',
    en: 'If a target is lowered, give the whole new target as the revised version, not the difference. A refund belongs to the payments.',
  },
  'number-missing': {
    id: 'Bila baris ini jumlah, keluarkan dengan "except" atau "totals" pada profil. Bila nomornya hilang, ekspor ulang. Bila boleh tanpa nomor, tulis "empty": "none" pada kolom ini.',
    en: 'If the row is a total, leave it out with "except" or "totals" in the profile. If the number was lost, export again. If payments may lack it, put "empty": "none" at this column.',
  },
  'code-renamed': {
    id: 'Bila namanya berganti, tulis "values": { "{{value}}": { "code": "{{code}}" } } pada kolom ini di profil. Bila memang baru, tulis "values": { "{{value}}": { "code": "{{own}}" } }.',
    en: 'If it was renamed, put "values": { "{{value}}": { "code": "{{code}}" } } at this column in the profile. If it is new, put "values": { "{{value}}": { "code": "{{own}}" } }.',
  },
  'amount-more-decimals': {
    id: 'Perbaiki "decimals" di bawah "numbers" pada profil, atau angka itu di sumber.',
    en: 'Correct "decimals" under "numbers" in the profile, or the number at its source.',
  },
  'amount-too-large': AT_SOURCE,
  'amount-negative': {
    id: 'Untuk pembatalan, isi "reversalOf" dengan nomor pembayaran asalnya. Bila pengembalian ditulis negatif, tulis "negative": true pada kolom ini di profil.',
    en: 'For reversals, put the number of the payment into "reversalOf". If refunds are written as negative amounts, put "negative": true at this column in the profile.',
  },
  'parts-differ': {
    id: 'Periksa apakah kolom pokok, denda, potongan, dan jumlah dipetakan dengan benar. Bila ya, perbaiki barisnya di sumber.',
    en: 'Check whether principal, penalty, discount and amount are mapped to the right columns. If so, correct the row at its source.',
  },
  'integer-malformed': {
    id: 'Tulis bilangan bulat tanpa tanda (tahun, bulan, dan masa pajak tanpa ribuan), atau petakan kolom yang benar.',
    en: 'Write a whole number without marks (years, months and tax periods without thousands), or map the right column.',
  },
  'integer-range': {
    id: 'Periksa apakah kolom yang benar dipetakan; bila ya, perbaiki isiannya.',
    en: 'Check whether the right column is mapped; if so, correct the value.',
  },
  'date-malformed': DATES,
  'date-day-number': {
    id: 'Format kolom ini sebagai tanggal di Excel, lalu simpan lagi; untuk CSV, ekspor dengan tanggal berbentuk {{format}}. Angka hari tidak dibaca.',
    en: 'Format this column as dates in Excel, then save it again; for CSV, export dates of the form {{format}}. Day numbers are not read.',
  },
  'date-impossible': {
    id: 'Periksa apakah hari dan bulan tertukar: atur "format" pada profil; bila tidak, perbaiki tanggalnya di sumber.',
    en: 'Check whether day and month are exchanged: set "format" in the profile; if not, correct the date at its source.',
  },
  'date-early': {
    id: 'Periksa tahunnya; tanggal pengganti "tidak ada" sebaiknya dikosongkan di sumber.',
    en: 'Check the year; a date that stands for none is better left empty at its source.',
  },
  'object-undated': {
    id: 'Petakan "openedOn", atau sebutkan posisi daftar sebagai "updatedOn" pada profil, misalnya { "constant": "2025-06-30" }.',
    en: 'Map "openedOn", or put the day of the register as "updatedOn" into the profile, such as { "constant": "2025-06-30" }.',
  },
  'date-fiscal-label': {
    id: 'Tulis bulan pertama tahun anggaran sebagai "fiscalYearStart" pada pengaturan folder. Bila maksudnya tahun kalender, pakai kolom lain.',
    en: 'Put the first month of the fiscal year as "fiscalYearStart" into the folder\'s settings. If calendar years are meant, use another column.',
  },
  'date-fiscal-years': {
    id: 'Periksa label tahun anggaran di berkas.',
    en: 'Check the label of the fiscal year in the file.',
  },
  'time-malformed': {
    id: 'Sesuaikan "format" jam pada profil dengan berkas (misalnya HH.mm).',
    en: 'Make the "format" of the time in the profile fit the file (such as HH.mm).',
  },
  'choice-unknown': {
    id: 'Sebutkan artinya di "values" kolom ini pada profil, misalnya "values": { "{{value}}": "..." }.',
    en: 'Say what it means in "values" of this column in the profile, such as "values": { "{{value}}": "..." }.',
  },
  'text-too-long': AT_SOURCE,
  'text-cleaned': {
    id: 'Tidak perlu tindakan. Bila mengganggu, bersihkan di sumber.',
    en: 'No action is needed. Clean it at the source if it matters.',
  },
  'code-trimmed': {
    id: 'Bila hanya spasi pengisi, biarkan; bila kode terpotong dari teks yang lebih panjang, ekspor ulang kolom itu.',
    en: 'Leave it if it was padding; if codes were cut from longer texts, export the column again.',
  },
  'id-scientific': {
    id: 'Format kolom ini sebagai teks di Excel, lalu ekspor ulang dari sumbernya.',
    en: 'Format this column as text in Excel, then export it again from its source.',
  },
  'code-shape': {
    id: 'Perbaiki kode di sumber, atau petakan ke kode yang sah di "values" kolom ini pada profil.',
    en: 'Correct the code at its source, or map it to a valid code in "values" of this column.',
  },
  'code-unknown': CODES,
  'codes-parted': { id: 'Pisahkan kode-kode itu dengan titik koma (;).', en: 'Separate the codes by semicolons (;).' },
  'code-empty': {
    id: 'Bila itu baris total, keluarkan dengan "except" pada profil. Bila kode boleh kosong, tulis "empty": "none" pada kolom ini.',
    en: 'If they are totals, leave them out with "except" in the profile. If the code may be missing, put "empty": "none" at this column.',
  },
  'name-ambiguous': {
    id: 'Sebutkan kodenya di "values" kolom ini pada profil, atau pakai kolom kode ("match": "code").',
    en: 'Say which code is meant in "values" of this column in the profile, or use a column of codes ("match": "code").',
  },
  'code-unmapped': {
    id: 'Impor tabel yang memuat kode itu, atau petakan di "values" kolom ini pada profil. Kemudian ganti masa ini dengan --replace.',
    en: 'Import the table that holds the code, or map it in "values" of this column. Then replace these days with --replace.',
  },
  'spelled-differently': {
    id: 'Bila keduanya berbeda, beri kode masing-masing di "values" kolom ini pada profil. Bila sama, samakan di sumber.',
    en: 'If they differ, give each its code in "values" of this column in the profile. If not, spell them the same at the source.',
  },
  'parent-missing': { id: 'Isi kolom wilayah induknya.', en: 'Fill in the column of the region above it.' },
  'parent-unknown': {
    id: 'Masukkan induk itu ke berkas, atau impor lebih dahulu.',
    en: 'Put the parent into the file, or import it first.',
  },
  'document-unnamed': {
    id: 'Isi nomor suratnya, atau untuk rekap jumlah suratnya ("documents").',
    en: 'Fill in the number of the document, or for a recap how many there are ("documents").',
  },
  'duplicate-key': ONCE,
  'duplicate-load': ONCE,
  'duplicate-person': {
    id: 'Gabungkan kedua baris wajib pajak itu di sumber.',
    en: 'Put the two rows of the taxpayer together at the source.',
  },
  'duplicate-published': {
    id: 'Keluarkan baris itu; bila ini perbaikan dari sumber yang sama, ganti harinya dengan --replace.',
    en: 'Leave the row out; if it is a correction of the same source, replace its days by --replace.',
  },
  overlap: {
    id: 'Bila berkas ini menggantikannya, ulangi dengan --replace {{period}}: hanya pembayaran sumber "{{source}}" yang diganti. Bila ini tambahan, tulis "append": true pada profil.',
    en: 'If this file corrects them, import it with --replace {{period}}: only payments of the source "{{source}}" are replaced. If these are additional, put "append": true in the profile.',
  },
  'overlap-other-source': {
    id: 'Bila ini sistem yang lain, tulis "append": true pada profil: pembayaran yang ada tetap. Bila ini sistem yang sama, tulis namanya pada "source" profil ini. Kemudian pakai --replace {{period}}.',
    en: 'If this is a different system, put "append": true in the profile: the existing payments stay. If it is the same system, put its name as "source" into this profile. Then use --replace {{period}}.',
  },
  'source-unknown-rows': {
    id: 'Bila baris itu milik sistem ini, ulangi dengan --unknown-source "{{source}}": baris itu diganti. Bila bukan, sebutkan nama sistem lain: baris itu tetap ada.',
    en: 'If the rows are of this system, use --unknown-source "{{source}}": they are replaced. If not, give the name of the other system: they stay.',
  },
  'replace-less': {
    id: 'Periksa apakah berkasnya lengkap. Bila sudah benar, ulangi dengan --confirm {{total}} (jumlah baris baru).',
    en: 'Check that the file is complete. If it is right, import it with --confirm {{total}} (the total of the new rows).',
  },
  'replace-empty': {
    id: 'Bila sudah benar, ulangi dengan --confirm {{total}}.',
    en: 'If it is right, import it with --confirm {{total}}.',
  },
  'confirm-differs': {
    id: 'Bandingkan dengan berkasnya; bila jumlah itu benar, ulangi dengan --confirm {{total}}.',
    en: 'Compare it with the file; if that total is right, import it with --confirm {{total}}.',
  },
  'key-other-source': {
    id: 'Keluarkan baris itu dari salah satu berkas. Bila sistemnya sama, tulis nama sumber itu pada "source" profil ini. Bila baris sumber lain harus diganti, pakai --replace-all-sources.',
    en: 'Leave the row out of one of the files. If the system is the same, put the name of that source as "source" into this profile. If rows of the other source must be replaced, use --replace-all-sources.',
  },
  'source-unknown': {
    id: 'Bila baris itu milik sistem ini, ulangi dengan --unknown-source "{{source}}": baris itu diganti. Bila bukan, sebutkan nama sistem lain: baris itu tetap ada.',
    en: 'If the rows are of this system, use --unknown-source "{{source}}": they are replaced. If not, give the name of the other system: they stay.',
  },
  'outside-replace': {
    id: 'Perluas --replace sampai tanggal itu, atau keluarkan barisnya.',
    en: 'Widen --replace to that date, or leave the row out.',
  },
  'replace-orphans': {
    id: 'Sertakan pembayaran itu, dengan jumlah yang sama, dalam berkas, atau perluas --replace sampai pembatalannya.',
    en: 'Include the payment, with the same amount, in the file, or widen --replace to its reversal.',
  },
  'replace-orphans-more': {
    id: 'Perluas --replace sampai semua pembatalannya, atau sertakan pembayaran-pembayaran itu dalam berkas.',
    en: 'Widen --replace to all of the reversals, or include the payments in the file.',
  },
  'npwpd-shape': {
    id: 'Simpan kolom NPWPD sebagai teks, lalu isi ulang dari sumbernya.',
    en: 'Keep the column of NPWPD as text, and fill it again from its source.',
  },
  'nik-shape': {
    id: 'Simpan kolom NIK sebagai teks, lalu isi ulang dari sumbernya. Kosongkan NIK yang tidak diketahui.',
    en: 'Keep the NIK column as text, and fill it again from its source. Leave unknown numbers empty.',
  },
  'person-name-shape': AT_SOURCE,
};
