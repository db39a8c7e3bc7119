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
    suppressed: '<{{below}}',
    suppressedNote: '<{{below}}: kelompok dengan kurang dari {{below}} wajib pajak tidak ditampilkan.',
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
    suppressed: '<{{below}}',
    suppressedNote: '<{{below}}: groups of fewer than {{below}} taxpayers are not shown.',
  },
});
