import { defineMessages } from '@pendapa/i18n';

/** What the pages of individuals and of firms say alike. */
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
    objectsEach: 'Objek per wajib pajak',
    objectsEachText: '{{objects}} objek milik {{holders}} wajib pajak',
    note: 'Register dan objek pada tanggal data; pembayaran tahun {{year}}; tunggakan pada posisi terakhir. Setiap wajib pajak dihitung satu kali, juga bila membayar dua jenis pajak. Kelompok di bawah batas penyamaran tidak ditampilkan; yang tidak diketahui tetap dihitung.',
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
    objectsEach: 'Objects per taxpayer',
    objectsEachText: '{{objects}} objects of {{holders}} taxpayers',
    note: 'Register and objects as of the data date; payments of {{year}}; arrears at the last snapshot. Each taxpayer counts once, also with two taxes. Groups below the limit are not told; what is not known still counts.',
  },
});
