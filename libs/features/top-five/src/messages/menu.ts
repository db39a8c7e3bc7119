import { defineMessages } from '@pendapa/i18n';

export const menu = defineMessages('top-five.menu', {
  id: {
    group: 'Top 5 Analisis',
    opTrend: 'Tren Pendapatan vs Objek Pajak',
    up3dCurrent: 'Pendapatan per UP3D Tahun Berjalan',
    up3d: 'Pendapatan per UP3D',
    channel: 'Pendapatan per Kanal',
    bankChannel: 'Pendapatan per Bank & Kanal',
    overview: 'Ringkasan',
  },
  en: {
    group: 'Top 5',
    opTrend: 'Revenue vs Tax Object Trend',
    up3dCurrent: 'Revenue per UP3D, Current Year',
    up3d: 'Revenue per UP3D',
    channel: 'Revenue per Channel',
    bankChannel: 'Revenue per Bank & Channel',
    overview: 'Overview',
  },
});
