import { COMPLIANCE_DEFINITIONS } from './compliance.ts';
import { figure, quotient, texts } from './words.ts';

const { obligations, due } = COMPLIANCE_DEFINITIONS;
const IN_DAYS = texts(
  'Jatuh tempo dalam periode, paling akhir tanggal data; keadaan sampai tanggal data.',
  'Due within the period, at the latest the data date; as known on the data date.',
);
const BY_YEAR_END = texts(
  'Jatuh tempo dalam periode; keadaan pada 31 Desember tahun jatuh tempo, tahun berjalan sampai tanggal data.',
  'Due within the period; as it stood on 31 December of the year of the due date, the running year as known on the data date.',
);
const OBJECT_YEARS = texts('Objek per tahun jatuh tempo', 'Objects by year of the due date');
const COMPLIANT = texts('Objek lunas pada akhir tahun', 'Objects settled by the end of the year');

export const SETTLEMENT_DEFINITIONS = {
  obligations: { ...obligations, cutOff: IN_DAYS },
  due: { ...due, cutOff: IN_DAYS },
  lateInterest: figure(
    texts('Bunga keterlambatan', 'Interest on what was late'),
    texts(
      'Bunga menurut aturan pajak atas pokok yang dibayar setelah jatuh tempo atau belum dibayar; perkiraan, bukan tagihan.',
      'Interest by the tax rules on principal that was paid after the due date or is not paid; an estimate, not a bill.',
    ),
    texts(
      'Pokok terlambat dikali tarif setiap bulan yang dimulai sejak jatuh tempo, paling banyak sejumlah bulan menurut aturan.',
      'Late principal times the rate of each month begun since the due date, for at most as many months as the rule says.',
    ),
    IN_DAYS,
  ),
  paid: figure(
    texts('Pokok terbayar', 'Principal paid'),
    texts('Yang dibayar atas kewajiban, paling banyak pokoknya.', 'What was paid on obligations, at most what was due.'),
    texts(
      'Jumlah pokok menurut bulan yang dimulai sejak jatuh tempo (0: sampai jatuh tempo); pembayaran yang dibatalkan tidak dihitung.',
      'Sum of principal by months begun since the due date (0: by the due date); payments that were taken back do not count.',
    ),
    IN_DAYS,
  ),
  objectYears: figure(
    OBJECT_YEARS,
    texts(
      'Objek dengan kewajiban jatuh tempo, dihitung satu kali untuk setiap tahun dan jenis pajak; objek tanpa tanggal pendaftaran tidak ikut.',
      'Objects with something due, counted once for each year and tax; objects without a day of registration are left out.',
    ),
    texts('Banyaknya objek berbeda per tahun jatuh tempo.', 'Count of different objects by year of the due date.'),
    IN_DAYS,
  ),
  compliantYears: figure(
    COMPLIANT,
    texts(
      'Objek yang semua kewajiban tahun itu lunas sampai 31 Desember tahun yang sama.',
      'Objects that had settled all obligations of the year by 31 December of that year.',
    ),
    texts('Banyaknya objek tanpa kewajiban terbuka pada 31 Desember.', 'Count of objects without an open obligation on 31 December.'),
    BY_YEAR_END,
  ),
  compliantYearShare: quotient(
    texts('Kepatuhan objek pada akhir tahun', 'Compliant objects at the end of the year'),
    texts('Bagian objek yang lunas seluruhnya sampai 31 Desember.', 'The part of objects that had settled all by 31 December.'),
    COMPLIANT,
    OBJECT_YEARS,
    BY_YEAR_END,
  ),
} as const;
