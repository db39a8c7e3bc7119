import { defineMessages } from '@pendapa/i18n';

/** Texts of bars that compare a share of the money with a share of the count. */
export const messages = defineMessages('analysis.count-and-money', {
  id: {
    'payers.money': 'Porsi pembayaran',
    'payers.count': 'Porsi wajib pajak',
    'payers.part': '{{share}} dari wajib pajak',
    'payers.sentence': '{{name}} menyumbang {{share}} pembayaran dengan {{count}} wajib pajak.',
    'objects.money': 'Porsi nilai',
    'objects.count': 'Porsi objek',
    'objects.part': '{{share}} dari objek',
    'objects.sentence': 'Kelas {{name}} memegang nilai terbanyak: {{share}} dari dasar pengenaan, {{count}} dari objek.',
  },
  en: {
    'payers.money': 'Share of payments',
    'payers.count': 'Share of taxpayers',
    'payers.part': '{{share}} of taxpayers',
    'payers.sentence': '{{name}}: {{share}} of payments, made by {{count}} of taxpayers.',
    'objects.money': 'Share of value',
    'objects.count': 'Share of objects',
    'objects.part': '{{share}} of objects',
    'objects.sentence': '{{name}} hold the most: {{share}} of the tax base, {{count}} of the objects.',
  },
});
