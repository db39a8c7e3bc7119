import { defineMessages } from '@pendapa/i18n';

/** Heading of a page that shows a snapshot, and the way to the guide. */
export const pageTexts = defineMessages('analysis.page', {
  id: {
    titleAt: '{{title}}, posisi {{date}}',
    guide: 'Panduan halaman ini',
  },
  en: {
    titleAt: '{{title}}, snapshot of {{date}}',
    guide: 'Guide to this page',
  },
});
