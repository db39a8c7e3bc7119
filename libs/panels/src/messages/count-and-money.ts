import { defineMessages } from '@pendapa/i18n';

/** Texts of bars that compare a share of the money with a share of the count. */
export const messages = defineMessages('analysis.count-and-money', {
  id: {
    'payers.money': 'Porsi nilai pembayaran',
    'payers.count': 'Porsi wajib pajak',
    'payers.countPart': '{{share}} dari wajib pajak',
    'payers.moneyPart': '{{share}} dari nilai pembayaran',
    'payers.sentence': '{{name}}: {{share}} dari nilai pembayaran, oleh {{count}} wajib pajak.',
    'objects.money': 'Porsi nilai',
    'objects.count': 'Porsi objek',
    'objects.countPart': '{{share}} dari objek',
    'objects.moneyPart': '{{share}} dari nilai',
    'objects.sentence': 'Nilai terbesar pada kelas {{name}}: {{share}} dari dasar pengenaan, {{count}} dari objek.',
  },
  en: {
    'payers.money': 'Share of amount paid',
    'payers.count': 'Share of taxpayers',
    'payers.countPart': '{{share}} of taxpayers',
    'payers.moneyPart': '{{share}} of the amount paid',
    'payers.sentence': '{{name}}: {{share}} of the amount paid, by {{count}} of taxpayers.',
    'objects.money': 'Share of value',
    'objects.count': 'Share of objects',
    'objects.countPart': '{{share}} of objects',
    'objects.moneyPart': '{{share}} of the value',
    'objects.sentence': '{{name}} has the most value: {{share}} of the tax base, {{count}} of the objects.',
  },
});
