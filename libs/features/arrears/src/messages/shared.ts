import { defineMessages } from '@pendapa/i18n';

/** What several pages of the group say alike. */
export const messages = defineMessages('arrears.shared', {
  id: { share: 'Porsi objek yang menunggak', registered: 'Objek terdaftar', years: '{{count}} thn' },
  en: { share: 'Share of objects in arrears', registered: 'Registered objects', years: '{{count}} yr' },
});
