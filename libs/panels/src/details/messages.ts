import { defineMessages } from '@pendapa/i18n';

export const detailsTexts = defineMessages('analysis.details', {
  id: {
    title: 'Rincian',
    parts_other: '{{count}} bagian',
    open: 'Buka rincian',
    close: 'Tutup rincian',
    related: 'Halaman terkait',
    question: 'Sertakan rincian?',
    questionText: 'Rincian halaman ini tertutup: {{parts}}.',
    firstPart: 'Bagian pertama saja',
    withDetails: 'Dengan rincian',
    cancel: 'Batal',
  },
  en: {
    title: 'Details',
    parts_one: '{{count}} part',
    parts_other: '{{count}} parts',
    open: 'Open the details',
    close: 'Close the details',
    related: 'Related pages',
    question: 'Include the details?',
    questionText: 'The details of this page are closed: {{parts}}.',
    firstPart: 'Only the first part',
    withDetails: 'With the details',
    cancel: 'Cancel',
  },
});
