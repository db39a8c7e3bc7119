import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('regional.steps', {
  id: {
    taxes: 'Realisasi {{region}} turun sebesar ini: lihat jenis pajak yang menyebabkannya.',
    'inside.city': 'Realisasi {{region}} turun sebesar ini: lihat kecamatan dan bulannya.',
    'inside.district': 'Realisasi {{region}} turun sebesar ini: lihat kelurahan dan bulannya.',
    'inside.ward': 'Realisasi {{region}} turun sebesar ini: lihat rinciannya.',
    unplaced: 'Realisasi belum tercatat {{level}}nya: lihat rincian menurut wilayah.',
  },
  en: {
    taxes: 'Revenue of {{region}} fell by this amount: see the taxes that caused it.',
    'inside.city': 'Revenue of {{region}} fell by this amount: see its districts and months.',
    'inside.district': 'Revenue of {{region}} fell by this amount: see its wards and months.',
    'inside.ward': 'Revenue of {{region}} fell by this amount: see it in detail.',
    unplaced: 'Revenue is recorded without a {{level}}: see the table by region.',
  },
});
