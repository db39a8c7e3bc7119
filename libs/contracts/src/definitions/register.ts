import { AT_PERIOD_END, figure, IN_PERIOD, quotient, UP_TO_CUT_OFF, words } from './words.ts';

export const OBJECTS_MORE = {
  suspended: figure(
    words('Objek Pajak tutup sementara', 'Temporarily closed objects'),
    words('Objek terdaftar yang sedang tutup sementara.', 'Registered objects that are temporarily closed.'),
    words('Banyaknya penutupan sementara dikurangi pembukaan kembali sampai tanggal itu.', 'Suspensions less resumptions up to that day.'),
    AT_PERIOD_END,
  ),
  opened: figure(
    words('Objek Pajak baru', 'Opened objects'),
    words('Objek yang dibuka dalam periode.', 'Objects opened within the period.'),
    words('Banyaknya objek menurut tanggal buka.', 'Count of objects by opening date.'),
    IN_PERIOD,
  ),
  closed: figure(
    words('Objek Pajak tutup', 'Closed objects'),
    words('Objek yang ditutup dalam periode.', 'Objects closed within the period.'),
    words('Banyaknya objek menurut tanggal tutup.', 'Count of objects by closing date.'),
    IN_PERIOD,
  ),
  net: figure(
    words('Perubahan bersih objek', 'Net change of objects'),
    words('Bertambah atau berkurangnya objek dalam periode.', 'By how many objects grew or shrank within the period.'),
    words('Objek baru dikurangi objek tutup.', 'Opened less closed objects.'),
    IN_PERIOD,
  ),
  payingObjects: figure(
    words('Objek Pajak membayar', 'Paying tax objects'),
    words('Objek yang membayar paling sedikit sekali dalam periode.', 'Objects that paid at least once within the period.'),
    words('Banyaknya objek berbeda dengan pembayaran.', 'Count of different objects with a payment.'),
    UP_TO_CUT_OFF,
  ),
  payingRatio: quotient(
    words('Rasio bayar', 'Paying ratio'),
    words(
      'Objek yang membayar dalam periode dibandingkan objek terdaftar; yang membayar lalu tutup ikut terhitung.',
      'Objects that paid within the period compared with the registered ones; those that paid and closed count too.',
    ),
    words('Objek Pajak membayar', 'Paying tax objects'),
    words('Objek Pajak terdaftar pada akhir periode', 'Registered tax objects at the end of the period'),
    UP_TO_CUT_OFF,
  ),
  baseValue: figure(
    words('Dasar pengenaan', 'Tax base'),
    words(
      'Nilai dasar pajak objek terdaftar: NJOP, NJKB, nilai sewa, atau omzet.',
      'Tax base of registered objects: assessed value, rental value or turnover.',
    ),
    words('Jumlah dasar pengenaan objek terdaftar menurut data terakhir.', 'Sum of the bases of registered objects as last recorded.'),
    AT_PERIOD_END,
  ),
  averageBase: quotient(
    words('Rata-rata dasar pengenaan', 'Average tax base'),
    words('Dasar pengenaan rata-rata satu objek.', 'Average tax base of one object.'),
    words('Dasar pengenaan', 'Tax base'),
    words('Objek Pajak terdaftar', 'Registered tax objects'),
    AT_PERIOD_END,
  ),
  updateAge: quotient(
    words('Umur data objek (hari)', 'Age of register data (days)'),
    words('Rata-rata hari sejak data objek terakhir dimutakhirkan.', 'Average days since the data of an object were last updated.'),
    words('Jumlah hari dari pemutakhiran terakhir sampai tanggal data', 'Sum of the days from the last update to the data date'),
    words('Objek terdaftar yang tanggal pemutakhirannya diketahui', 'Registered objects whose day of update is known'),
    words('Keadaan pada tanggal data, apa pun periodenya.', 'As of the data date, whatever the period.'),
  ),
} as const;

export const TAXPAYER_DEFINITIONS = {
  registered: figure(
    words('Wajib pajak terdaftar', 'Registered taxpayers'),
    words('Wajib pajak yang terdaftar dan belum ditutup.', 'Taxpayers who are registered and not closed.'),
    words(
      'Banyaknya yang terdaftar sampai dan belum ditutup pada tanggal itu.',
      'Count of those registered by, and not closed on, that day.',
    ),
    AT_PERIOD_END,
  ),
  opened: figure(
    words('Wajib pajak baru', 'New taxpayers'),
    words('Wajib pajak yang mendaftar dalam periode.', 'Taxpayers who registered within the period.'),
    words('Banyaknya menurut tanggal daftar.', 'Count by registration date.'),
    IN_PERIOD,
  ),
  closed: figure(
    words('Wajib pajak tutup', 'Closed taxpayers'),
    words('Wajib pajak yang ditutup dalam periode.', 'Taxpayers closed within the period.'),
    words('Banyaknya menurut tanggal tutup.', 'Count by closing date.'),
    IN_PERIOD,
  ),
  net: figure(
    words('Perubahan bersih wajib pajak', 'Net change of taxpayers'),
    words('Bertambah atau berkurangnya wajib pajak dalam periode.', 'By how many taxpayers grew or shrank within the period.'),
    words('Wajib pajak baru dikurangi wajib pajak tutup.', 'New less closed taxpayers.'),
    IN_PERIOD,
  ),
  validNik: figure(
    words('NIK sahih', 'Valid NIK'),
    words('Orang Pribadi terdaftar yang NIK-nya sahih.', 'Registered individuals whose national identity number is valid.'),
    words('Banyaknya Orang Pribadi dengan NIK sahih.', 'Count of individuals with a valid number.'),
    AT_PERIOD_END,
  ),
  validNikShare: quotient(
    words('Porsi NIK sahih', 'Share with valid NIK'),
    words('Bagian Orang Pribadi yang NIK-nya sahih.', 'The part of individuals whose national identity number is valid.'),
    words('Orang Pribadi dengan NIK sahih', 'Individuals with a valid number'),
    words('Orang Pribadi yang NIK-nya sudah diperiksa', 'Individuals whose number was checked'),
    AT_PERIOD_END,
  ),
} as const;

