import { defineMessages } from '@pendapa/i18n';

export const exportTexts = defineMessages('analysis.exported', {
  id: {
    exportPage: 'Ekspor halaman',
    exportPanel: 'Ekspor: {{title}}',
    exportTable: 'Ekspor tabel: {{title}}',
  },
  en: {
    exportPage: 'Export the page',
    exportPanel: 'Export: {{title}}',
    exportTable: 'Export the table: {{title}}',
  },
});
