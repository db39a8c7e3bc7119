import { defineMessages } from '@pendapa/i18n';

export const briefTexts = defineMessages('other-analyses.brief', {
  id: {
    make: 'Ringkasan rapat (PDF satu lembar)',
    title: 'Ringkasan Pendapatan',
    head: 'Kepala Badan',
    maker: 'Disusun oleh',
    place: '……………………, ……………………………',
  },
  en: {
    make: 'Meeting brief (one-page PDF)',
    title: 'Revenue Brief',
    head: 'Head of the Agency',
    maker: 'Prepared by',
    place: '……………………, ……………………………',
  },
});
