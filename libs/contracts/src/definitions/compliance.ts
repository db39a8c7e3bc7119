import { DUE_IN_PERIOD, DUE_YEAR_END, figure, quotient, words } from './words.ts';

const ON_EVENT = words(
  'pajak per kejadian hanya memuat SPTPD yang memang dilaporkan',
  'taxes on events have only those returns that somebody filed',
);

const FILING = {
  expected: figure(
    words('Wajib lapor', 'Returns expected'),
    words(`SPTPD yang seharusnya masuk; ${ON_EVENT.id}.`, `Returns that were to be filed; ${ON_EVENT.en}.`),
    words(
      'Banyaknya objek dan masa pajak yang wajib lapor; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of objects and tax periods that owe a return; a recap counts as many as it states.',
    ),
    DUE_IN_PERIOD,
  ),
  filed: figure(
    words('Sudah lapor', 'Filed'),
    words('SPTPD yang sudah masuk, tepat waktu atau terlambat.', 'Returns filed, on time or late.'),
    words('Banyaknya wajib lapor dengan tanggal lapor.', 'Count of expected returns with a filing date.'),
    DUE_IN_PERIOD,
  ),
  filedOnTime: figure(
    words('Dilaporkan tepat waktu', 'Filed on time'),
    words('SPTPD yang masuk sampai dengan jatuh tempo.', 'Returns filed by the due date.'),
    words('Banyaknya yang tanggal lapor pertamanya tidak melewati jatuh tempo.', 'Count of those first filed no later than the due date.'),
    DUE_IN_PERIOD,
  ),
  filedLate: figure(
    words('Dilaporkan terlambat', 'Filed late'),
    words('SPTPD yang masuk setelah jatuh tempo.', 'Returns filed after the due date.'),
    words('Sudah lapor dikurangi yang dilaporkan tepat waktu.', 'Filed less filed on time.'),
    DUE_IN_PERIOD,
  ),
  notFiled: figure(
    words('Belum lapor', 'Not filed'),
    words(`SPTPD yang sudah jatuh tempo tetapi belum masuk; ${ON_EVENT.id}.`, `Returns past due that were not filed; ${ON_EVENT.en}.`),
    words('Wajib lapor dikurangi sudah lapor.', 'Expected less filed.'),
    DUE_IN_PERIOD,
  ),
  eFiled: figure(
    words('Lapor elektronik', 'Filed electronically'),
    words('SPTPD yang masuk secara daring.', 'Returns filed online.'),
    words('Banyaknya sudah lapor dengan cara daring.', 'Count of filed returns whose mode is online.'),
    DUE_IN_PERIOD,
  ),
  onTimeFilingRate: quotient(
    words('Lapor tepat waktu', 'On-time filing rate'),
    words(
      `Bagian wajib lapor yang dilaporkan tepat waktu; ${ON_EVENT.id}.`,
      `The part of expected returns that was filed on time; ${ON_EVENT.en}.`,
    ),
    words('Dilaporkan tepat waktu', 'Filed on time'),
    words('Wajib lapor', 'Returns expected'),
    DUE_IN_PERIOD,
  ),
  filingRate: quotient(
    words('Kepatuhan lapor', 'Filing rate'),
    words(`Bagian wajib lapor yang sudah lapor; ${ON_EVENT.id}.`, `The part of expected returns that was filed; ${ON_EVENT.en}.`),
    words('Sudah lapor', 'Filed'),
    words('Wajib lapor', 'Returns expected'),
    DUE_IN_PERIOD,
  ),
  eFilingRate: quotient(
    words('Porsi lapor elektronik', 'Electronic filing rate'),
    words('Bagian SPTPD masuk yang dilaporkan secara daring.', 'The part of filed returns that came online.'),
    words('Lapor elektronik', 'Filed electronically'),
    words('Sudah lapor', 'Filed'),
    DUE_IN_PERIOD,
  ),
  yearEndFilingRate: quotient(
    words('Kepatuhan lapor pada akhir tahun', 'Filing rate at year end'),
    words(
      `Kepatuhan lapor sebagaimana keadaannya pada akhir tahun; ${ON_EVENT.id}.`,
      `The filing rate as it was at the end of the year; ${ON_EVENT.en}.`,
    ),
    words('Lapor sampai 31 Desember', 'Filed by 31 December'),
    words('Wajib lapor', 'Returns expected'),
    DUE_YEAR_END,
  ),
} as const;

