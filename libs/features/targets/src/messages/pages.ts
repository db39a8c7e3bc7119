import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('targets', {
  id: {
    'units.question': 'Unit mana yang sesuai rencana, dan untuk jenis pajak apa?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, unit pelayanan, dan nilainya',
    'need.targetsPerUnit':
      'Target per unit dan jenis pajak, setahun dan per bulan; jumlah unit dan kantor pusat sama dengan target provinsi',
    'need.units': 'Unit pelayanan: UP3D, Samsat, dan kantor pusat, dengan kotanya',
  },
  en: {
    'units.question': 'Which units are on plan, and for which tax?',
    'need.payments': 'Payments: posting date, tax type, service unit and amount',
    'need.targetsPerUnit': 'Targets per unit and tax type, per year and month; units and head office add up to the target of the province',
    'need.units': 'Service units: UP3D, Samsat and head office, with their city',
  },
});
