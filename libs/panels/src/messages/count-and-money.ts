import { defineMessages } from '@pendapa/i18n';

/** Texts of bars that compare a share of the money with a share of the count. */
export const messages = defineMessages('analysis.count-and-money', {
  id: {
    'payers.money': 'Porsi nilai pembayaran',
    'payers.count': 'Porsi wajib pajak',
    'payers.countPart': '{{share}} dari wajib pajak',
    'payers.moneyPart': '{{share}} dari nilai pembayaran',
    'payers.sentence': 'Kelompok “{{name}}” mencakup {{share}} dari nilai pembayaran dan {{count}} dari jumlah wajib pajak.',
    'objects.money': 'Porsi nilai',
    'objects.count': 'Porsi objek',
    'objects.countPart': '{{share}} dari objek',
    'objects.moneyPart': '{{share}} dari nilai',
    'objects.sentence': 'Rentang “{{name}}” memiliki nilai terbesar: {{share}} dari dasar pengenaan dan {{count}} dari objek.',
  },
  en: {
    'payers.money': 'Share of amount paid',
    'payers.count': 'Share of taxpayers',
    'payers.countPart': '{{share}} of taxpayers',
    'payers.moneyPart': '{{share}} of the amount paid',
    'payers.sentence': 'The group “{{name}}” accounts for {{share}} of the amount paid and {{count}} of the taxpayers.',
    'objects.money': 'Share of value',
    'objects.count': 'Share of objects',
    'objects.countPart': '{{share}} of objects',
    'objects.moneyPart': '{{share}} of the value',
    'objects.sentence': 'The band “{{name}}” has the highest total value: {{share}} of the tax base and {{count}} of the objects.',
  },
});
