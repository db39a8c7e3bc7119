import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('uploads.menu', {
  id: { group: 'Administrasi', import: 'Muat data' },
  en: { group: 'Administration', import: 'Load data' },
});
