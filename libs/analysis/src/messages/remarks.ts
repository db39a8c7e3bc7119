import { defineMessages } from '@pendapa/i18n';

/** What a figure says of itself where its days, its comparison or its rows are not those that its name would let one expect. */
export const remarkTexts = defineMessages('analysis.remarks', {
  id: {
    snapshot: 'Posisi {{on}}',
    snapshots: 'Posisi {{on}} dibanding posisi {{comparedOn}}',
    'of-year': 'Dihitung sejak awal tahun anggaran: {{period}}',
    'of-years': 'Dihitung sejak awal tahun anggaran: {{period}}, dibanding {{compared}}',
    'as-it-stood': 'Pembanding menurut keadaan per {{on}}, pada umur yang sama',
    'not-comparable.snapshot-distance':
      'Tidak dibandingkan: jarak antara posisi {{on}} dan {{comparedOn}} tidak sama dengan jarak kedua periode',
    'not-comparable.no-snapshot': 'Tidak dibandingkan: tidak ada posisi yang tersimpan untuk periode pembanding',
    'not-comparable.year-days':
      'Tidak dibandingkan: sampai {{comparedOn}} tahun anggaran pembandingnya tidak berjalan sama lama seperti sampai {{on}}',
    'not-comparable.undated': 'Tidak dibandingkan: tanggal hasilnya tidak tercatat, sehingga keadaan pada umur yang sama tidak diketahui',
    'not-comparable.whole-years':
      'Tidak dibandingkan: wajib pajak hanya dihitung untuk tahun anggaran penuh, tahun berjalan, dan hari yang sama setahun sebelumnya',
    'not-comparable.one-state': 'Tidak dibandingkan: hanya keadaan terakhir yang tercatat',
    'empty-months.current': 'Tidak ada pembayaran sama sekali pada {{months}}; angka periode ini tidak lengkap',
    'empty-months.comparison': 'Tidak ada pembayaran sama sekali pada {{months}}; pembandingnya tidak lengkap',
    suppressed_other:
      'Disembunyikan: {{count}} angka, karena kelompoknya kurang dari {{below}} wajib pajak atau akan membuka kelompok sekecil itu',
    'unknown-class': 'Tidak diketahui: ada kanal tanpa kelas',
    'one-year': 'Hanya dihitung untuk satu tahun anggaran, tidak untuk beberapa tahun sekaligus',
    'event-returns':
      'Termasuk {{taxes}}, pajak per kejadian: SPTPD-nya baru ada bila dilaporkan, sehingga tidak pernah terhitung belum lapor',
    'years-left-out': 'Tanpa {{years}}: hanya salah satu dari kedua angkanya tersedia',
    'without-target.current.target': 'Tidak termasuk {{amount}} yang tidak bertarget: {{names}}',
    'without-target.current.plan': 'Tidak termasuk {{amount}} yang tidak mempunyai rencana kas: {{names}}',
    'without-target.comparison.target': 'Pembanding tidak termasuk {{amount}} yang tidak bertarget: {{names}}',
    'without-target.comparison.plan': 'Pembanding tidak termasuk {{amount}} yang tidak mempunyai rencana kas: {{names}}',
  },
  en: {
    snapshot: 'Snapshot of {{on}}',
    snapshots: 'Snapshot of {{on}} against that on {{comparedOn}}',
    'of-year': 'Counted from the start of the fiscal year: {{period}}',
    'of-years': 'Counted from the start of the fiscal year: {{period}}, against {{compared}}',
    'as-it-stood': 'Compared with how it stood on {{on}}, at the same age',
    'not-comparable.snapshot-distance': 'Not compared: the snapshots of {{on}} and {{comparedOn}} are not as far apart as the two periods',
    'not-comparable.no-snapshot': 'Not compared: no snapshot is stored for the period of comparison',
    'not-comparable.year-days': 'Not compared: by {{comparedOn}} its fiscal year had not run for as many days as by {{on}}',
    'not-comparable.undated': 'Not compared: the day of the result is not recorded, so it is not known how it stood at the same age',
    'not-comparable.whole-years':
      'Not compared: taxpayers are only counted over whole fiscal years, the year to date and the same days a year before',
    'not-comparable.one-state': 'Not compared: only the latest state is recorded',
    'empty-months.current': 'No payment at all in {{months}}: the figure of this period is incomplete',
    'empty-months.comparison': 'No payment at all in {{months}}: what it is compared with is incomplete',
    suppressed_one: 'Hidden: {{count}} figure, of a group of fewer than {{below}} taxpayers or one that would give such a group away',
    suppressed_other: 'Hidden: {{count}} figures, of groups of fewer than {{below}} taxpayers or those that would give such a group away',
    'unknown-class': 'Not known: some channels have no class',
    'one-year': 'For one fiscal year only, not for several together',
    'event-returns': 'Includes {{taxes}}, due on events: a return exists only where it was filed, so that none is counted as not filed',
    'years-left-out': 'Without {{years}}: only one of the two figures is there',
    'without-target.current.target': 'Leaves out {{amount}} that has no target: {{names}}',
    'without-target.current.plan': 'Leaves out {{amount}} that has no plan: {{names}}',
    'without-target.comparison.target': 'The comparison leaves out {{amount}} that has no target: {{names}}',
    'without-target.comparison.plan': 'The comparison leaves out {{amount}} that has no plan: {{names}}',
  },
});
