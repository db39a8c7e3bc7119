import { COMPLIANCE_TEXTS } from './compliance-texts.ts';
import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const { obligations, due } = COMPLIANCE_TEXTS.measures;

export const SETTLEMENTS_TEXTS: SubjectTexts<'settlements'> = {
  measures: {
    obligations,
    due,
    lateInterest: {
      label: texts('Bunga keterlambatan', 'Interest on what was late'),
      meaning: texts(
        'Bunga menurut aturan pajak atas pokok yang dibayar setelah jatuh tempo atau belum dibayar; perkiraan, bukan tagihan.',
        'Interest by the tax rules on principal that was paid after the due date or is not paid; an estimate, not a bill.',
      ),
      formula: texts(
        'Pokok terlambat dikali tarif setiap bulan yang dimulai sejak jatuh tempo, paling banyak sejumlah bulan menurut aturan.',
        'Late principal times the rate of each month begun since the due date, for at most as many months as the rule says.',
      ),
    },
    paid: {
      label: texts('Pokok terbayar', 'Principal paid'),
      meaning: texts('Yang dibayar atas kewajiban, paling banyak pokoknya.', 'What was paid on obligations, at most what was due.'),
      formula: texts(
        'Jumlah pokok menurut bulan yang dimulai sejak jatuh tempo (0: sampai jatuh tempo); pembayaran yang dibatalkan tidak dihitung.',
        'Sum of principal by months begun since the due date (0: by the due date); payments that were taken back do not count.',
      ),
    },
    objectYears: {
      label: texts('Objek per tahun jatuh tempo', 'Objects by year of the due date'),
      meaning: texts(
        'Objek dengan kewajiban jatuh tempo, dihitung satu kali untuk setiap tahun dan jenis pajak; objek tanpa tanggal pendaftaran tidak ikut.',
        'Objects with something due, counted once for each year and tax; objects without a day of registration are left out.',
      ),
      formula: texts('Banyaknya objek berbeda per tahun jatuh tempo.', 'Count of different objects by year of the due date.'),
    },
    compliantYears: {
      label: texts('Objek lunas pada akhir tahun', 'Objects settled by the end of the year'),
      meaning: texts(
        'Objek yang semua kewajiban tahun itu lunas sampai 31 Desember tahun yang sama.',
        'Objects that had settled all obligations of the year by 31 December of that year.',
      ),
      formula: texts(
        'Banyaknya objek tanpa kewajiban terbuka pada 31 Desember.',
        'Count of objects without an open obligation on 31 December.',
      ),
    },
    compliantYearShare: {
      label: texts('Kepatuhan objek pada akhir tahun', 'Compliant objects at the end of the year'),
      meaning: texts('Bagian objek yang lunas seluruhnya sampai 31 Desember.', 'The part of objects that had settled all by 31 December.'),
    },
  },
  components: {},
};
