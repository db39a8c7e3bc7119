import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('example.menu', {
  id: { group: 'Tunggakan', byDistrict: 'Tunggakan per Kecamatan' },
  en: { group: 'Arrears', byDistrict: 'Arrears by District' },
});
