import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('targets', {
  id: {
    'targets.question': 'Apakah target akan tercapai, dan berapa yang masih diperlukan sampai akhir tahun?',
    'units.question': 'Unit mana yang sesuai rencana, dan untuk jenis pajak apa?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, unit pelayanan, dan nilainya',
    'need.targets': 'Target per jenis pajak: APBD dan APBDP dengan tanggal berlakunya, setahun dan per bulan',
    'need.targetsPerUnit':
      'Target per unit dan jenis pajak, setahun dan per bulan; jumlah unit dan kantor pusat sama dengan target provinsi',
    'need.units': 'Unit pelayanan: UP3D, Samsat, dan kantor pusat, dengan kotanya',
    'need.workingDays': 'Kalender hari kerja dan hari libur',
  },
  en: {
    'targets.question': 'Will the target be met, and what is still needed by the end of the year?',
    'units.question': 'Which units are on plan, and for which tax?',
    'need.payments': 'Payments: posting date, tax type, service unit and amount',
    'need.targets': 'Targets per tax type: APBD and APBDP with the date they take effect, per year and month',
    'need.targetsPerUnit': 'Targets per unit and tax type, per year and month; units and head office add up to the target of the province',
    'need.units': 'Service units: UP3D, Samsat and head office, with their city',
    'need.workingDays': 'Calendar of working days and holidays',
  },
});
