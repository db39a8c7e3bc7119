import type { Texts } from '../texts.ts';
import type { CutOff } from '../vocabulary/index.ts';
import { texts } from './words.ts';

export const CUT_OFFS: Readonly<Record<CutOff, Texts>> = {
  posted: texts(
    'Tanggal pembukuan dalam periode yang dipilih, paling akhir tanggal data.',
    'Posting dates within the chosen period, at the latest the data date.',
  ),
  'fiscal-year-to-date': texts(
    'Sejak hari pertama tahun anggaran sampai akhir periode, paling akhir tanggal data. Angka ini tidak dirinci per bulan.',
    'From the first day of the fiscal year to the end of the period, at the latest the data date. There is no figure of a single month.',
  ),
  'fiscal-year': texts('Tahun tempat periode berakhir.', 'The year in which the period ends.'),
  period: texts('Seluruh periode yang dipilih.', 'The whole of the chosen period.'),
  'period-end': texts('Keadaan pada hari terakhir periode.', 'As of the last day of the period.'),
  events: texts('Kejadian dalam periode yang dipilih.', 'Events within the chosen period.'),
  'data-date': texts('Keadaan pada tanggal data, apa pun periodenya.', 'As of the data date, whatever the period.'),
  'budget-years': texts(
    'Tahun anggaran yang disentuh periode, realisasi sampai tanggal data.',
    'The fiscal years that the period touches, revenue up to the data date.',
  ),
  'budget-years-of-both': texts(
    'Tahun anggaran yang disentuh periode dan yang memiliki biaya maupun realisasi, sampai tanggal data.',
    'The fiscal years that the period touches and that have both costs and revenue, up to the data date.',
  ),
  'latest-import': texts(
    'Angka terakhir yang diimpor, sama untuk setiap periode.',
    'The latest figure imported, the same for every period.',
  ),
  'taxpayer-year': texts(
    'Tahun anggaran tempat periode berakhir, sampai tanggal data, atau hari yang sama setahun sebelumnya.',
    'The fiscal year in which the period ends, up to the data date, or its same days a year before.',
  ),
  register: texts('Menurut data pendaftaran terakhir, apa pun periodenya.', 'As the register last says, whatever the period.'),
  snapshot: texts(
    'Posisi terakhir yang tidak melewati akhir periode. Dibandingkan hanya jika jarak kedua posisi sama dengan jarak kedua periode, dengan selisih paling banyak 45 hari.',
    'The last snapshot that is not after the end of the period. Compared only where both snapshots are as far apart as the periods, within 45 days.',
  ),
  assessed: texts(
    'Ketetapan yang terbit dan SPTPD yang jatuh tempo dalam periode; pembayaran sampai tanggal data.',
    'Assessments issued and returns due within the period; payments up to the data date.',
  ),
  issued: texts(
    'Ketetapan yang terbit dalam periode dan pembayarannya sampai tanggal data. Periode pembanding dihitung sampai hari yang sepadan, misalnya tahun lalu sampai tanggal yang sama.',
    'Assessments issued within the period and their payments up to the data date. The comparison is counted up to the corresponding day, such as the same day last year.',
  ),
  due: texts(
    'Kewajiban yang jatuh tempo dalam periode, dengan pembayaran sampai tanggal data. Periode pembanding dihitung sampai hari yang sepadan, misalnya tahun lalu sampai tanggal yang sama.',
    'Obligations due within the period, with payments up to the data date. The comparison is counted up to the corresponding day, such as the same day last year.',
  ),
  'due-year-end': texts(
    'Jatuh tempo dalam periode; keadaan pada 31 Desember tahun jatuh tempo.',
    'Due within the period; as it stood on 31 December of the year of the due date.',
  ),
  'due-as-known': texts(
    'Jatuh tempo dalam periode, paling akhir tanggal data; keadaan sampai tanggal data.',
    'Due within the period, at the latest the data date; as known on the data date.',
  ),
  'settled-year-end': texts(
    'Kewajiban yang jatuh tempo dalam periode, dengan keadaan pada 31 Desember tahun itu. Tahun berjalan dihitung sampai tanggal data.',
    'Obligations due within the period, as they stood on 31 December of that year. The current year is counted up to the data date.',
  ),
  'snapshot-year': texts('Dua belas bulan yang berakhir pada tanggal posisi.', 'The twelve months that end on the day of the snapshot.'),
  movements: texts('Posisi tunggakan yang jatuh dalam periode.', 'The snapshots that lie within the period.'),
  'movements-of-year': texts(
    'Mutasi dalam satu tahun anggaran. Beberapa tahun tidak dijumlahkan.',
    'Movements within one fiscal year. Several years are not added up.',
  ),
  'snapshot-pair': texts(
    'Antara posisi terakhir sebelum periode dan posisi terakhir dalam periode. Objek yang menunggak hanya di antaranya tidak terlihat.',
    'Between the last snapshot before the period and the last one in it. Objects in arrears only in between are not seen.',
  ),
};
