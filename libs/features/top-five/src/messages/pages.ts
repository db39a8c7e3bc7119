import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('top-five', {
  id: {
    'up3dCurrent.question': 'Pada tahun berjalan, bulan demi bulan, UP3D mana yang sesuai rencana dan mana yang tertinggal?',
    'up3d.question': 'Bagaimana pendapatan setiap UP3D berkembang dari tahun ke tahun?',
    'channel.question': 'Kanal pembayaran mana yang membawa pendapatan, dan mana yang paling cepat bertambah atau berkurang?',
    'bankChannel.question': 'Pasangan bank dan kanal mana yang membawa pendapatan terbesar?',
    'need.payments': 'Pembayaran: tanggal pembukuan, jenis pajak, unit pelayanan, kanal, bank, dan nilainya',
    'need.paymentsOverYears': 'Pembayaran beberapa tahun: tanggal pembukuan, jenis pajak, unit pelayanan, dan nilainya',
    'need.targets': 'Target: nilai setahun dan rencana bulanan per unit dan jenis pajak, APBD dan APBDP',
    'need.units': 'Unit pelayanan: UP3D, Samsat, dan kantor pusat, dengan wilayah kerjanya',
    'need.channels': 'Kanal pembayaran: kode, nama, dan golongannya (digital, semidigital, atau transfer)',
    'need.banks': 'Bank penerima: kode dan nama',
  },
  en: {
    'up3dCurrent.question': 'In the current year, month by month, which UP3D are on track and which are behind?',
    'up3d.question': 'How did the revenue of each UP3D develop over the years?',
    'channel.question': 'Which payment channels carry the revenue, and which grow or shrink fastest?',
    'bankChannel.question': 'Which pairs of bank and channel bring the most revenue?',
    'need.payments': 'Payments: posting date, tax type, service unit, channel, bank and amount',
    'need.paymentsOverYears': 'Payments of several years: posting date, tax type, service unit and amount',
    'need.targets': 'Targets: annual amount and monthly plan per unit and tax type, APBD and APBDP',
    'need.units': 'Service units: UP3D, Samsat and head office, with the region they serve',
    'need.channels': 'Payment channels: code, name and class (digital, semi-digital or transfer)',
    'need.banks': 'Collecting banks: code and name',
  },
});
