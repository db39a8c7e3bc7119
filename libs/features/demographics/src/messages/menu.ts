import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('demographics.menu', {
  id: {
    group: 'Demografi',
    individual: 'Demografi WP Orang Pribadi',
    corporate: 'Demografi WP Badan',
    taxObject: 'Demografi Objek Pajak',
  },
  en: {
    group: 'Demographics',
    individual: 'Individual Taxpayer Demographics',
    corporate: 'Corporate Taxpayer Demographics',
    taxObject: 'Tax Object Demographics',
  },
});
