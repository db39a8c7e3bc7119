import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('compliance', {
  id: {
    'taxType.question': 'Jenis pajak mana yang paling rendah kepatuhannya?',
    'up3d.question': 'Wajib pajak di UP3D mana yang patuh, dan di mana yang perlu ditindaklanjuti?',
    'trend.question': 'Apakah kepatuhan membaik dari tahun ke tahun?',
    'need.obligations': 'Kewajiban: objek yang wajib lapor atau bayar, masa pajak, dan jatuh temponya',
    'need.obligationsOverYears': 'Kewajiban beberapa tahun: objek, masa pajak, dan jatuh temponya',
    'need.returns': 'Pelaporan SPTPD: objek, masa pajak, tanggal lapor, dan cara lapor',
    'need.paymentsOnObligations': 'Pembayaran dengan objek dan masa pajak yang dilunasinya',
    'need.dueDates': 'Aturan jatuh tempo lapor dan bayar per jenis pajak, dengan masa berlakunya',
    'need.units': 'Unit pelayanan: UP3D dengan kotanya',
    'need.objectEvents': 'Riwayat objek: tahun pertama setiap objek terdaftar',
    'need.markedEvents': 'Peristiwa yang ditandai: perubahan aturan dan penghapusan sanksi',
  },
  en: {
    'taxType.question': 'Which tax is complied with least?',
    'up3d.question': "Which unit's taxpayers comply, and where is follow-up needed?",
    'trend.question': 'Is compliance improving over the years?',
    'need.obligations': 'Obligations: objects that have to file or pay, tax period and due date',
    'need.obligationsOverYears': 'Obligations of several years: object, tax period and due date',
    'need.returns': 'Tax returns (SPTPD): object, tax period, filing date and how it was filed',
    'need.paymentsOnObligations': 'Payments with the object and tax period that they settle',
    'need.dueDates': 'Rules of filing and payment dates per tax type, with their validity',
    'need.units': 'Service units: UP3D with their city',
    'need.objectEvents': 'Object events: the first year of every object',
    'need.markedEvents': 'Marked events: changes of rules and penalty waivers',
  },
});
