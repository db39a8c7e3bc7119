import { defineMessages } from '@pendapa/i18n';

export const exportTexts = defineMessages('panels.exported', {
  id: {
    exportPage: 'Ekspor halaman',
    exportPanel: 'Ekspor: {{title}}',
    exportTable: 'Ekspor tabel: {{title}}',
    printWaits: 'Halaman dicetak setelah semua angka tiba.',
    printIncomplete: 'Belum lengkap: sebagian angka masih dimuat saat halaman ini dicetak.',
  },
  en: {
    exportPage: 'Export the page',
    exportPanel: 'Export: {{title}}',
    exportTable: 'Export the table: {{title}}',
    printWaits: 'The page is printed as soon as all figures are there.',
    printIncomplete: 'Incomplete: some figures were still loading when this page was printed.',
  },
});
