import { quotient, figure, UP_TO_CUT_OFF, texts } from './words.ts';

const UNCLASSED = texts(
  'tidak diketahui seluruhnya bila ada pembayaran tanpa kelas kanal',
  'not known in full where any payment has no class of channel',
);
const OF_CLASSED = texts(
  'bila ada pembayaran tanpa kelas kanal, dihitung dari pembayaran lainnya saja',
  'where any payment has no class of channel, it is that of the other payments',
);

/** A transfer by the state has no channel that anybody chose. */
const CHOSEN = texts(
  'kanal yang dapat dipilih wajib pajak, yaitu semua selain transfer pusat',
  'channels that a taxpayer can choose, which are all but central transfers',
);

const RECAPPED = texts(
  'tidak diketahui bila ada rekap, yang tidak merinci pembatalannya',
  'not known where there is a recap, which does not tell its reversals apart',
);

const ON_OBJECTS = texts('Realisasi dari Objek Pajak', 'Revenue from tax objects');

export const REVENUE_MORE = {
  amountOnObjects: figure(
    ON_OBJECTS,
    texts(
      'Bagian realisasi yang tercatat pada Objek Pajak; pajak tanpa objek dan transfer pusat tidak termasuk.',
      'The part of revenue that is recorded on tax objects; taxes without objects and central transfers are left out.',
    ),
    texts(
      'Jumlah pembayaran yang menyebut objeknya, sama dengan Objek Pajak membayar dikali realisasi per Objek Pajak.',
      'Sum of the payments that name their object, which is paying tax objects times revenue per paying object.',
    ),
    UP_TO_CUT_OFF,
  ),
  amountPerObject: quotient(
    texts('Realisasi per Objek Pajak', 'Revenue per paying object'),
    texts('Nilai rata-rata yang dibayar satu objek.', 'Average amount that one object paid.'),
    ON_OBJECTS,
    texts('Objek Pajak membayar', 'Paying tax objects'),
    UP_TO_CUT_OFF,
  ),
  payingTaxpayers: figure(
    texts('Wajib pajak membayar', 'Paying taxpayers'),
    texts(
      'Wajib pajak yang membayar paling sedikit sekali; satu wajib pajak dihitung satu kali per periode.',
      'Taxpayers who paid at least once; a taxpayer counts once per period.',
    ),
    texts('Banyaknya wajib pajak berbeda dengan pembayaran.', 'Count of different taxpayers with a payment.'),
    UP_TO_CUT_OFF,
  ),
  amountPerTaxpayer: quotient(
    texts('Realisasi per wajib pajak', 'Revenue per paying taxpayer'),
    texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    texts('Realisasi yang tercatat pada wajib pajak', 'Revenue recorded on taxpayers'),
    texts('Wajib pajak membayar', 'Paying taxpayers'),
    UP_TO_CUT_OFF,
  ),
  transactionsPerTaxpayer: quotient(
    texts('Transaksi per wajib pajak', 'Transactions per taxpayer'),
    texts('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    texts('Transaksi yang tercatat pada wajib pajak', 'Transactions recorded on taxpayers'),
    texts('Wajib pajak membayar', 'Paying taxpayers'),
    UP_TO_CUT_OFF,
  ),
  digitalAmount: figure(
    texts('Realisasi digital', 'Digital revenue'),
    texts('Realisasi lewat kanal digital.', 'Revenue through digital channels.'),
    texts(
      `Jumlah pembayaran lewat kanal berkelas digital; ${UNCLASSED.id}.`,
      `Sum of the payments through channels of the class digital; ${UNCLASSED.en}.`,
    ),
    UP_TO_CUT_OFF,
  ),
  digitalShare: quotient(
    texts('Porsi digital (nilai)', 'Digital share (value)'),
    texts(
      `Bagian dari yang dibayar wajib pajak lewat kanal digital; ${OF_CLASSED.id}.`,
      `The part of what taxpayers paid that came through digital channels; ${OF_CLASSED.en}.`,
    ),
    texts('Realisasi digital', 'Digital revenue'),
    texts(`Realisasi lewat ${CHOSEN.id}`, `Revenue through ${CHOSEN.en}`),
    UP_TO_CUT_OFF,
  ),
  digitalTransactions: figure(
    texts('Transaksi digital', 'Digital transactions'),
    texts(
      'Jumlah pembayaran lewat kanal digital, tanpa yang dibatalkan.',
      'Number of payments through digital channels, without reversed ones.',
    ),
    texts(
      `Banyaknya pembayaran lewat kanal digital dikurangi pembatalan; ${UNCLASSED.id}.`,
      `Count of payments through digital channels less reversals; ${UNCLASSED.en}.`,
    ),
    UP_TO_CUT_OFF,
  ),
  digitalTransactionShare: quotient(
    texts('Porsi digital (transaksi)', 'Digital share (transactions)'),
    texts(
      `Bagian transaksi wajib pajak yang lewat kanal digital; ${OF_CLASSED.id}.`,
      `The part of taxpayers’ transactions that goes through digital channels; ${OF_CLASSED.en}.`,
    ),
    texts('Transaksi digital', 'Digital transactions'),
    texts(`Transaksi lewat ${CHOSEN.id}`, `Transactions through ${CHOSEN.en}`),
    UP_TO_CUT_OFF,
  ),
  settlementDays: quotient(
    texts('Jeda pembukuan (hari)', 'Settlement lag (days)'),
    texts('Rata-rata hari dari pembayaran sampai dibukukan.', 'Average days from payment to posting.'),
    texts('Jumlah hari antara tanggal bayar dan tanggal buku', 'Sum of the days between payment and posting'),
    texts('Pembayaran yang tanggal bayarnya diketahui', 'Payments whose day of payment is known'),
    UP_TO_CUT_OFF,
  ),
  arrearsCollected: figure(
    texts('Pencairan tunggakan', 'Arrears collected'),
    texts(
      'Realisasi atas kewajiban yang sudah menunggak pada awal tahun anggaran.',
      'Revenue on obligations that were overdue when the budget year began.',
    ),
    texts('Jumlah pembayaran bertanda tunggakan.', 'Sum of the payments marked as arrears.'),
    UP_TO_CUT_OFF,
  ),
  reversals: figure(
    texts('Pembatalan', 'Reversals'),
    texts(
      'Banyaknya pembatalan pembayaran, pada tanggal pembatalan itu dibukukan.',
      'Number of reversals of payments, on the day on which the reversal was posted.',
    ),
    texts(`Banyaknya baris pembatalan; ${RECAPPED.id}.`, `Count of reversals; ${RECAPPED.en}.`),
    UP_TO_CUT_OFF,
  ),
  reversedAmount: figure(
    texts('Nilai pembatalan', 'Amount reversed'),
    texts(
      'Nilai pembayaran yang dibatalkan, pada tanggal pembatalan itu dibukukan, juga bila pembayarannya dari tahun sebelumnya.',
      'Amount of reversed payments, on the day on which the reversal was posted, even where the payment is of an earlier year.',
    ),
    texts(`Jumlah nilai pembatalan, ditulis positif; ${RECAPPED.id}.`, `Sum of the reversals, written as positive; ${RECAPPED.en}.`),
    UP_TO_CUT_OFF,
  ),
} as const;

const ITS_RESIDENTS = texts('Penduduk wilayah itu', 'Residents of the region');

export const PER_CAPITA_DEFINITIONS = {
  population: figure(
    texts('Penduduk', 'Population'),
    texts('Jumlah penduduk wilayah.', 'Number of residents of the region.'),
    texts(
      'Menurut daftar wilayah yang diimpor; bila tidak disebut untuk suatu wilayah, jumlah bagian-bagiannya bila semua disebut.',
      'As the imported list of regions says; where it gives none for a region, the sum of its parts if it gives one for each.',
    ),
    texts('Angka terakhir yang diimpor, sama untuk setiap periode.', 'The latest figure imported, the same for every period.'),
  ),
  amount: figure(
    texts('Realisasi', 'Revenue'),
    texts('Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran.', 'Tax collections posted, net of reversals.'),
    texts('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    UP_TO_CUT_OFF,
  ),
  amountPerResident: quotient(
    texts('Realisasi per penduduk', 'Revenue per resident'),
    texts('Penerimaan dibagi rata atas penduduk wilayah.', 'Collections spread evenly over the residents of the region.'),
    texts('Realisasi', 'Revenue'),
    ITS_RESIDENTS,
    UP_TO_CUT_OFF,
  ),
  principal: figure(
    texts('Pokok', 'Principal'),
    texts('Bagian pembayaran untuk pokok pajak.', 'The part of payments that settles the tax itself.'),
    texts('Jumlah pokok seluruh pembayaran.', 'Sum of the principal of all payments.'),
    UP_TO_CUT_OFF,
  ),
  principalPerResident: quotient(
    texts('Pokok per penduduk', 'Principal per resident'),
    texts('Pokok yang diterima dibagi rata atas penduduk wilayah.', 'Principal collected spread evenly over the residents of the region.'),
    texts('Pokok', 'Principal'),
    ITS_RESIDENTS,
    UP_TO_CUT_OFF,
  ),
} as const;

const BUDGET_YEARS = texts(
  'Tahun anggaran yang disentuh periode, realisasi sampai tanggal data.',
  'The budget years that the period touches, revenue up to the data date.',
);

export const COST_DEFINITIONS = {
  cost: figure(
    texts('Biaya pemungutan', 'Cost of collection'),
    texts('Biaya untuk memungut pajak dalam setahun.', 'What collecting taxes cost in a year.'),
    texts('Jumlah biaya setahun.', 'Sum of the costs of the year.'),
    BUDGET_YEARS,
  ),
  realised: figure(
    texts('Realisasi tahun anggaran', 'Revenue of the budget year'),
    texts('Penerimaan yang dibukukan dalam tahun-tahun itu.', 'Collections posted in those years.'),
    texts('Jumlah (pokok + denda - potongan) seluruh pembayaran.', 'Sum of (principal + penalty - discount) of all payments.'),
    BUDGET_YEARS,
  ),
  efficiency: quotient(
    texts('Rasio efisiensi', 'Efficiency ratio'),
    texts('Biaya untuk setiap rupiah yang dipungut.', 'Cost for each unit of money collected.'),
    texts('Biaya pemungutan', 'Cost of collection'),
    texts('Realisasi tahun anggaran', 'Revenue of the budget year'),
    texts(
      'Tahun anggaran yang disentuh periode dan yang memiliki biaya maupun realisasi, sampai tanggal data.',
      'The budget years that the period touches and that have both costs and revenue, up to the data date.',
    ),
  ),
} as const;
