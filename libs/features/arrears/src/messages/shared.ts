import { defineMessages } from '@pendapa/i18n';

/** Texts that several pages of the group share. */
export const messages = defineMessages('arrears.shared', {
  id: {
    share: 'Porsi objek menunggak',
    'share.meaning': 'Porsi Objek Pajak terdaftar yang menunggak.',
    'share.formula':
      'Objek yang menunggak dibagi objek terdaftar pada akhir periode. Objek menunggak yang sudah tutup ikut dihitung, sehingga porsinya dapat melebihi 100%.',
    registered: 'Objek terdaftar',
    years: '{{count}} thn',
  },
  en: {
    share: 'Share of objects in arrears',
    'share.meaning': 'The share of registered tax objects in arrears.',
    'share.formula':
      'Objects in arrears divided by objects registered at the end of the period. Closed objects in arrears count too, so the share may exceed 100%.',
    registered: 'Registered objects',
    years: '{{count}} yr',
  },
});
