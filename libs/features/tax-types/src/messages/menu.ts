import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('tax-types.menu', {
  id: {
    group: 'Analisis Jenis Pajak',
    taxTypes: 'Analisis Jenis Pajak',
    subjects: 'Analisis Subjek Pajak',
    objects: 'Analisis Objek Pajak',
    assessment: 'Analisis Ketetapan',
    bottomBar: 'Jenis Pajak',
  },
  en: {
    group: 'Tax Type Analysis',
    taxTypes: 'Tax Type Analysis',
    subjects: 'Tax Subject Analysis',
    objects: 'Tax Object Analysis',
    assessment: 'Assessment Analysis',
    bottomBar: 'Tax Types',
  },
});
