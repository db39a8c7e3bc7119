import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('regional.steps', {
  id: {
    taxes: 'Penurunan realisasi {{region}}: lihat jenis pajak yang menyebabkannya.',
    'inside.city': 'Penurunan realisasi {{region}}: lihat kecamatan dan bulannya.',
    'inside.district': 'Penurunan realisasi {{region}}: lihat kelurahan dan bulannya.',
    'inside.ward': 'Penurunan realisasi {{region}}: lihat rinciannya.',
    unplaced: 'Realisasi belum tercatat {{level}}nya: lihat rincian menurut wilayah.',
  },
  en: {
    taxes: 'Fall of revenue in {{region}}: see the taxes that caused it.',
    'inside.city': 'Fall of revenue in {{region}}: see its districts and months.',
    'inside.district': 'Fall of revenue in {{region}}: see its wards and months.',
    'inside.ward': 'Fall of revenue in {{region}}: see it in detail.',
    unplaced: 'Revenue is recorded without a {{level}}: see the table by region.',
  },
});
