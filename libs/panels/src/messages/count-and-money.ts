import { defineMessages } from '@pendapa/i18n';

/** Texts of bars that compare a share of the money with a share of the count. */
export const messages = defineMessages('analysis.count-and-money', {
  id: {
    'payers.money': 'Porsi nilai pembayaran',
    'payers.count': 'Porsi wajib pajak',
    'payers.part': '{{share}} dari wajib pajak',
    'payers.sentence': '{{name}}: {{share}} dari nilai pembayaran, oleh {{count}} wajib pajak.',
    'objects.money': 'Porsi nilai',
    'objects.count': 'Porsi objek',
    'objects.part': '{{share}} dari objek',
    'objects.sentence': 'Nilai terbesar pada kelas {{name}}: {{share}} dari dasar pengenaan, {{count}} dari objek.',
  },
  en: {
    'payers.money': 'Share of amount paid',
    'payers.count': 'Share of taxpayers',
    'payers.part': '{{share}} of taxpayers',
    'payers.sentence': '{{name}}: {{share}} of the amount paid, by {{count}} of taxpayers.',
    'objects.money': 'Share of value',
    'objects.count': 'Share of objects',
    'objects.part': '{{share}} of objects',
    'objects.sentence': '{{name}} has the most value: {{share}} of the tax base, {{count}} of the objects.',
  },
});
