import { defineMessages } from '@pendapa/i18n';

/** Texts of bars that compare a share of the money with a share of the count. */
export const messages = defineMessages('analysis.count-and-money', {
  id: {
    'payers.money': 'Bagian dari yang dibayar',
    'payers.count': 'Bagian dari wajib pajak',
    'payers.part': '{{share}} dari wajib pajak',
    'payers.sentence': '{{name}}: {{share}} dari yang dibayar, oleh {{count}} dari wajib pajak.',
    'objects.money': 'Bagian dari nilai',
    'objects.count': 'Bagian dari objek',
    'objects.part': '{{share}} dari objek',
    'objects.sentence': 'Kelas {{name}} memegang nilai terbanyak: {{share}} dari dasar pengenaan, {{count}} dari objek.',
  },
  en: {
    'payers.money': 'Part of what was paid',
    'payers.count': 'Part of the taxpayers',
    'payers.part': '{{share}} of taxpayers',
    'payers.sentence': '{{name}}: {{share}} of what was paid, by {{count}} of the taxpayers.',
    'objects.money': 'Part of the value',
    'objects.count': 'Part of the objects',
    'objects.part': '{{share}} of objects',
    'objects.sentence': '{{name}} hold the most: {{share}} of the tax base, {{count}} of the objects.',
  },
});
