import { AT_PERIOD_END, figure, IN_PERIOD, quotient, UP_TO_CUT_OFF, texts } from './words.ts';

export const OBJECTS_MORE = {
  suspended: figure(
    texts('Objek Pajak tutup sementara', 'Temporarily closed objects'),
    texts('Objek terdaftar yang sedang tutup sementara.', 'Registered objects that are temporarily closed.'),
    texts('Banyaknya penutupan sementara dikurangi pembukaan kembali sampai tanggal itu.', 'Suspensions less resumptions up to that day.'),
    AT_PERIOD_END,
  ),
  opened: figure(
    texts('Objek Pajak baru', 'Opened objects'),
    texts('Objek yang dibuka dalam periode.', 'Objects opened within the period.'),
    texts('Banyaknya objek menurut tanggal buka.', 'Count of objects by opening date.'),
    IN_PERIOD,
  ),
  closed: figure(
    texts('Objek Pajak tutup', 'Closed objects'),
    texts('Objek yang ditutup dalam periode.', 'Objects closed within the period.'),
    texts('Banyaknya objek menurut tanggal tutup.', 'Count of objects by closing date.'),
    IN_PERIOD,
  ),
  net: figure(
    texts('Perubahan bersih objek', 'Net change of objects'),
    texts('Bertambah atau berkurangnya objek dalam periode.', 'By how many objects grew or shrank within the period.'),
    texts('Objek baru dikurangi objek tutup.', 'Opened less closed objects.'),
    IN_PERIOD,
  ),
  payingObjects: figure(
    texts('Objek Pajak membayar', 'Paying tax objects'),
    texts('Objek yang membayar paling sedikit sekali dalam periode.', 'Objects that paid at least once within the period.'),
    texts('Banyaknya objek berbeda dengan pembayaran.', 'Count of different objects with a payment.'),
    UP_TO_CUT_OFF,
  ),
  payingRatio: quotient(
    texts('Rasio bayar', 'Paying ratio'),
    texts(
      'Objek yang membayar dalam periode dibandingkan objek terdaftar; yang membayar lalu tutup ikut terhitung.',
      'Objects that paid within the period compared with the registered ones; those that paid and closed count too.',
    ),
    texts('Objek Pajak membayar', 'Paying tax objects'),
    texts('Objek Pajak terdaftar pada akhir periode', 'Registered tax objects at the end of the period'),
    UP_TO_CUT_OFF,
  ),
  baseValue: figure(
    texts('Dasar pengenaan', 'Tax base'),
    texts(
      'Nilai dasar pajak objek terdaftar: NJOP, NJKB, nilai sewa, atau omzet.',
      'Tax base of registered objects: assessed value, rental value or turnover.',
    ),
    texts('Jumlah dasar pengenaan objek terdaftar menurut data terakhir.', 'Sum of the bases of registered objects as last recorded.'),
    AT_PERIOD_END,
  ),
  averageBase: quotient(
    texts('Rata-rata dasar pengenaan', 'Average tax base'),
    texts('Dasar pengenaan rata-rata satu objek.', 'Average tax base of one object.'),
    texts('Dasar pengenaan', 'Tax base'),
    texts('Objek Pajak terdaftar', 'Registered tax objects'),
    AT_PERIOD_END,
  ),
  updateAge: quotient(
    texts('Umur data objek (hari)', 'Age of register data (days)'),
    texts('Rata-rata hari sejak data objek terakhir dimutakhirkan.', 'Average days since the data of an object were last updated.'),
    texts('Jumlah hari dari pemutakhiran terakhir sampai tanggal data', 'Sum of the days from the last update to the data date'),
    texts('Objek terdaftar yang tanggal pemutakhirannya diketahui', 'Registered objects whose day of update is known'),
    texts('Keadaan pada tanggal data, apa pun periodenya.', 'As of the data date, whatever the period.'),
  ),
} as const;

export const TAXPAYER_DEFINITIONS = {
  registered: figure(
    texts('Wajib pajak terdaftar', 'Registered taxpayers'),
    texts('Wajib pajak yang terdaftar dan belum ditutup.', 'Taxpayers who are registered and not closed.'),
    texts(
      'Banyaknya yang terdaftar sampai dan belum ditutup pada tanggal itu.',
      'Count of those registered by, and not closed on, that day.',
    ),
    AT_PERIOD_END,
  ),
  opened: figure(
    texts('Wajib pajak baru', 'New taxpayers'),
    texts('Wajib pajak yang mendaftar dalam periode.', 'Taxpayers who registered within the period.'),
    texts('Banyaknya menurut tanggal daftar.', 'Count by registration date.'),
    IN_PERIOD,
  ),
  closed: figure(
    texts('Wajib pajak tutup', 'Closed taxpayers'),
    texts('Wajib pajak yang ditutup dalam periode.', 'Taxpayers closed within the period.'),
    texts('Banyaknya menurut tanggal tutup.', 'Count by closing date.'),
    IN_PERIOD,
  ),
  net: figure(
    texts('Perubahan bersih wajib pajak', 'Net change of taxpayers'),
    texts('Bertambah atau berkurangnya wajib pajak dalam periode.', 'By how many taxpayers grew or shrank within the period.'),
    texts('Wajib pajak baru dikurangi wajib pajak tutup.', 'New less closed taxpayers.'),
    IN_PERIOD,
  ),
  validNik: figure(
    texts('NIK sahih', 'Valid NIK'),
    texts('Orang Pribadi terdaftar yang NIK-nya sahih.', 'Registered individuals whose national identity number is valid.'),
    texts('Banyaknya Orang Pribadi dengan NIK sahih.', 'Count of individuals with a valid number.'),
    AT_PERIOD_END,
  ),
  validNikShare: quotient(
    texts('Porsi NIK sahih', 'Share with valid NIK'),
    texts('Bagian Orang Pribadi yang NIK-nya sahih.', 'The part of individuals whose national identity number is valid.'),
    texts('Orang Pribadi dengan NIK sahih', 'Individuals with a valid number'),
    texts('Orang Pribadi yang NIK-nya sudah diperiksa', 'Individuals whose number was checked'),
    AT_PERIOD_END,
  ),
} as const;

