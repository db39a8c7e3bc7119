import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('compliance', {
  id: {
    'trend.question': 'Apakah kepatuhan membaik dari tahun ke tahun?',
    'need.obligationsOverYears': 'Kewajiban beberapa tahun: objek, masa pajak, dan jatuh temponya',
    'need.returns': 'Pelaporan SPTPD: objek, masa pajak, tanggal lapor, dan cara lapor',
    'need.paymentsOnObligations': 'Pembayaran dengan objek dan masa pajak yang dilunasinya',
    'need.objectEvents': 'Riwayat objek: tahun pertama setiap objek terdaftar',
    'need.markedEvents': 'Peristiwa yang ditandai: perubahan aturan dan penghapusan sanksi',
  },
  en: {
    'trend.question': 'Is compliance improving over the years?',
    'need.obligationsOverYears': 'Obligations of several years: object, tax period and due date',
    'need.returns': 'Tax returns (SPTPD): object, tax period, filing date and how it was filed',
    'need.paymentsOnObligations': 'Payments with the object and tax period that they settle',
    'need.objectEvents': 'Object events: the first year of every object',
    'need.markedEvents': 'Marked events: changes of rules and penalty waivers',
  },
});
