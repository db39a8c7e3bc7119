import { DUE_IN_PERIOD, DUE_YEAR_END, figure, quotient, texts } from './words.ts';

const ON_EVENT = texts(
  'pajak per kejadian hanya memuat SPTPD yang memang dilaporkan',
  'taxes on events have only those returns that somebody filed',
);

const FILING = {
  expected: figure(
    texts('Wajib lapor', 'Returns expected'),
    texts(`SPTPD yang seharusnya masuk; ${ON_EVENT.id}.`, `Returns that were to be filed; ${ON_EVENT.en}.`),
    texts(
      'Banyaknya objek dan masa pajak yang wajib lapor; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of objects and tax periods that owe a return; a recap counts as many as it states.',
    ),
    DUE_IN_PERIOD,
  ),
  filed: figure(
    texts('Sudah lapor', 'Filed'),
    texts('SPTPD yang sudah masuk, tepat waktu atau terlambat.', 'Returns filed, on time or late.'),
    texts('Banyaknya wajib lapor dengan tanggal lapor.', 'Count of expected returns with a filing date.'),
    DUE_IN_PERIOD,
  ),
  filedOnTime: figure(
    texts('Dilaporkan tepat waktu', 'Filed on time'),
    texts('SPTPD yang masuk sampai dengan jatuh tempo.', 'Returns filed by the due date.'),
    texts('Banyaknya yang tanggal lapor pertamanya tidak melewati jatuh tempo.', 'Count of those first filed no later than the due date.'),
    DUE_IN_PERIOD,
  ),
  filedLate: figure(
    texts('Dilaporkan terlambat', 'Filed late'),
    texts('SPTPD yang masuk setelah jatuh tempo.', 'Returns filed after the due date.'),
    texts('Sudah lapor dikurangi yang dilaporkan tepat waktu.', 'Filed less filed on time.'),
    DUE_IN_PERIOD,
  ),
  notFiled: figure(
    texts('Belum lapor', 'Not filed'),
    texts(`SPTPD yang sudah jatuh tempo tetapi belum masuk; ${ON_EVENT.id}.`, `Returns past due that were not filed; ${ON_EVENT.en}.`),
    texts('Wajib lapor dikurangi sudah lapor.', 'Expected less filed.'),
    DUE_IN_PERIOD,
  ),
  eFiled: figure(
    texts('Lapor elektronik', 'Filed electronically'),
    texts('SPTPD yang masuk secara daring.', 'Returns filed online.'),
    texts('Banyaknya sudah lapor dengan cara daring.', 'Count of filed returns whose mode is online.'),
    DUE_IN_PERIOD,
  ),
  onTimeFilingRate: quotient(
    texts('Lapor tepat waktu', 'On-time filing rate'),
    texts(
      `Bagian wajib lapor yang dilaporkan tepat waktu; ${ON_EVENT.id}.`,
      `The part of expected returns that was filed on time; ${ON_EVENT.en}.`,
    ),
    texts('Dilaporkan tepat waktu', 'Filed on time'),
    texts('Wajib lapor', 'Returns expected'),
    DUE_IN_PERIOD,
  ),
  filingRate: quotient(
    texts('Kepatuhan lapor', 'Filing rate'),
    texts(`Bagian wajib lapor yang sudah lapor; ${ON_EVENT.id}.`, `The part of expected returns that was filed; ${ON_EVENT.en}.`),
    texts('Sudah lapor', 'Filed'),
    texts('Wajib lapor', 'Returns expected'),
    DUE_IN_PERIOD,
  ),
  eFilingRate: quotient(
    texts('Porsi lapor elektronik', 'Electronic filing rate'),
    texts('Bagian SPTPD masuk yang dilaporkan secara daring.', 'The part of filed returns that came online.'),
    texts('Lapor elektronik', 'Filed electronically'),
    texts('Sudah lapor', 'Filed'),
    DUE_IN_PERIOD,
  ),
  yearEndFilingRate: quotient(
    texts('Kepatuhan lapor pada akhir tahun', 'Filing rate at year end'),
    texts(
      `Kepatuhan lapor sebagaimana keadaannya pada akhir tahun; ${ON_EVENT.id}.`,
      `The filing rate as it was at the end of the year; ${ON_EVENT.en}.`,
    ),
    texts('Lapor sampai 31 Desember', 'Filed by 31 December'),
    texts('Wajib lapor', 'Returns expected'),
    DUE_YEAR_END,
  ),
} as const;

