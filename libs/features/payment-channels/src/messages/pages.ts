import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('payment-channels', {
  id: {
    'bankChannels.question':
      'Bank mana menerima pembayaran melalui kanal apa, seberapa terpusat, dan seberapa cepat uangnya dilimpahkan ke kas daerah?',
    'byTaxpayer.question': 'Siapa membayar seberapa sering dan seberapa besar, dan apakah pembayaran terpusat atau tidak teratur?',
    'need.payments': 'Pembayaran: tanggal pembukuan, kanal, bank, jenis pajak, dan nilainya',
    'need.paymentsOfTaxpayers': 'Pembayaran dengan wajib pajak yang membayarnya, kanal, dan tanggal jatuh temponya',
    'need.channels': 'Kanal pembayaran: kode, nama, dan golongannya (digital, semidigital, atau transfer)',
    'need.banks': 'Bank penerima: kode, nama, dan kanal yang dilayaninya',
    'need.settlements': 'Pelimpahan dan rekonsiliasi: tanggal dana masuk ke Rekening Kas Umum Daerah',
    'need.taxpayers': 'Wajib pajak: jenis dan unit, dengan nama dan nomor yang disamarkan',
    'need.arrears': 'Tunggakan: saldo per wajib pajak',
  },
  en: {
    'bankChannels.question':
      'Which bank collects through which channel, how concentrated is it, and how fast is the money swept to the treasury?',
    'byTaxpayer.question': 'Who pays how often and how much, and are payments concentrated or irregular?',
    'need.payments': 'Payments: posting date, channel, bank, tax type and amount',
    'need.paymentsOfTaxpayers': 'Payments with the taxpayer who made them, channel and due date',
    'need.channels': 'Payment channels: code, name and class (digital, semi-digital or transfer)',
    'need.banks': 'Collecting banks: code, name and the channels they serve',
    'need.settlements': 'Settlement and reconciliation: the day the money reached the regional treasury account',
    'need.taxpayers': 'Taxpayers: kind and unit, with names and numbers masked',
    'need.arrears': 'Arrears: balance per taxpayer',
  },
});
