import { defineMessages } from '@pendapa/i18n';

export const pages = defineMessages('payment-channels', {
  id: {
    'byTaxpayer.question': 'Siapa membayar seberapa sering dan seberapa besar, dan apakah pembayaran terpusat atau tidak teratur?',
    'need.paymentsOfTaxpayers': 'Pembayaran dengan wajib pajak yang membayarnya, kanal, dan tanggal jatuh temponya',
    'need.taxpayers': 'Wajib pajak: jenis dan unit, dengan nama dan nomor yang disamarkan',
    'need.arrears': 'Tunggakan: saldo per wajib pajak',
  },
  en: {
    'byTaxpayer.question': 'Who pays how often and how much, and are payments concentrated or irregular?',
    'need.paymentsOfTaxpayers': 'Payments with the taxpayer who made them, channel and due date',
    'need.taxpayers': 'Taxpayers: kind and unit, with names and numbers masked',
    'need.arrears': 'Arrears: balance per taxpayer',
  },
});
