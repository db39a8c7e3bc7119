import { COMPLIANCE_TEXTS } from './compliance-texts.ts';
import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const { obligations, due } = COMPLIANCE_TEXTS.measures;

export const SETTLEMENTS_TEXTS: SubjectTexts<'settlements'> = {
  measures: {
    obligations,
    due,
    lateInterest: {
      label: texts('Bunga keterlambatan', 'Late-payment interest'),
      meaning: texts(
        'Bunga menurut aturan pajak atas pokok yang dibayar terlambat atau belum dibayar. Angka ini perkiraan, bukan tagihan.',
        'Interest by the tax rules on principal paid late or not paid. It is an estimate, not a bill.',
      ),
      formula: texts(
        'Pokok terlambat dikali tarif setiap bulan yang dimulai sejak jatuh tempo, sampai batas bulan menurut aturan.',
        'Late principal times the rate for each month begun since the due date, up to the limit of the rule.',
      ),
    },
    paid: {
      label: texts('Pokok terbayar', 'Principal paid'),
      meaning: texts('Pembayaran atas kewajiban, paling banyak sebesar pokoknya.', 'Payments on obligations, at most their principal.'),
      formula: texts(
        'Jumlah pokok menurut bulan yang dimulai sejak jatuh tempo (0: paling lambat pada jatuh tempo). Pembayaran yang dibatalkan tidak dihitung.',
        'Sum of principal by months begun since the due date (0: by the due date). Reversed payments do not count.',
      ),
    },
    objectYears: {
      label: texts('Objek per tahun jatuh tempo', 'Objects by year of the due date'),
      meaning: texts(
        'Objek dengan kewajiban jatuh tempo, dihitung satu kali untuk setiap tahun dan jenis pajak; objek tanpa tanggal pendaftaran tidak ikut.',
        'Objects with obligations due, counted once for each year and tax; objects without a day of registration are left out.',
      ),
      formula: texts(
        'Jumlah objek per tahun jatuh tempo; setiap objek dihitung satu kali.',
        'Count of objects by year of the due date, each counted once.',
      ),
    },
    compliantYears: {
      label: texts('Objek yang lunas pada akhir tahun', 'Objects settled by the end of the year'),
      meaning: texts(
        'Objek yang semua kewajiban tahun itu lunas per 31 Desember tahun yang sama.',
        'Objects that had settled all obligations of the year by 31 December of that year.',
      ),
      formula: texts(
        'Jumlah objek tanpa kewajiban terbuka pada 31 Desember.',
        'Count of objects without an open obligation on 31 December.',
      ),
    },
    compliantYearShare: {
      label: texts('Porsi objek yang lunas pada akhir tahun', 'Share of objects settled by the end of the year'),
      meaning: texts('Porsi objek yang lunas seluruhnya per 31 Desember.', 'The share of objects that had settled all by 31 December.'),
    },
  },
  components: {},
};
