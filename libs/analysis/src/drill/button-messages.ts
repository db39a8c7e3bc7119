import { defineMessages } from '@pendapa/i18n';

/** Loaded with the page; the other texts arrive with the sheet. */
export const drillButtonTexts = defineMessages('analysis.drill-button', {
  id: { open: 'Lihat penyebabnya' },
  en: { open: 'See why' },
});
