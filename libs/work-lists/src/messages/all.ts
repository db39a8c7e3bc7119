import { defineMessages } from '@pendapa/i18n';

/** The list of work lists. */
export const allTexts = defineMessages('workLists.all', {
  id: {
    'say.open_other': '{{count}} daftar kerja masih berjalan.',
    none: 'Belum ada daftar kerja.',
    how: 'Buka daftar tunggakan, pilih barisnya, lalu buat daftar kerja.',
    toLists: 'Buka daftar tunggakan',
    running: 'Sedang dikerjakan',
    ended: 'Sudah ditutup',
    made: '{{at}}, {{by}}',
    progress: '{{done}} dari {{rows}} baris ditandai',
    due: 'tenggat {{date}}',
    owed: 'Tunggakan pada {{date}}: {{owed}}',
  },
  en: {
    'say.open_one': '{{count}} work list is being worked through.',
    'say.open_other': '{{count}} work lists are being worked through.',
    none: 'There is no work list yet.',
    how: 'Open a list of arrears, choose rows, then make a work list.',
    toLists: 'Open a list of arrears',
    running: 'In progress',
    ended: 'Closed',
    made: '{{at}}, {{by}}',
    progress: '{{done}} of {{rows}} rows marked',
    due: 'due {{date}}',
    owed: 'Arrears on {{date}}: {{owed}}',
  },
});
