import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('regional.steps', {
  id: {
    taxes: 'Realisasi {{region}} turun sebesar ini: lihat jenis pajak yang menyebabkannya.',
    inside: 'Realisasi {{region}} turun sebesar ini: lihat kelurahan dan bulannya.',
    unplaced: 'Realisasi belum tercatat {{level}}nya: lihat rincian menurut wilayah.',
  },
  en: {
    taxes: 'Revenue of {{region}} fell by so much: see the taxes that caused it.',
    inside: 'Revenue of {{region}} fell by so much: see its wards and months.',
    unplaced: 'Revenue is recorded without a {{level}}: see the table by region.',
  },
});
