import { defineMessages } from '@pendapa/i18n';

/** Heading of a page that shows a snapshot. */
export const pageTexts = defineMessages('analysis.page', {
  id: {
    titleAt: '{{title}}, posisi {{date}}',
  },
  en: {
    titleAt: '{{title}}, snapshot of {{date}}',
  },
});
