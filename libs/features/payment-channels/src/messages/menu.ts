import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('payment-channels.menu', {
  id: {
    group: 'Kanal Pembayaran',
    channels: 'Kanal Pembayaran',
    bankChannels: 'Analisis Bank & Kanal',
    byTaxpayer: 'Transaksi per Wajib Pajak',
    bottomBar: 'Kanal',
  },
  en: {
    group: 'Payment Channels',
    channels: 'Payment Channels',
    bankChannels: 'Bank & Channel Analysis',
    byTaxpayer: 'Transactions per Taxpayer',
    bottomBar: 'Channels',
  },
});
