import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const ITS_RESIDENTS = texts('Penduduk wilayah itu', 'Residents of the region');

export const PER_CAPITA_TEXTS: SubjectTexts<'perCapita'> = {
  measures: {
    population: {
      label: texts('Penduduk', 'Population'),
      meaning: texts('Jumlah penduduk wilayah.', 'Number of residents of the region.'),
      formula: texts(
        'Menurut daftar wilayah yang diimpor; bila tidak disebut untuk suatu wilayah, jumlah bagian-bagiannya bila semua disebut.',
        'As the imported list of regions says; where it gives none for a region, the sum of its parts if it gives one for each.',
      ),
    },
    amount: {
      label: texts('Realisasi', 'Revenue'),
      meaning: texts('Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran.', 'Tax collections posted, net of reversals.'),
      formula: texts('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    },
    amountPerResident: {
      label: texts('Realisasi per penduduk', 'Revenue per resident'),
      meaning: texts('Penerimaan dibagi rata atas penduduk wilayah.', 'Collections spread evenly over the residents of the region.'),
      denominator: ITS_RESIDENTS,
    },
    principal: {
      label: texts('Pokok', 'Principal'),
      meaning: texts('Bagian pembayaran untuk pokok pajak.', 'The part of payments that settles the tax itself.'),
      formula: texts('Jumlah pokok seluruh pembayaran.', 'Sum of the principal of all payments.'),
    },
    principalPerResident: {
      label: texts('Pokok per penduduk', 'Principal per resident'),
      meaning: texts(
        'Pokok yang diterima dibagi rata atas penduduk wilayah.',
        'Principal collected spread evenly over the residents of the region.',
      ),
      denominator: ITS_RESIDENTS,
    },
  },
  components: {},
};
