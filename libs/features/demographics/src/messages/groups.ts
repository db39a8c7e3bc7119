import { defineMessages } from '@pendapa/i18n';

/** Texts that the pages of individuals and firms share. */
export const messages = defineMessages('demographics.groups', {
  id: {
    'middle.from': 'mulai {{from}}',
    segment: 'Kelompokkan menurut',
    'tenure.title': 'Lama terdaftar',
    'tenure.subtitle': 'Tahun penuh sejak terdaftar sampai tanggal data',
    'tenure.description': 'Jumlah wajib pajak menurut lama terdaftar.',
    toSubjects: 'Analisis Subjek Pajak',
    note: 'Objek ditampilkan per tanggal data, pembayaran untuk tahun {{year}}, dan tunggakan pada posisi terakhir. Setiap wajib pajak dihitung satu kali, juga bila membayar dua jenis pajak.',
  },
  en: {
    'middle.from': 'from {{from}}',
    segment: 'Group by',
    'tenure.title': 'Time since registration',
    'tenure.subtitle': 'Whole years from registration to the data date',
    'tenure.description': 'Number of taxpayers by how long they have been registered.',
    toSubjects: 'Tax Subject Analysis',
    note: 'Objects are shown as of the data date, payments for {{year}}, and arrears at the last snapshot. Each taxpayer counts once, even with two taxes.',
  },
});
