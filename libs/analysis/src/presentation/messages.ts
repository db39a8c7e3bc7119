import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('analysis.presentation', {
  id: {
    presentation: 'Presentasi: {{title}}',
    previous: 'Panel sebelumnya',
    next: 'Panel berikutnya',
    leave: 'Akhiri presentasi',
    place: '{{n}} dari {{all}}',
    announced: 'Panel {{n}} dari {{all}}: {{title}}',
    waiting: 'Menunggu angka yang belum tiba.',
    nothing: 'Halaman ini belum memuat panel.',
    present: 'Presentasi',
  },
  en: {
    presentation: 'Presentation: {{title}}',
    previous: 'Previous panel',
    next: 'Next panel',
    leave: 'End the presentation',
    place: '{{n}} of {{all}}',
    announced: 'Panel {{n}} of {{all}}: {{title}}',
    waiting: 'Waiting for figures that have not arrived yet.',
    nothing: 'There is no panel on this page yet.',
    present: 'Presentation',
  },
});
