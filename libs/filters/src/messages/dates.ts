import { defineMessages } from '@pendapa/i18n';

/** Texts of the date field and its calendar. */
export const dateTexts = defineMessages('filters.dates', {
  id: {
    from: 'Tanggal mulai',
    to: 'Tanggal akhir',
    dateMissing: 'Isi tanggal lengkap',
    dateExample: '14 Nov 2026',
    calendarOf: 'Kalender {{label}}',
    monthBefore: 'Bulan sebelumnya',
    monthAfter: 'Bulan berikutnya',
    weekdays: 'Sen Sel Rab Kam Jum Sab Min',
    dateReversed: 'Tanggal akhir harus sama dengan atau sesudah tanggal mulai.',
    dataUntil: 'Data tersedia sampai {{date}}.',
  },
  en: {
    from: 'Start date',
    to: 'End date',
    dateMissing: 'Enter a whole date',
    dateExample: '14 Nov 2026',
    calendarOf: 'Calendar {{label}}',
    monthBefore: 'Previous month',
    monthAfter: 'Next month',
    weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
    dateReversed: 'The end date must not be before the start date.',
    dataUntil: 'There are data up to {{date}}.',
  },
});
