import { defineMessages } from '@pendapa/i18n';

/** Filters of a list of debts. */
export const listFilterTexts = defineMessages('analysis.list-filters', {
  id: {
    open: 'Filter daftar',
    openIn: 'Filter daftar: {{title}}',
    age: 'Umur tunggakan',
    taxYear: 'Tahun pajak',
    quality: 'Kualitas piutang',
    yearsOwed: 'Jumlah tahun pajak menunggak',
    amount: 'Jumlah tunggakan',
    min: 'Dari ({{symbol}})',
    max: 'Sampai ({{symbol}})',
    clear: 'Hapus filter daftar',
    set: 'Filter daftar: {{filters}}.',
    between: '{{min}} sampai {{max}}',
    from: 'mulai {{min}}',
    upTo: 'sampai {{max}}',
    none: 'Tidak ada kasus dengan filter ini.',
    debts:
      'Umur, tahun pajak, dan kualitas memilih tunggakan: baris hanya menghitung tunggakan yang dipilih. Jumlah tahun dihitung dari semua tunggakan objek.',
    reading: 'Menghitung pilihan …',
  },
  en: {
    open: 'Filter the list',
    openIn: 'Filter the list: {{title}}',
    age: 'Age of arrears',
    taxYear: 'Tax year',
    quality: 'Receivable quality',
    yearsOwed: 'Number of tax years owed',
    amount: 'Amount of the arrears',
    min: 'From ({{symbol}})',
    max: 'To ({{symbol}})',
    clear: 'Clear the filters of the list',
    set: 'Filters of the list: {{filters}}.',
    between: '{{min}} to {{max}}',
    from: 'from {{min}}',
    upTo: 'up to {{max}}',
    none: 'No case has these filters.',
    debts:
      'Age, tax year and quality choose arrears: a row counts only the arrears chosen. The number of years is that of all arrears of the object.',
    reading: 'Counting the choices …',
  },
});