const PAYING = {
  obligations: figure(
    texts('Kewajiban bayar', 'Obligations due'),
    texts('Ketetapan dan SPTPD yang pokoknya harus dibayar.', 'Assessments and returns with principal to be paid.'),
    texts(
      'Banyaknya kewajiban dengan pokok lebih dari 0; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of obligations with principal above 0; a recap counts as many as it states.',
    ),
    DUE_IN_PERIOD,
  ),
  paidOnTime: figure(
    texts('Dibayar tepat waktu', 'Paid on time'),
    texts('Kewajiban yang lunas sampai dengan jatuh tempo.', 'Obligations paid in full by the due date.'),
    texts(
      'Banyaknya kewajiban yang pembayarannya sampai jatuh tempo menutup pokok.',
      'Count of obligations whose payments by the due date cover the principal.',
    ),
    DUE_IN_PERIOD,
  ),
  paidLate: figure(
    texts('Dibayar terlambat', 'Paid late'),
    texts('Kewajiban yang lunas setelah jatuh tempo.', 'Obligations paid in full after the due date.'),
    texts('Banyaknya kewajiban lunas dikurangi yang dibayar tepat waktu.', 'Count of settled obligations less paid on time.'),
    DUE_IN_PERIOD,
  ),
  unpaid: figure(
    texts('Belum lunas', 'Not settled'),
    texts('Kewajiban yang belum dibayar atau baru dibayar sebagian.', 'Obligations not paid, or paid in part only.'),
    texts('Kewajiban bayar dikurangi yang lunas.', 'Obligations due less settled ones.'),
    DUE_IN_PERIOD,
  ),
  onTimePaymentRate: quotient(
    texts('Bayar tepat waktu (jumlah)', 'On-time payment (number)'),
    texts('Bagian kewajiban yang lunas tepat waktu.', 'The part of obligations settled on time.'),
    texts('Dibayar tepat waktu', 'Paid on time'),
    texts('Kewajiban bayar', 'Obligations due'),
    DUE_IN_PERIOD,
  ),
  paymentRate: quotient(
    texts('Kepatuhan bayar (jumlah)', 'Payment rate (number)'),
    texts('Bagian kewajiban yang sudah lunas.', 'The part of obligations that is settled.'),
    texts('Kewajiban lunas', 'Settled obligations'),
    texts('Kewajiban bayar', 'Obligations due'),
    DUE_IN_PERIOD,
  ),
  yearEndPaymentRate: quotient(
    texts('Kepatuhan bayar pada akhir tahun', 'Payment rate at year end'),
    texts('Kepatuhan bayar sebagaimana keadaannya pada akhir tahun.', 'The payment rate as it was at the end of the year.'),
    texts('Kewajiban lunas sampai 31 Desember', 'Obligations settled by 31 December'),
    texts('Kewajiban bayar', 'Obligations due'),
    DUE_YEAR_END,
  ),
  due: figure(
    texts('Nilai jatuh tempo', 'Amount due'),
    texts('Pokok yang harus dibayar atas kewajiban itu.', 'Principal to be paid on these obligations.'),
    texts('Jumlah pokok bersih ketetapan dan pokok SPTPD.', 'Sum of the net principal of assessments and the tax of returns.'),
    DUE_IN_PERIOD,
  ),
  paidOnTimeAmount: figure(
    texts('Nilai tepat waktu', 'Amount on time'),
    texts('Pokok yang dibayar sampai dengan jatuh tempo.', 'Principal paid by the due date.'),
    texts(
      'Jumlah pembayaran pokok sampai jatuh tempo, paling banyak sebesar kewajiban.',
      'Sum of principal paid by the due date, at most what is due on each.',
    ),
    DUE_IN_PERIOD,
  ),
  paidLateAmount: figure(
    texts('Nilai terlambat', 'Amount late'),
    texts('Pokok yang dibayar setelah jatuh tempo.', 'Principal paid after the due date.'),
    texts('Nilai terbayar dikurangi nilai tepat waktu.', 'Amount paid less amount on time.'),
    DUE_IN_PERIOD,
  ),
  unpaidAmount: figure(
    texts('Nilai belum dibayar', 'Amount unpaid'),
    texts('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
    texts('Nilai jatuh tempo dikurangi nilai terbayar.', 'Amount due less amount paid.'),
    DUE_IN_PERIOD,
  ),
  onTimePaymentShare: quotient(
    texts('Bayar tepat waktu (nilai)', 'On-time payment (value)'),
    texts('Bagian nilai jatuh tempo yang dibayar tepat waktu.', 'The part of the amount due that was paid on time.'),
    texts('Nilai tepat waktu', 'Amount on time'),
    texts('Nilai jatuh tempo', 'Amount due'),
    DUE_IN_PERIOD,
  ),
  paymentShare: quotient(
    texts('Kepatuhan bayar (nilai)', 'Payment rate (value)'),
    texts('Bagian nilai jatuh tempo yang sudah dibayar.', 'The part of the amount due that is paid.'),
    texts('Nilai terbayar', 'Amount paid'),
    texts('Nilai jatuh tempo', 'Amount due'),
    DUE_IN_PERIOD,
  ),
} as const;

export const COMPLIANCE_DEFINITIONS = { ...FILING, ...PAYING } as const;
