import { defineMessages } from '@pendapa/i18n';

/** Words of every ranking of revenue in this feature. */
export const messages = defineMessages('top-five.shared', {
  id: {
    share: 'Porsi',
    change: 'Perubahan',
    caption: '{{measure}}, {{period}}',
    subtitle: '{{period}}; nilai, porsi, dan perubahan',
    ranked: '{{title}}, {{period}}, dari yang terbesar.',
    largest: '{{name}} terbesar dengan porsi {{share}}.',
    taxType: 'Jenis pajak',
    unit: 'Unit',
    ward: 'Kelurahan',
    channel: 'Kanal',
    bank: 'Bank',
    backToAll: 'Tampilkan semua',
    chosen: 'Rincian {{name}}',
  },
  en: {
    share: 'Share',
    change: 'Change',
    caption: '{{measure}}, {{period}}',
    subtitle: '{{period}}; amount, share and change',
    ranked: '{{title}}, {{period}}, the largest first.',
    largest: '{{name}} is the largest with {{share}}.',
    taxType: 'Tax type',
    unit: 'Unit',
    ward: 'Ward',
    channel: 'Channel',
    bank: 'Bank',
    backToAll: 'Show all',
    chosen: '{{name}} in detail',
  },
});
