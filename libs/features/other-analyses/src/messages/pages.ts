import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('other-analyses', {
  id: {
    'crossDimensional.question': 'Apa yang bergerak bersama, dan di mana ada gabungan yang menyimpang?',
    'predictive.question': 'Berapa hasil pada akhir tahun, dan bagaimana bila keadaan berubah?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, unit pelayanan, kanal, dan nilainya',
    'need.paymentsPerMonth': 'Pembayaran per bulan dan jenis pajak, paling sedikit 24 bulan',
    'need.targets': 'Target: nilai setahun dan rencana bulanan, APBD dan APBDP',
    'need.objects': 'Objek Pajak (OP) per unit dan jenis pajak',
    'need.complianceAndArrears': 'Kepatuhan dan tunggakan per unit pelayanan',
    'need.arrears': 'Tunggakan: saldo per jenis pajak, untuk skenario penagihan',
  },
  en: {
    'crossDimensional.question': 'What moves together, and where is a combination out of line?',
    'predictive.question': 'Where will the year end, and what if circumstances change?',
    'need.payments': 'Payments: posting date, tax type, service unit, channel and amount',
    'need.paymentsPerMonth': 'Payments per month and tax type, at least 24 months',
    'need.targets': 'Targets: annual amount and monthly plan, APBD and APBDP',
    'need.objects': 'Tax objects per unit and tax type',
    'need.complianceAndArrears': 'Compliance and arrears per service unit',
    'need.arrears': 'Arrears: balance per tax type, for collection scenarios',
  },
});
