import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('regional.menu', {
  id: {
    group: 'Analisis Wilayah',
    regional: 'Analisis Wilayah',
    detailed: 'Analisis Wilayah Rinci',
    bottomBar: 'Wilayah',
  },
  en: {
    group: 'Regional Analysis',
    regional: 'Regional Analysis',
    detailed: 'Detailed Regional Analysis',
    bottomBar: 'Regions',
  },
});
