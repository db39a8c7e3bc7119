import { defineMessages } from '@pendapa/i18n';

/** Texts that the pages of individuals and firms share. */
export const messages = defineMessages('demographics.groups', {
  id: {
    'middle.from': '≥ {{from}}',
    segment: 'Kelompokkan menurut',
    'tenure.title': 'Lama terdaftar',
    'tenure.subtitle': 'Tahun penuh sejak terdaftar sampai tanggal data',
    'tenure.description': 'Jumlah wajib pajak menurut lama terdaftar.',
    toSubjects: 'Analisis Subjek Pajak',
    note: 'Register dan objek pada tanggal data; pembayaran tahun {{year}}; tunggakan pada posisi terakhir. Setiap wajib pajak dihitung satu kali, juga bila membayar dua jenis pajak. Kelompok dengan terlalu sedikit wajib pajak disembunyikan. Wajib pajak tanpa kelompok yang diketahui tetap dihitung.',
  },
  en: {
    'middle.from': '≥ {{from}}',
    segment: 'Group by',
    'tenure.title': 'Time since registration',
    'tenure.subtitle': 'Whole years from registration to the data date',
    'tenure.description': 'Number of taxpayers by how long they have been registered.',
    toSubjects: 'Tax Subject Analysis',
    note: 'Register and objects as of the data date; payments of {{year}}; arrears at the last snapshot. Each taxpayer counts once, even with two taxes. Groups of too few taxpayers are hidden. Taxpayers without a known group still count.',
  },
});
