import { defineMessages } from '@pendapa/i18n';

/** Texts that the pages of individuals and firms share. */
export const messages = defineMessages('demographics.groups', {
  id: {
    'payers.money': 'Bagian dari yang dibayar',
    'payers.count': 'Bagian dari wajib pajak',
    'payers.part': '{{share}} dari wajib pajak',
    'payers.sentence': '{{name}}: {{share}} dari yang dibayar, oleh {{count}} dari wajib pajak.',
    'objects.money': 'Bagian dari nilai',
    'objects.count': 'Bagian dari objek',
    'objects.part': '{{share}} dari objek',
    'objects.sentence': 'Kelas {{name}} memegang nilai terbanyak: {{share}} dari dasar pengenaan, {{count}} dari objek.',
    'middle.from': '≥ {{from}}',
    segment: 'Kelompokkan menurut',
    'tenure.title': 'Lama terdaftar',
    'tenure.subtitle': 'Tahun penuh sejak terdaftar sampai tanggal data',
    'tenure.description': 'Banyaknya wajib pajak menurut lama terdaftar.',
    toSubjects: 'Orang pribadi dan badan bersama: Analisis Subjek Pajak',
    note: 'Register dan objek pada tanggal data; pembayaran tahun {{year}}; tunggakan pada posisi terakhir. Setiap wajib pajak dihitung satu kali, juga bila membayar dua jenis pajak. Kelompok dengan terlalu sedikit wajib pajak disembunyikan; yang kelompoknya tidak diketahui tetap dihitung.',
  },
  en: {
    'payers.money': 'Part of what was paid',
    'payers.count': 'Part of the taxpayers',
    'payers.part': '{{share}} of taxpayers',
    'payers.sentence': '{{name}}: {{share}} of what was paid, by {{count}} of the taxpayers.',
    'objects.money': 'Part of the value',
    'objects.count': 'Part of the objects',
    'objects.part': '{{share}} of objects',
    'objects.sentence': '{{name}} hold the most: {{share}} of the tax base, {{count}} of the objects.',
    'middle.from': '≥ {{from}}',
    segment: 'Group by',
    'tenure.title': 'Time since registration',
    'tenure.subtitle': 'Whole years from registration to the data date',
    'tenure.description': 'Number of taxpayers by how long they have been registered.',
    toSubjects: 'Individuals and firms together: Tax Subject Analysis',
    note: 'Register and objects as of the data date; payments of {{year}}; arrears at the last snapshot. Each taxpayer counts once, also with two taxes. Groups of too few taxpayers are hidden; taxpayers whose group is not known still count.',
  },
});
