import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('top-five.payers', {
  id: {
    'part.title': 'Pembayar terbesar dan rekonsiliasi',
    'part.about': 'daftar pembayar terbesar, dan kecocokan jumlah',
    show: 'Tampilkan pembayar terbesar yang termasuk angka ini',
    hide: 'Sembunyikan pembayar terbesar',
    'list.title': 'Pembayar terbesar',
    'list.subtitle': '{{period}}; menurut filter halaman ini',
    'list.sentence': '{{count}} pembayar, diurutkan dari pembayaran terbesar.',
    'list.empty': 'Tidak ada pembayar bernomor dalam periode dan filter ini.',
    notByChannel: 'Daftar pembayar tidak dapat dirinci menurut kanal atau bank. Hapus filter itu untuk melihatnya.',
    number: 'NPWPD (tersamar)',
    transactions: 'Transaksi',
    amount: 'Realisasi',
  },
  en: {
    'part.title': 'Largest payers and reconciliation',
    'part.about': 'list of the largest payers, and reconciliation of totals',
    show: 'Show the largest payers behind these figures',
    hide: 'Hide the largest payers',
    'list.title': 'Largest payers',
    'list.subtitle': '{{period}}; by the filters of this page',
    'list.sentence': '{{count}} payers, sorted by the largest payments.',
    'list.empty': 'There are no payers with a number in this period and filter.',
    notByChannel: 'The list of payers cannot be split by channel or bank. Remove that filter to see it.',
    number: 'NPWPD (masked)',
    transactions: 'Transactions',
    amount: 'Actual revenue',
  },
});
