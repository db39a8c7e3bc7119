import { defineMessages } from '@pendapa/i18n';

/** Texts of the data date and its origin. */
export const stampTexts = defineMessages('analysis.stamp', {
  id: {
    asOf: 'Data per {{date}}',
    source: 'Sumber: {{source}}',
    sources_other: 'Sumber: {{source}} dan {{count}} lainnya',
    unaudited: 'Belum diaudit',
    sample: 'Data contoh',
    sampleHint: 'Angka ini rekaan untuk peragaan, bukan data instansi mana pun.',
    noData: 'Belum ada data pembayaran',
  },
  en: {
    asOf: 'Data as of {{date}}',
    source: 'Source: {{source}}',
    sources_one: 'Source: {{source}} and {{count}} other',
    sources_other: 'Source: {{source}} and {{count}} others',
    unaudited: 'Unaudited',
    sample: 'Sample data',
    sampleHint: 'These figures are invented for demonstration; they are not data of any agency.',
    noData: 'No payments imported yet',
  },
});
