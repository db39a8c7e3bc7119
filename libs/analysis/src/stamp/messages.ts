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
    ownOnly: 'Anda melihat data {{units}} saja',
    ownCases: 'Anda melihat angka semua unit, dan kasus satu per satu {{units}} saja',
    noUnits: 'Unit Anda tidak ada dalam data; tanyakan kepada pengelola server',
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
    ownOnly: 'You see the data of {{units}} only',
    ownCases: 'You see figures of all units, and single cases of {{units}} only',
    noUnits: 'Your units are not in the data; ask the administrator',
  },
});
