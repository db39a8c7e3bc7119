import { defineMessages } from '@pendapa/i18n';

export const messages = defineMessages('charts', {
  id: {
    keys: 'Fokuskan grafik, lalu gunakan tombol panah untuk membaca nilai satu per satu.',
    unfinished: 'belum selesai',
    noValue: 'tidak ada nilai',
    hidden: 'disembunyikan',
    cutScale: 'Skala batang tidak dimulai dari nol, agar selisihnya terbaca.',
    value: 'Nilai',
    share: 'Porsi',
    cumulative: 'Kumulatif',
    rank: 'Peringkat',
    inset: 'Skala lain',
    firstOf: '{{count}} teratas dari {{all}}',
    showAll: 'Tampilkan semua ({{count}})',
    showFirst: 'Tampilkan {{count}} teratas',
  },
  en: {
    keys: 'Focus the chart, then use the arrow keys to read the values one by one.',
    unfinished: 'unfinished',
    noValue: 'no value',
    hidden: 'hidden',
    cutScale: 'The bars do not begin at zero, so that the differences can be read.',
    value: 'Value',
    share: 'Share',
    cumulative: 'Cumulative',
    rank: 'Rank',
    inset: 'Other scale',
    firstOf: 'The first {{count}} of {{all}}',
    showAll: 'Show all ({{count}})',
    showFirst: 'Show the first {{count}}',
  },
});
