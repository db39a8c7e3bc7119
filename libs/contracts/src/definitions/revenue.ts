import { quotient, figure, UP_TO_CUT_OFF, words } from './words.ts';

const UNCLASSED = words(
  'tidak diketahui seluruhnya bila ada pembayaran tanpa kelas kanal',
  'not known in full where any payment has no class of channel',
);
const OF_CLASSED = words(
  'bila ada pembayaran tanpa kelas kanal, dihitung dari pembayaran lainnya saja',
  'where any payment has no class of channel, it is that of the other payments',
);

/** A transfer by the state has no channel that anybody chose. */
const CHOSEN = words(
  'kanal yang dapat dipilih wajib pajak, yaitu semua selain transfer pusat',
  'channels that a taxpayer can choose, which are all but central transfers',
);

const RECAPPED = words(
  'tidak diketahui bila ada rekap, yang tidak merinci pembatalannya',
  'not known where there is a recap, which does not tell its reversals apart',
);

const ON_OBJECTS = words('Realisasi dari Objek Pajak', 'Revenue from tax objects');

export const REVENUE_MORE = {
  amountOnObjects: figure(
    ON_OBJECTS,
    words(
      'Bagian realisasi yang tercatat pada Objek Pajak; pajak tanpa objek dan transfer pusat tidak termasuk.',
      'The part of revenue that is recorded on tax objects; taxes without objects and central transfers are left out.',
    ),
    words(
      'Jumlah pembayaran yang menyebut objeknya, sama dengan Objek Pajak membayar dikali realisasi per Objek Pajak.',
      'Sum of the payments that name their object, which is paying tax objects times revenue per paying object.',
    ),
    UP_TO_CUT_OFF,
  ),
  amountPerObject: quotient(
    words('Realisasi per Objek Pajak', 'Revenue per paying object'),
    words('Nilai rata-rata yang dibayar satu objek.', 'Average amount that one object paid.'),
    ON_OBJECTS,
    words('Objek Pajak membayar', 'Paying tax objects'),
    UP_TO_CUT_OFF,
  ),
  payingTaxpayers: figure(
    words('Wajib pajak membayar', 'Paying taxpayers'),
    words(
      'Wajib pajak yang membayar paling sedikit sekali; satu wajib pajak dihitung satu kali per periode.',
      'Taxpayers who paid at least once; a taxpayer counts once per period.',
    ),
    words('Banyaknya wajib pajak berbeda dengan pembayaran.', 'Count of different taxpayers with a payment.'),
    UP_TO_CUT_OFF,
  ),
  amountPerTaxpayer: quotient(
    words('Realisasi per wajib pajak', 'Revenue per paying taxpayer'),
    words('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    words('Realisasi yang tercatat pada wajib pajak', 'Revenue recorded on taxpayers'),
    words('Wajib pajak membayar', 'Paying taxpayers'),
    UP_TO_CUT_OFF,
  ),
  transactionsPerTaxpayer: quotient(
    words('Transaksi per wajib pajak', 'Transactions per taxpayer'),
    words('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    words('Transaksi yang tercatat pada wajib pajak', 'Transactions recorded on taxpayers'),
    words('Wajib pajak membayar', 'Paying taxpayers'),
    UP_TO_CUT_OFF,
  ),
  digitalAmount: figure(
    words('Realisasi digital', 'Digital revenue'),
    words('Realisasi lewat kanal digital.', 'Revenue through digital channels.'),
    words(
      `Jumlah pembayaran lewat kanal berkelas digital; ${UNCLASSED.id}.`,
      `Sum of the payments through channels of the class digital; ${UNCLASSED.en}.`,
    ),
    UP_TO_CUT_OFF,
  ),
  digitalShare: quotient(
    words('Porsi digital (nilai)', 'Digital share (value)'),
    words(
      `Bagian dari yang dibayar wajib pajak lewat kanal digital; ${OF_CLASSED.id}.`,
      `The part of what taxpayers paid that came through digital channels; ${OF_CLASSED.en}.`,
    ),
    words('Realisasi digital', 'Digital revenue'),
    words(`Realisasi lewat ${CHOSEN.id}`, `Revenue through ${CHOSEN.en}`),
    UP_TO_CUT_OFF,
  ),
  digitalTransactions: figure(
    words('Transaksi digital', 'Digital transactions'),
    words(
      'Jumlah pembayaran lewat kanal digital, tanpa yang dibatalkan.',
      'Number of payments through digital channels, without reversed ones.',
    ),
    words(
      `Banyaknya pembayaran lewat kanal digital dikurangi pembatalan; ${UNCLASSED.id}.`,
      `Count of payments through digital channels less reversals; ${UNCLASSED.en}.`,
    ),
    UP_TO_CUT_OFF,
  ),
  digitalTransactionShare: quotient(
    words('Porsi digital (transaksi)', 'Digital share (transactions)'),
    words(
      `Bagian transaksi wajib pajak yang lewat kanal digital; ${OF_CLASSED.id}.`,
      `The part of taxpayers’ transactions that goes through digital channels; ${OF_CLASSED.en}.`,
    ),
    words('Transaksi digital', 'Digital transactions'),
    words(`Transaksi lewat ${CHOSEN.id}`, `Transactions through ${CHOSEN.en}`),
    UP_TO_CUT_OFF,
  ),
  settlementDays: quotient(
    words('Jeda pembukuan (hari)', 'Settlement lag (days)'),
    words('Rata-rata hari dari pembayaran sampai dibukukan.', 'Average days from payment to posting.'),
    words('Jumlah hari antara tanggal bayar dan tanggal buku', 'Sum of the days between payment and posting'),
    words('Pembayaran yang tanggal bayarnya diketahui', 'Payments whose day of payment is known'),
    UP_TO_CUT_OFF,
  ),
  arrearsCollected: figure(
    words('Pencairan tunggakan', 'Arrears collected'),
    words(
      'Realisasi atas kewajiban yang sudah menunggak pada awal tahun anggaran.',
      'Revenue on obligations that were overdue when the budget year began.',
    ),
    words('Jumlah pembayaran bertanda tunggakan.', 'Sum of the payments marked as arrears.'),
    UP_TO_CUT_OFF,
  ),
  reversals: figure(
    words('Pembatalan', 'Reversals'),
    words(
      'Banyaknya pembatalan pembayaran, pada tanggal pembatalan itu dibukukan.',
      'Number of reversals of payments, on the day on which the reversal was posted.',
    ),
    words(`Banyaknya baris pembatalan; ${RECAPPED.id}.`, `Count of reversals; ${RECAPPED.en}.`),
    UP_TO_CUT_OFF,
  ),
  reversedAmount: figure(
    words('Nilai pembatalan', 'Amount reversed'),
    words(
      'Nilai pembayaran yang dibatalkan, pada tanggal pembatalan itu dibukukan, juga bila pembayarannya dari tahun sebelumnya.',
      'Amount of reversed payments, on the day on which the reversal was posted, even where the payment is of an earlier year.',
    ),
    words(`Jumlah nilai pembatalan, ditulis positif; ${RECAPPED.id}.`, `Sum of the reversals, written as positive; ${RECAPPED.en}.`),
    UP_TO_CUT_OFF,
  ),
} as const;

const ITS_RESIDENTS = words('Penduduk wilayah itu', 'Residents of the region');

export const PER_CAPITA_DEFINITIONS = {
  population: figure(
    words('Penduduk', 'Population'),
    words('Jumlah penduduk wilayah.', 'Number of residents of the region.'),
    words(
      'Menurut daftar wilayah yang diimpor; bila tidak disebut untuk suatu wilayah, jumlah bagian-bagiannya bila semua disebut.',
      'As the imported list of regions says; where it gives none for a region, the sum of its parts if it gives one for each.',
    ),
    words('Angka terakhir yang diimpor, sama untuk setiap periode.', 'The latest figure imported, the same for every period.'),
  ),
  amount: figure(
    words('Realisasi', 'Revenue'),
    words('Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran.', 'Tax collections posted, net of reversals.'),
    words('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    UP_TO_CUT_OFF,
  ),
  amountPerResident: quotient(
    words('Realisasi per penduduk', 'Revenue per resident'),
    words('Penerimaan dibagi rata atas penduduk wilayah.', 'Collections spread evenly over the residents of the region.'),
    words('Realisasi', 'Revenue'),
    ITS_RESIDENTS,
    UP_TO_CUT_OFF,
  ),
  principal: figure(
    words('Pokok', 'Principal'),
    words('Bagian pembayaran untuk pokok pajak.', 'The part of payments that settles the tax itself.'),
    words('Jumlah pokok seluruh pembayaran.', 'Sum of the principal of all payments.'),
    UP_TO_CUT_OFF,
  ),
  principalPerResident: quotient(
    words('Pokok per penduduk', 'Principal per resident'),
    words('Pokok yang diterima dibagi rata atas penduduk wilayah.', 'Principal collected spread evenly over the residents of the region.'),
    words('Pokok', 'Principal'),
    ITS_RESIDENTS,
    UP_TO_CUT_OFF,
  ),
} as const;

const BUDGET_YEARS = words(
  'Tahun anggaran yang disentuh periode, realisasi sampai tanggal data.',
  'The budget years that the period touches, revenue up to the data date.',
);

export const COST_DEFINITIONS = {
  cost: figure(
    words('Biaya pemungutan', 'Cost of collection'),
    words('Biaya untuk memungut pajak dalam setahun.', 'What collecting taxes cost in a year.'),
    words('Jumlah biaya setahun.', 'Sum of the costs of the year.'),
    BUDGET_YEARS,
  ),
  realised: figure(
    words('Realisasi tahun anggaran', 'Revenue of the budget year'),
    words('Penerimaan yang dibukukan dalam tahun-tahun itu.', 'Collections posted in those years.'),
    words('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    BUDGET_YEARS,
  ),
  efficiency: quotient(
    words('Rasio efisiensi', 'Efficiency ratio'),
    words('Biaya untuk setiap rupiah yang dipungut.', 'Cost for each unit of money collected.'),
    words('Biaya pemungutan', 'Cost of collection'),
    words('Realisasi tahun anggaran', 'Revenue of the budget year'),
    words(
      'Tahun anggaran yang disentuh periode dan yang memiliki biaya maupun realisasi, sampai tanggal data.',
      'The budget years that the period touches and that have both costs and revenue, up to the data date.',
    ),
  ),
} as const;
