import { defineMessages } from '@pendapa/i18n';

/** Words that several pages of this feature share. */
export const messages = defineMessages('tax-types.shared', {
  id: {
    taxType: 'Jenis pajak',
    unit: 'Unit',
    city: 'Kota/Kabupaten',
    share: 'Porsi',
    change: 'Perubahan',
    ranked: '{{title}}, {{period}}, dari yang terbesar.',
    subtitle: '{{period}}; nilai, porsi, dan perubahan',
    caption: '{{title}}, {{period}}',
    largest: '{{name}} terbesar dengan porsi {{share}}.',
    rest: 'Lainnya',
    bandFrom: 'mulai {{from}}',
    bandBetween: '{{from}} sampai di bawah {{to}}',
    suppressed: 'disembunyikan',
    suppressedNote_other:
      'Disembunyikan: {{count}} angka, karena kelompoknya kurang dari {{below}} wajib pajak atau akan membuka kelompok sekecil itu.',
  },
  en: {
    taxType: 'Tax type',
    unit: 'Unit',
    city: 'City',
    share: 'Share',
    change: 'Change',
    ranked: '{{title}}, {{period}}, the largest first.',
    subtitle: '{{period}}; amount, share and change',
    caption: '{{title}}, {{period}}',
    largest: '{{name}} is the largest with {{share}}.',
    rest: 'Others',
    bandFrom: 'from {{from}}',
    bandBetween: '{{from}} to below {{to}}',
    suppressed: 'hidden',
    suppressedNote_one: 'Hidden: {{count}} figure, of a group of fewer than {{below}} taxpayers or one that would give such a group away.',
    suppressedNote_other:
      'Hidden: {{count}} figures, of groups of fewer than {{below}} taxpayers or those that would give such a group away.',
  },
});
