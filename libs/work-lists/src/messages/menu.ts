import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('workLists.menu', {
  id: { group: 'Administrasi', workLists: 'Daftar kerja' },
  en: { group: 'Administration', workLists: 'Work lists' },
});
