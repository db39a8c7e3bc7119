import { defineMessages } from '@pendapa/i18n';

/** Notes of a figure whose days, comparison or rows differ from what its name suggests. */
export const remarkTexts = defineMessages('panels.remarks', {
  id: {
    snapshot: 'Posisi {{on}}',
    snapshots: 'Posisi {{on}} dibanding posisi {{comparedOn}}',
    'of-year': 'Dihitung sejak awal tahun anggaran: {{period}}',
    'of-years': 'Dihitung sejak awal tahun anggaran: {{period}}, dibanding {{compared}}',
    'as-it-stood': 'Angka pembanding per {{on}}',
    'not-comparable.snapshot-distance':
      'Tidak dibandingkan, karena jarak antara posisi {{on}} dan {{comparedOn}} tidak sama dengan jarak kedua periode',
    'not-comparable.no-snapshot': 'Tidak dibandingkan, karena tidak ada posisi yang tersimpan untuk periode pembanding',
    'not-comparable.year-days':
      'Tidak dibandingkan, karena sampai {{comparedOn}} tahun anggaran pembandingnya tidak berjalan sama lama seperti sampai {{on}}',
    'not-comparable.undated': 'Tidak dibandingkan, karena tanggal hasil tindakan tidak tercatat',
    'not-comparable.whole-years':
      'Tidak dibandingkan, karena wajib pajak hanya dihitung untuk tahun anggaran penuh, tahun berjalan, dan hari yang sama setahun sebelumnya',
    'not-comparable.one-state': 'Tidak dibandingkan, karena hanya keadaan terakhir yang tercatat',
    'empty-months.current': 'Tidak ada pembayaran sama sekali pada {{months}}; angka periode ini tidak lengkap',
    'empty-months.comparison': 'Tidak ada pembayaran sama sekali pada {{months}}; pembandingnya tidak lengkap',
    suppressedTotal:
      'Disembunyikan demi kerahasiaan, karena kelompoknya kurang dari {{below}} wajib pajak atau kelompok sekecil itu dapat dihitung dari angka ini',
    suppressed_other:
      '{{count}} angka disembunyikan demi kerahasiaan, karena kelompoknya kurang dari {{below}} wajib pajak atau kelompok sekecil itu dapat dihitung darinya',
    'unknown-class': 'Dihitung dari pembayaran dengan kelas kanal yang diketahui',
    'one-year': 'Dihitung untuk setiap tahun anggaran, sehingga tidak ada untuk beberapa tahun sekaligus',
    'event-returns': 'Termasuk {{taxes}}, pajak per kejadian: SPTPD yang tidak dilaporkan tidak terhitung',
    'years-left-out': 'Tanpa {{years}}: hanya salah satu dari kedua angkanya tersedia',
    'without-target.current.target': 'Tidak termasuk {{amount}} yang tidak bertarget: {{names}}',
    'without-target.current.plan': 'Tidak termasuk {{amount}} yang tidak mempunyai rencana kas: {{names}}',
    'without-target.comparison.target': 'Pembanding tidak termasuk {{amount}} yang tidak bertarget: {{names}}',
    'without-target.comparison.plan': 'Pembanding tidak termasuk {{amount}} yang tidak mempunyai rencana kas: {{names}}',
    'unplaced.city': 'Tidak termasuk yang tanpa kota/kabupaten: {{what}}',
    'unplaced.district': 'Tidak termasuk yang hanya diketahui kotanya: {{what}}',
    'unplaced.ward': 'Tidak termasuk yang hanya diketahui kecamatan atau kotanya: {{what}}',
    'unplaced.unit': 'Tidak termasuk yang tanpa unit: {{what}}',
    'of-own-units': 'Hanya unit Anda: {{units}}',
    unplacedRows_other: '{{count}} data',
  },
  en: {
    snapshot: 'Snapshot of {{on}}',
    snapshots: 'Snapshot of {{on}} compared with {{comparedOn}}',
    'of-year': 'Counted from the start of the fiscal year: {{period}}',
    'of-years': 'Counted from the start of the fiscal year: {{period}}, against {{compared}}',
    'as-it-stood': 'The comparison figures are as of {{on}}',
    'not-comparable.snapshot-distance':
      'Not compared, because the snapshots of {{on}} and {{comparedOn}} are not as far apart as the two periods',
    'not-comparable.no-snapshot': 'Not compared, because no snapshot is stored for the period of comparison',
    'not-comparable.year-days': 'Not compared, because by {{comparedOn}} its fiscal year had not run for as many days as by {{on}}',
    'not-comparable.undated': 'Not compared, because the day of the result is not recorded',
    'not-comparable.whole-years':
      'Not compared, because taxpayers are counted only for fiscal years, to date, and for the same days last year',
    'not-comparable.one-state': 'Not compared, because only the latest state is recorded',
    'empty-months.current': 'No payment at all in {{months}}: the figure of this period is incomplete',
    'empty-months.comparison': 'No payment at all in {{months}}: the comparison is incomplete',
    suppressedTotal: 'Hidden for privacy, because the figure describes fewer than {{below}} taxpayers or would reveal such a group',
    suppressed_one:
      '{{count}} figure is hidden for privacy, because it describes fewer than {{below}} taxpayers or would reveal such a group',
    suppressed_other:
      '{{count}} figures are hidden for privacy, because they describe fewer than {{below}} taxpayers or would reveal such a group',
    'unknown-class': 'Counted from payments with a known channel class',
    'one-year': 'Calculated for single fiscal years, so there is no figure for several years together',
    'event-returns': 'Includes {{taxes}}, due for each event: returns that were not filed are not counted',
    'years-left-out': 'Without {{years}}: only one of the two figures is there',
    'without-target.current.target': 'Leaves out {{amount}} that has no target: {{names}}',
    'without-target.current.plan': 'Leaves out {{amount}} that has no plan: {{names}}',
    'without-target.comparison.target': 'The comparison leaves out {{amount}} that has no target: {{names}}',
    'without-target.comparison.plan': 'The comparison leaves out {{amount}} that has no plan: {{names}}',
    'unplaced.city': 'Not included, without a city: {{what}}',
    'unplaced.district': 'Not included, known only by city: {{what}}',
    'unplaced.ward': 'Not included, known only by district or city: {{what}}',
    'unplaced.unit': 'Not included, without a unit: {{what}}',
    'of-own-units': 'Your units only: {{units}}',
    unplacedRows_one: '{{count}} record',
    unplacedRows_other: '{{count}} records',
  },
});
