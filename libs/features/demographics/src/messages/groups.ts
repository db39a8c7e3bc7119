import { defineMessages } from '@pendapa/i18n';

/** What the pages of individuals and of firms say alike. */
export const messages = defineMessages('demographics.groups', {
  id: {
    money: 'Bagian dari yang dibayar',
    people: 'Bagian dari wajib pajak',
    'of.people': '{{share}} dari wajib pajak',
    sentence: '{{name}}: {{share}} dari yang dibayar, oleh {{people}} dari wajib pajak.',
    'middle.from': '≥ {{from}}',
    segment: 'Kelompokkan menurut',
    objectsEach: 'Objek per wajib pajak',
    objectsEachText: '{{objects}} objek milik {{holders}} wajib pajak',
    note: 'Register dan objek pada tanggal data; pembayaran tahun {{year}}; tunggakan pada posisi terakhir. Setiap wajib pajak dihitung satu kali, juga bila membayar dua jenis pajak. Kelompok di bawah batas penyamaran tidak ditampilkan; yang tidak diketahui tetap dihitung.',
  },
  en: {
    money: 'Part of what was paid',
    people: 'Part of the taxpayers',
    'of.people': '{{share}} of taxpayers',
    sentence: '{{name}}: {{share}} of what was paid, by {{people}} of the taxpayers.',
    'middle.from': '≥ {{from}}',
    segment: 'Group by',
    objectsEach: 'Objects per taxpayer',
    objectsEachText: '{{objects}} objects of {{holders}} taxpayers',
    note: 'Register and objects as of the data date; payments of {{year}}; arrears at the last snapshot. Each taxpayer counts once, also with two taxes. Groups below the limit are not told; what is not known still counts.',
  },
});
