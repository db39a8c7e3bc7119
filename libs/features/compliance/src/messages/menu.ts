import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('compliance.menu', {
  id: {
    group: 'Kepatuhan',
    compliance: 'Analisis Kepatuhan',
    taxType: 'Kepatuhan per Jenis Pajak',
    up3d: 'Kepatuhan per UP3D',
    trend: 'Tren Kepatuhan Tahunan',
  },
  en: {
    group: 'Compliance',
    compliance: 'Compliance Analysis',
    taxType: 'Compliance per Tax Type',
    up3d: 'Compliance per UP3D',
    trend: 'Annual Compliance Trend',
  },
});
