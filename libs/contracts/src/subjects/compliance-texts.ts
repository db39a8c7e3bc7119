import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const ON_EVENT = texts(
  'pajak per kejadian hanya memuat SPTPD yang memang dilaporkan',
  'taxes on events have only those returns that somebody filed',
);

export const COMPLIANCE_TEXTS: SubjectTexts<'compliance'> = {
  measures: {
    expected: {
      label: texts('Wajib lapor', 'Returns expected'),
      meaning: texts(`SPTPD yang seharusnya masuk; ${ON_EVENT.id}.`, `Returns that were to be filed; ${ON_EVENT.en}.`),
      formula: texts(
        'Banyaknya objek dan masa pajak yang wajib lapor; rekap dihitung menurut jumlah yang disebutnya.',
        'Count of objects and tax periods that owe a return; a recap counts as many as it states.',
      ),
    },
    filed: {
      label: texts('Sudah lapor', 'Filed'),
      meaning: texts('SPTPD yang sudah masuk, tepat waktu atau terlambat.', 'Returns filed, on time or late.'),
      formula: texts('Banyaknya wajib lapor dengan tanggal lapor.', 'Count of expected returns with a filing date.'),
    },
    filedOnTime: {
      label: texts('Dilaporkan tepat waktu', 'Filed on time'),
      meaning: texts('SPTPD yang masuk sampai dengan jatuh tempo.', 'Returns filed by the due date.'),
      formula: texts(
        'Banyaknya yang tanggal lapor pertamanya tidak melewati jatuh tempo.',
        'Count of those first filed no later than the due date.',
      ),
    },
    filedLate: {
      label: texts('Dilaporkan terlambat', 'Filed late'),
      meaning: texts('SPTPD yang masuk setelah jatuh tempo.', 'Returns filed after the due date.'),
      formula: texts('Sudah lapor dikurangi yang dilaporkan tepat waktu.', 'Filed less filed on time.'),
    },
    notFiled: {
      label: texts('Belum lapor', 'Not filed'),
      meaning: texts(
        `SPTPD yang sudah jatuh tempo tetapi belum masuk; ${ON_EVENT.id}.`,
        `Returns past due that were not filed; ${ON_EVENT.en}.`,
      ),
      formula: texts('Wajib lapor dikurangi sudah lapor.', 'Expected less filed.'),
    },
    eFiled: {
      label: texts('Lapor elektronik', 'Filed electronically'),
      meaning: texts('SPTPD yang masuk secara daring.', 'Returns filed online.'),
      formula: texts('Banyaknya sudah lapor dengan cara daring.', 'Count of filed returns whose mode is online.'),
    },
    onTimeFilingRate: {
      label: texts('Lapor tepat waktu', 'On-time filing rate'),
      meaning: texts(
        `Bagian wajib lapor yang dilaporkan tepat waktu; ${ON_EVENT.id}.`,
        `The part of expected returns that was filed on time; ${ON_EVENT.en}.`,
      ),
    },
    filingRate: {
      label: texts('Kepatuhan lapor', 'Filing rate'),
      meaning: texts(
        `Bagian wajib lapor yang sudah lapor; ${ON_EVENT.id}.`,
        `The part of expected returns that was filed; ${ON_EVENT.en}.`,
      ),
    },
    eFilingRate: {
      label: texts('Porsi lapor elektronik', 'Electronic filing rate'),
      meaning: texts('Bagian SPTPD masuk yang dilaporkan secara daring.', 'The part of filed returns that came online.'),
    },
    yearEndFilingRate: {
      label: texts('Kepatuhan lapor pada akhir tahun', 'Filing rate at year end'),
      meaning: texts(
        `Kepatuhan lapor sebagaimana keadaannya pada akhir tahun; ${ON_EVENT.id}.`,
        `The filing rate as it was at the end of the year; ${ON_EVENT.en}.`,
      ),
    },
    obligations: {
      label: texts('Kewajiban bayar', 'Obligations due'),
      meaning: texts('Ketetapan dan SPTPD yang pokoknya harus dibayar.', 'Assessments and returns with principal to be paid.'),
      formula: texts(
        'Banyaknya kewajiban dengan pokok lebih dari 0; rekap dihitung menurut jumlah yang disebutnya.',
        'Count of obligations with principal above 0; a recap counts as many as it states.',
      ),
    },
    paidOnTime: {
      label: texts('Dibayar tepat waktu', 'Paid on time'),
      meaning: texts('Kewajiban yang lunas sampai dengan jatuh tempo.', 'Obligations paid in full by the due date.'),
      formula: texts(
        'Banyaknya kewajiban yang pembayarannya sampai jatuh tempo menutup pokok.',
        'Count of obligations whose payments by the due date cover the principal.',
      ),
    },
    paidLate: {
      label: texts('Dibayar terlambat', 'Paid late'),
      meaning: texts('Kewajiban yang lunas setelah jatuh tempo.', 'Obligations paid in full after the due date.'),
      formula: texts('Banyaknya kewajiban lunas dikurangi yang dibayar tepat waktu.', 'Count of settled obligations less paid on time.'),
    },
    unpaid: {
      label: texts('Belum lunas', 'Not settled'),
      meaning: texts('Kewajiban yang belum dibayar atau baru dibayar sebagian.', 'Obligations not paid, or paid in part only.'),
      formula: texts('Kewajiban bayar dikurangi yang lunas.', 'Obligations due less settled ones.'),
    },
    onTimePaymentRate: {
      label: texts('Bayar tepat waktu (jumlah)', 'On-time payment (number)'),
      meaning: texts('Bagian kewajiban yang lunas tepat waktu.', 'The part of obligations settled on time.'),
    },
    paymentRate: {
      label: texts('Kepatuhan bayar (jumlah)', 'Payment rate (number)'),
      meaning: texts('Bagian kewajiban yang sudah lunas.', 'The part of obligations that is settled.'),
    },
    yearEndPaymentRate: {
      label: texts('Kepatuhan bayar pada akhir tahun', 'Payment rate at year end'),
      meaning: texts('Kepatuhan bayar sebagaimana keadaannya pada akhir tahun.', 'The payment rate as it was at the end of the year.'),
    },
    due: {
      label: texts('Nilai jatuh tempo', 'Amount due'),
      meaning: texts('Pokok yang harus dibayar atas kewajiban itu.', 'Principal to be paid on these obligations.'),
      formula: texts('Jumlah pokok bersih ketetapan dan pokok SPTPD.', 'Sum of the net principal of assessments and the tax of returns.'),
    },
    paidOnTimeAmount: {
      label: texts('Nilai tepat waktu', 'Amount on time'),
      meaning: texts('Pokok yang dibayar sampai dengan jatuh tempo.', 'Principal paid by the due date.'),
      formula: texts(
        'Jumlah pembayaran pokok sampai jatuh tempo, paling banyak sebesar kewajiban.',
        'Sum of principal paid by the due date, at most what is due on each.',
      ),
    },
    paidLateAmount: {
      label: texts('Nilai terlambat', 'Amount late'),
      meaning: texts('Pokok yang dibayar setelah jatuh tempo.', 'Principal paid after the due date.'),
      formula: texts('Nilai terbayar dikurangi nilai tepat waktu.', 'Amount paid less amount on time.'),
    },
    unpaidAmount: {
      label: texts('Nilai belum dibayar', 'Amount unpaid'),
      meaning: texts('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
      formula: texts('Nilai jatuh tempo dikurangi nilai terbayar.', 'Amount due less amount paid.'),
    },
    onTimePaymentShare: {
      label: texts('Bayar tepat waktu (nilai)', 'On-time payment (value)'),
      meaning: texts('Bagian nilai jatuh tempo yang dibayar tepat waktu.', 'The part of the amount due that was paid on time.'),
    },
    paymentShare: {
      label: texts('Kepatuhan bayar (nilai)', 'Payment rate (value)'),
      meaning: texts('Bagian nilai jatuh tempo yang sudah dibayar.', 'The part of the amount due that is paid.'),
    },
  },
  components: {
    filedByYearEnd: texts('Lapor sampai 31 Desember', 'Filed by 31 December'),
    paidInFull: texts('Kewajiban lunas', 'Settled obligations'),
    paidByYearEnd: texts('Kewajiban lunas sampai 31 Desember', 'Obligations settled by 31 December'),
    amountPaid: texts('Nilai terbayar', 'Amount paid'),
  },
};
