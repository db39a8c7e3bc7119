import { defineMessages } from '@pendapa/i18n';

/** Texts that several pages of the group share. */
export const messages = defineMessages('arrears.shared', {
  id: { share: 'Porsi objek yang menunggak', registered: 'Objek terdaftar', years: '{{count}} thn' },
  en: { share: 'Share of objects in arrears', registered: 'Registered objects', years: '{{count}} yr' },
});
