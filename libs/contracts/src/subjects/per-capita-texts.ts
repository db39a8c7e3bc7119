import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const ITS_RESIDENTS = texts('Penduduk wilayah itu', 'Residents of the region');

export const PER_CAPITA_TEXTS: SubjectTexts<'perCapita'> = {
  measures: {
    population: {
      label: texts('Penduduk', 'Population'),
      meaning: texts('Jumlah penduduk wilayah.', 'Number of residents of the region.'),
      formula: texts(
        'Jumlah penduduk menurut daftar wilayah yang diimpor. Bila tidak disebut, jumlah penduduk wilayah di bawahnya, asal semuanya disebut.',
        'Population in the imported list of regions. If a region has none, the sum of the regions below it, provided each has one.',
      ),
    },
    amount: {
      label: texts('Realisasi', 'Actual revenue'),
      meaning: texts('Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran.', 'Tax collections posted, net of reversals.'),
      formula: texts('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    },
    amountPerResident: {
      label: texts('Realisasi per penduduk', 'Revenue per resident'),
      meaning: texts('Realisasi dibagi jumlah penduduk wilayah.', 'Actual revenue divided by the residents of the region.'),
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