const IN_YEAR = words(
  'Tahun anggaran tempat periode berakhir, sampai tanggal data, atau hari yang sama setahun sebelumnya.',
  'The fiscal year in which the period ends, up to the data date, or its same days a year before.',
);

export const PAYING_IN_YEAR = words('Wajib pajak membayar setahun', 'Taxpayers paying in the year');
export const FROM_TAXPAYERS = words('Realisasi wajib pajak setahun', 'Revenue from taxpayers in the year');
const THEIR_TRANSACTIONS = words('Transaksi wajib pajak setahun', 'Transactions of taxpayers in the year');
const DIGITAL = words('Transaksi digital wajib pajak setahun', 'Digital transactions of taxpayers in the year');

export const PAYER_DEFINITIONS = {
  taxpayers: figure(
    PAYING_IN_YEAR,
    words('Wajib pajak yang membayar paling sedikit sekali dalam tahun itu.', 'Taxpayers who paid at least once in that year.'),
    words('Banyaknya wajib pajak berbeda dengan pembayaran.', 'Count of different taxpayers with a payment.'),
    IN_YEAR,
  ),
  amount: figure(
    FROM_TAXPAYERS,
    words('Yang dibayar oleh wajib pajak itu.', 'What these taxpayers paid.'),
    words('Jumlah pembayaran yang tercatat pada wajib pajak.', 'Sum of the payments recorded on taxpayers.'),
    IN_YEAR,
  ),
  transactions: figure(
    THEIR_TRANSACTIONS,
    words('Jumlah pembayaran mereka, tanpa yang dibatalkan.', 'Number of their payments, without reversed ones.'),
    words('Banyaknya pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    IN_YEAR,
  ),
  amountPerTaxpayer: quotient(
    words('Realisasi setahun per wajib pajak', 'Revenue of the year per taxpayer'),
    words('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    FROM_TAXPAYERS,
    PAYING_IN_YEAR,
    IN_YEAR,
  ),
  transactionsPerTaxpayer: quotient(
    words('Transaksi setahun per wajib pajak', 'Transactions of the year per taxpayer'),
    words('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    THEIR_TRANSACTIONS,
    PAYING_IN_YEAR,
    IN_YEAR,
  ),
  digitalTransactions: figure(
    DIGITAL,
    words(
      'Pembayaran mereka lewat kanal digital, tanpa yang dibatalkan.',
      'Their payments through digital channels, without reversed ones.',
    ),
    words(
      'Banyaknya pembayaran lewat kanal berkelas digital dikurangi pembatalan.',
      'Count of payments through channels of the class digital less reversals.',
    ),
    IN_YEAR,
  ),
  digitalTransactionShare: quotient(
    words('Porsi digital wajib pajak (transaksi)', 'Digital share of taxpayers (transactions)'),
    words(
      'Bagian transaksi wajib pajak itu yang lewat kanal digital.',
      'The part of their transactions that goes through digital channels.',
    ),
    DIGITAL,
    THEIR_TRANSACTIONS,
    IN_YEAR,
  ),
  largestShare: quotient(
    words('Porsi sepuluh pembayar terbesar', 'Share of the ten largest payers'),
    words(
      'Bagian yang dibayar sepuluh wajib pajak terbesar dari jenisnya; hanya untuk yang berhak melihat kasus satu per satu.',
      'The part that the ten largest taxpayers of a kind paid; for who may see single cases.',
    ),
    words('Yang dibayar sepuluh wajib pajak terbesar', 'What the ten largest taxpayers paid'),
    FROM_TAXPAYERS,
    IN_YEAR,
  ),
  concentration: quotient(
    words('Indeks pemusatan (HHI)', 'Concentration index (HHI)'),
    words(
      'Mendekati 0 bila semua membayar sama, 10.000 bila satu membayar semuanya; tidak ada untuk kurang dari 30 pembayar, dan hanya untuk yang berhak melihat kasus satu per satu.',
      'Near 0 where all pay the same, 10,000 where one pays everything; none for fewer than 30 payers, and for who may see single cases.',
    ),
    words(
      '10.000 kali jumlah kuadrat yang dibayar tiap wajib pajak yang membayar lebih dari nol',
      '10,000 times the sum of the squares of what each taxpayer paid who paid more than nothing',
    ),
    words('Kuadrat dari yang mereka bayar bersama', 'The square of what they paid together'),
    IN_YEAR,
  ),
} as const;
