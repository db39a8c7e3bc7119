import { defineMessages } from '@pendapa/i18n';

/** What the pages of objects that owe say alike. */
export const messages = defineMessages('arrears.shared', {
  id: { share: 'Porsi objek yang menunggak', registered: 'Objek terdaftar' },
  en: { share: 'Share of objects in arrears', registered: 'Registered objects' },
});
