import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('guide.menu', {
  id: { group: 'Bantuan', guide: 'Panduan' },
  en: { group: 'Help', guide: 'Guide' },
});
