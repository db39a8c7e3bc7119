import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('arrears.menu', {
  id: {
    group: 'Tunggakan',
    taxType: 'Tunggakan per Jenis Pajak',
    up3d: 'Tunggakan per UP3D',
    trend: 'Tren Tunggakan Tahunan',
    objectsTaxType: 'Objek Menunggak per Jenis Pajak',
    objectsUp3d: 'Objek Menunggak per UP3D',
    objectsTrend: 'Tren Objek Menunggak',
  },
  en: {
    group: 'Arrears',
    taxType: 'Arrears per Tax Type',
    up3d: 'Arrears per UP3D',
    trend: 'Annual Arrears Trend',
    objectsTaxType: 'Objects in Arrears per Tax Type',
    objectsUp3d: 'Objects in Arrears per UP3D',
    objectsTrend: 'Trend of Objects in Arrears',
  },
});
