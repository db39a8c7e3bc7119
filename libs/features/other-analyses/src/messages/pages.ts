import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('other-analyses', {
  id: {
    'crossDimensional.question': 'Apa yang bergerak bersama, dan di mana ada gabungan yang menyimpang?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, unit pelayanan, kanal, dan nilainya',
    'need.targets': 'Target: nilai setahun dan rencana bulanan, APBD dan APBDP',
    'need.objects': 'Objek Pajak (OP) per unit dan jenis pajak',
    'need.complianceAndArrears': 'Kepatuhan dan tunggakan per unit pelayanan',
  },
  en: {
    'crossDimensional.question': 'What moves together, and where is a combination out of line?',
    'need.payments': 'Payments: posting date, tax type, service unit, channel and amount',
    'need.targets': 'Targets: annual amount and monthly plan, APBD and APBDP',
    'need.objects': 'Tax objects per unit and tax type',
    'need.complianceAndArrears': 'Compliance and arrears per service unit',
  },
});
