import { defineMessages } from '@pendapa/i18n';

/** Choosing rows of a list, and making a work list of them. */
export const choiceTexts = defineMessages('analysis.choice', {
  id: {
    title: 'Pilihan untuk daftar kerja',
    all: 'Semua {{n}} baris daftar ini',
    allTooMany: 'Daftar kerja memuat paling banyak {{max}} baris, daftar ini {{n}}: persempit filter atau pilih baris satu per satu.',
    allSearch: 'Hapus pencarian untuk memilih semua baris.',
    chosen_other: '{{count}} baris dipilih, {{amount}}',
    none: 'Centang baris dalam tabel.',
    make: 'Buat daftar kerja',
    cancel: 'Batal memilih',
    giveUp: 'Batal',
    close: 'Tutup',
    made: 'Daftar kerja "{{name}}" dibuat, {{count}} baris.',
    open: 'Buka daftar kerja',
  },
  en: {
    title: 'Choice for a work list',
    all: 'All {{n}} rows of this list',
    allTooMany: 'A work list has at most {{max}} rows and this list has {{n}}: narrow the filters or choose single rows.',
    allSearch: 'Clear the search to choose all rows.',
    chosen_one: '{{count}} row chosen, {{amount}}',
    chosen_other: '{{count}} rows chosen, {{amount}}',
    none: 'Tick rows of the table.',
    make: 'Make a work list',
    cancel: 'End the choice',
    giveUp: 'Cancel',
    close: 'Close',
    made: 'The work list "{{name}}" was made with {{count}} rows.',
    open: 'Open the work list',
  },
});
