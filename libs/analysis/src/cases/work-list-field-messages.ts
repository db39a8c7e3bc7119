import { defineMessages } from '@pendapa/i18n';

/** What a person writes about a work list. */
export const workListFieldTexts = defineMessages('analysis.workListFields', {
  id: {
    name: 'Nama daftar',
    nameHint: 'Misalnya: Kunjungan Karet Kuningan, November. Jangan tulis nama orang.',
    nameMissing: 'Tulis nama daftar.',
    unit: 'Unit yang mengerjakan',
    noUnit: 'Tanpa unit',
    due: 'Tenggat',
  },
  en: {
    name: 'Name of the list',
    nameHint: 'For example: Visits in Karet Kuningan, November. Write no names of people.',
    nameMissing: 'Write a name for the list.',
    unit: 'Unit that works with it',
    noUnit: 'No unit',
    due: 'Due day',
  },
});