const PAYING = {
  obligations: figure(
    words('Kewajiban bayar', 'Obligations due'),
    words('Ketetapan dan SPTPD yang pokoknya harus dibayar.', 'Assessments and returns with principal to be paid.'),
    words(
      'Banyaknya kewajiban dengan pokok lebih dari 0; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of obligations with principal above 0; a recap counts as many as it states.',
    ),
    DUE_IN_PERIOD,
  ),
  paidOnTime: figure(
    words('Dibayar tepat waktu', 'Paid on time'),
    words('Kewajiban yang lunas sampai dengan jatuh tempo.', 'Obligations paid in full by the due date.'),
    words(
      'Banyaknya kewajiban yang pembayarannya sampai jatuh tempo menutup pokok.',
      'Count of obligations whose payments by the due date cover the principal.',
    ),
    DUE_IN_PERIOD,
  ),
  paidLate: figure(
    words('Dibayar terlambat', 'Paid late'),
    words('Kewajiban yang lunas setelah jatuh tempo.', 'Obligations paid in full after the due date.'),
    words('Banyaknya kewajiban lunas dikurangi yang dibayar tepat waktu.', 'Count of settled obligations less paid on time.'),
    DUE_IN_PERIOD,
  ),
  unpaid: figure(
    words('Belum lunas', 'Not settled'),
    words('Kewajiban yang belum dibayar atau baru dibayar sebagian.', 'Obligations not paid, or paid in part only.'),
    words('Kewajiban bayar dikurangi yang lunas.', 'Obligations due less settled ones.'),
    DUE_IN_PERIOD,
  ),
  onTimePaymentRate: quotient(
    words('Bayar tepat waktu (jumlah)', 'On-time payment (number)'),
    words('Bagian kewajiban yang lunas tepat waktu.', 'The part of obligations settled on time.'),
    words('Dibayar tepat waktu', 'Paid on time'),
    words('Kewajiban bayar', 'Obligations due'),
    DUE_IN_PERIOD,
  ),
  paymentRate: quotient(
    words('Kepatuhan bayar (jumlah)', 'Payment rate (number)'),
    words('Bagian kewajiban yang sudah lunas.', 'The part of obligations that is settled.'),
    words('Kewajiban lunas', 'Settled obligations'),
    words('Kewajiban bayar', 'Obligations due'),
    DUE_IN_PERIOD,
  ),
  yearEndPaymentRate: quotient(
    words('Kepatuhan bayar pada akhir tahun', 'Payment rate at year end'),
    words('Kepatuhan bayar sebagaimana keadaannya pada akhir tahun.', 'The payment rate as it was at the end of the year.'),
    words('Kewajiban lunas sampai 31 Desember', 'Obligations settled by 31 December'),
    words('Kewajiban bayar', 'Obligations due'),
    DUE_YEAR_END,
  ),
  due: figure(
    words('Nilai jatuh tempo', 'Amount due'),
    words('Pokok yang harus dibayar atas kewajiban itu.', 'Principal to be paid on these obligations.'),
    words('Jumlah pokok bersih ketetapan dan pokok SPTPD.', 'Sum of the net principal of assessments and the tax of returns.'),
    DUE_IN_PERIOD,
  ),
  paidOnTimeAmount: figure(
    words('Nilai tepat waktu', 'Amount on time'),
    words('Pokok yang dibayar sampai dengan jatuh tempo.', 'Principal paid by the due date.'),
    words(
      'Jumlah pembayaran pokok sampai jatuh tempo, paling banyak sebesar kewajiban.',
      'Sum of principal paid by the due date, at most what is due on each.',
    ),
    DUE_IN_PERIOD,
  ),
  paidLateAmount: figure(
    words('Nilai terlambat', 'Amount late'),
    words('Pokok yang dibayar setelah jatuh tempo.', 'Principal paid after the due date.'),
    words('Nilai terbayar dikurangi nilai tepat waktu.', 'Amount paid less amount on time.'),
    DUE_IN_PERIOD,
  ),
  unpaidAmount: figure(
    words('Nilai belum dibayar', 'Amount unpaid'),
    words('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
    words('Nilai jatuh tempo dikurangi nilai terbayar.', 'Amount due less amount paid.'),
    DUE_IN_PERIOD,
  ),
  onTimePaymentShare: quotient(
    words('Bayar tepat waktu (nilai)', 'On-time payment (value)'),
    words('Bagian nilai jatuh tempo yang dibayar tepat waktu.', 'The part of the amount due that was paid on time.'),
    words('Nilai tepat waktu', 'Amount on time'),
    words('Nilai jatuh tempo', 'Amount due'),
    DUE_IN_PERIOD,
  ),
  paymentShare: quotient(
    words('Kepatuhan bayar (nilai)', 'Payment rate (value)'),
    words('Bagian nilai jatuh tempo yang sudah dibayar.', 'The part of the amount due that is paid.'),
    words('Nilai terbayar', 'Amount paid'),
    words('Nilai jatuh tempo', 'Amount due'),
    DUE_IN_PERIOD,
  ),
} as const;

export const COMPLIANCE_DEFINITIONS = { ...FILING, ...PAYING } as const;