const IN_YEAR = texts(
  'Tahun anggaran tempat periode berakhir, sampai tanggal data, atau hari yang sama setahun sebelumnya.',
  'The fiscal year in which the period ends, up to the data date, or its same days a year before.',
);

export const PAYING_IN_YEAR = texts('Wajib pajak membayar setahun', 'Taxpayers paying in the year');
export const FROM_TAXPAYERS = texts('Realisasi wajib pajak setahun', 'Revenue from taxpayers in the year');
const THEIR_TRANSACTIONS = texts('Transaksi wajib pajak setahun', 'Transactions of taxpayers in the year');
const DIGITAL = texts('Transaksi digital wajib pajak setahun', 'Digital transactions of taxpayers in the year');

export const PAYER_DEFINITIONS = {
  taxpayers: figure(
    PAYING_IN_YEAR,
    texts('Wajib pajak yang membayar paling sedikit sekali dalam tahun itu.', 'Taxpayers who paid at least once in that year.'),
    texts('Banyaknya wajib pajak berbeda dengan pembayaran.', 'Count of different taxpayers with a payment.'),
    IN_YEAR,
  ),
  amount: figure(
    FROM_TAXPAYERS,
    texts('Yang dibayar oleh wajib pajak itu.', 'What these taxpayers paid.'),
    texts('Jumlah pembayaran yang tercatat pada wajib pajak.', 'Sum of the payments recorded on taxpayers.'),
    IN_YEAR,
  ),
  transactions: figure(
    THEIR_TRANSACTIONS,
    texts('Jumlah pembayaran mereka, tanpa yang dibatalkan.', 'Number of their payments, without reversed ones.'),
    texts('Banyaknya pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    IN_YEAR,
  ),
  amountPerTaxpayer: quotient(
    texts('Realisasi setahun per wajib pajak', 'Revenue of the year per taxpayer'),
    texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    FROM_TAXPAYERS,
    PAYING_IN_YEAR,
    IN_YEAR,
  ),
  transactionsPerTaxpayer: quotient(
    texts('Transaksi setahun per wajib pajak', 'Transactions of the year per taxpayer'),
    texts('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    THEIR_TRANSACTIONS,
    PAYING_IN_YEAR,
    IN_YEAR,
  ),
  digitalTransactions: figure(
    DIGITAL,
    texts(
      'Pembayaran mereka lewat kanal digital, tanpa yang dibatalkan.',
      'Their payments through digital channels, without reversed ones.',
    ),
    texts(
      'Banyaknya pembayaran lewat kanal berkelas digital dikurangi pembatalan.',
      'Count of payments through channels of the class digital less reversals.',
    ),
    IN_YEAR,
  ),
  digitalTransactionShare: quotient(
    texts('Porsi digital wajib pajak (transaksi)', 'Digital share of taxpayers (transactions)'),
    texts(
      'Bagian transaksi wajib pajak itu yang lewat kanal digital.',
      'The part of their transactions that goes through digital channels.',
    ),
    DIGITAL,
    THEIR_TRANSACTIONS,
    IN_YEAR,
  ),
  largestShare: quotient(
    texts('Porsi sepuluh pembayar terbesar', 'Share of the ten largest payers'),
    texts(
      'Bagian yang dibayar sepuluh wajib pajak terbesar dari jenisnya; hanya untuk yang berhak melihat kasus satu per satu.',
      'The part that the ten largest taxpayers of a kind paid; for who may see single cases.',
    ),
    texts('Yang dibayar sepuluh wajib pajak terbesar', 'What the ten largest taxpayers paid'),
    FROM_TAXPAYERS,
    IN_YEAR,
  ),
  concentration: quotient(
    texts('Indeks pemusatan (HHI)', 'Concentration index (HHI)'),
    texts(
      'Mendekati 0 bila semua membayar sama, 10.000 bila satu membayar semuanya; tidak ada untuk kurang dari 30 pembayar, dan hanya untuk yang berhak melihat kasus satu per satu.',
      'Near 0 where all pay the same, 10,000 where one pays everything; none for fewer than 30 payers, and for who may see single cases.',
    ),
    texts(
      '10.000 kali jumlah kuadrat yang dibayar tiap wajib pajak yang membayar lebih dari nol',
      '10,000 times the sum of the squares of what each taxpayer paid who paid more than nothing',
    ),
    texts('Kuadrat dari yang mereka bayar bersama', 'The square of what they paid together'),
    IN_YEAR,
  ),
} as const;
