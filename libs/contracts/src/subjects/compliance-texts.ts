import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const ON_EVENT = texts(
  'untuk pajak per kejadian hanya SPTPD yang dilaporkan yang terhitung',
  'for taxes on single events only filed returns count',
);

export const COMPLIANCE_TEXTS: SubjectTexts<'compliance'> = {
  measures: {
    expected: {
      label: texts('SPTPD yang jatuh tempo', 'Returns due'),
      meaning: texts(`SPTPD yang wajib dilaporkan; ${ON_EVENT.id}.`, `Returns that had to be filed; ${ON_EVENT.en}.`),
      formula: texts(
        'Jumlah objek dan masa pajak yang wajib lapor; rekap dihitung menurut jumlah yang disebutnya.',
        'Count of objects and tax periods that owe a return; a recap counts as many as it states.',
      ),
    },
    filed: {
      label: texts('SPTPD yang dilaporkan', 'Returns filed'),
      meaning: texts('SPTPD yang sudah masuk, tepat waktu atau terlambat.', 'Returns filed, on time or late.'),
      formula: texts('Jumlah SPTPD yang jatuh tempo dengan tanggal pelaporan.', 'Count of returns due with a filing date.'),
    },
    filedOnTime: {
      label: texts('SPTPD yang dilaporkan tepat waktu', 'Returns filed on time'),
      meaning: texts('SPTPD yang masuk paling lambat pada jatuh tempo.', 'Returns filed by the due date.'),
      formula: texts(
        'Jumlah SPTPD yang tanggal pelaporan pertamanya tidak melewati jatuh tempo.',
        'Count of returns first filed no later than the due date.',
      ),
    },
    filedLate: {
      label: texts('SPTPD yang dilaporkan terlambat', 'Returns filed late'),
      meaning: texts('SPTPD yang masuk setelah jatuh tempo.', 'Returns filed after the due date.'),
      formula: texts('SPTPD yang dilaporkan dikurangi SPTPD yang dilaporkan tepat waktu.', 'Returns filed less returns filed on time.'),
    },
    notFiled: {
      label: texts('SPTPD yang belum dilaporkan', 'Returns not filed'),
      meaning: texts(
        `SPTPD yang sudah jatuh tempo tetapi belum masuk; ${ON_EVENT.id}.`,
        `Returns past due that were not filed; ${ON_EVENT.en}.`,
      ),
      formula: texts('SPTPD yang jatuh tempo dikurangi SPTPD yang dilaporkan.', 'Returns due less returns filed.'),
    },
    eFiled: {
      label: texts('SPTPD yang dilaporkan secara elektronik', 'Returns filed electronically'),
      meaning: texts('SPTPD yang masuk secara daring.', 'Returns filed online.'),
      formula: texts('Jumlah SPTPD yang dilaporkan secara daring.', 'Count of returns filed online.'),
    },
    onTimeFilingRate: {
      label: texts('Tingkat pelaporan tepat waktu', 'On-time filing rate'),
      meaning: texts(
        `Porsi SPTPD yang jatuh tempo yang dilaporkan tepat waktu; ${ON_EVENT.id}.`,
        `The share of returns due that were filed on time; ${ON_EVENT.en}.`,
      ),
    },
    filingRate: {
      label: texts('Tingkat pelaporan', 'Filing rate'),
      meaning: texts(
        `Porsi SPTPD yang jatuh tempo yang sudah dilaporkan; ${ON_EVENT.id}.`,
        `The share of returns due that were filed; ${ON_EVENT.en}.`,
      ),
    },
    eFilingRate: {
      label: texts('Porsi pelaporan elektronik', 'Electronic filing rate'),
      meaning: texts('Porsi SPTPD masuk yang dilaporkan secara daring.', 'The share of filed returns that came online.'),
    },
    yearEndFilingRate: {
      label: texts('Tingkat pelaporan pada akhir tahun', 'Filing rate at year end'),
      meaning: texts(
        `Tingkat pelaporan menurut keadaan pada akhir tahun; ${ON_EVENT.id}.`,
        `The filing rate as it was at the end of the year; ${ON_EVENT.en}.`,
      ),
    },
    obligations: {
      label: texts('Kewajiban pembayaran', 'Obligations due'),
      meaning: texts('Ketetapan dan SPTPD yang pokoknya harus dibayar.', 'Assessments and returns with principal to be paid.'),
      formula: texts(
        'Jumlah kewajiban dengan pokok lebih dari 0; rekap dihitung menurut jumlah yang disebutnya.',
        'Count of obligations with principal above 0; a recap counts as many as it states.',
      ),
    },
    paidOnTime: {
      label: texts('Kewajiban yang dibayar tepat waktu', 'Obligations paid on time'),
      meaning: texts('Kewajiban yang lunas paling lambat pada jatuh tempo.', 'Obligations paid in full by the due date.'),
      formula: texts(
        'Jumlah kewajiban yang pembayarannya sampai jatuh tempo menutup pokok.',
        'Count of obligations whose payments by the due date cover the principal.',
      ),
    },
    paidLate: {
      label: texts('Kewajiban yang dibayar terlambat', 'Obligations paid late'),
      meaning: texts('Kewajiban yang lunas setelah jatuh tempo.', 'Obligations paid in full after the due date.'),
      formula: texts(
        'Jumlah kewajiban yang lunas dikurangi kewajiban yang dibayar tepat waktu.',
        'Count of settled obligations less those paid on time.',
      ),
    },
    unpaid: {
      label: texts('Kewajiban yang belum lunas', 'Unsettled obligations'),
      meaning: texts('Kewajiban yang belum dibayar atau baru dibayar sebagian.', 'Obligations not paid, or paid in part only.'),
      formula: texts('Kewajiban pembayaran dikurangi kewajiban yang lunas.', 'Obligations due less settled ones.'),
    },
    onTimePaymentRate: {
      label: texts('Tingkat pembayaran tepat waktu (jumlah kewajiban)', 'On-time payment rate (number)'),
      meaning: texts('Porsi kewajiban yang lunas tepat waktu.', 'The share of obligations settled on time.'),
    },
    paymentRate: {
      label: texts('Tingkat pembayaran (jumlah kewajiban)', 'Payment rate (number)'),
      meaning: texts('Porsi kewajiban yang sudah lunas.', 'The share of obligations that is settled.'),
    },
    yearEndPaymentRate: {
      label: texts('Tingkat pembayaran pada akhir tahun', 'Payment rate at year end'),
      meaning: texts('Tingkat pembayaran menurut keadaan pada akhir tahun.', 'The payment rate as it was at the end of the year.'),
    },
    due: {
      label: texts('Nilai yang jatuh tempo', 'Amount due'),
      meaning: texts('Pokok yang harus dibayar atas kewajiban itu.', 'Principal to be paid on these obligations.'),
      formula: texts('Jumlah pokok bersih ketetapan dan pokok SPTPD.', 'Sum of the net principal of assessments and the tax of returns.'),
    },
    paidOnTimeAmount: {
      label: texts('Nilai yang dibayar tepat waktu', 'Amount paid on time'),
      meaning: texts('Pokok yang dibayar paling lambat pada jatuh tempo.', 'Principal paid by the due date.'),
      formula: texts(
        'Jumlah pembayaran pokok sampai jatuh tempo, paling banyak sebesar kewajiban.',
        'Sum of principal paid by the due date, at most what is due on each.',
      ),
    },
    paidLateAmount: {
      label: texts('Nilai yang dibayar terlambat', 'Amount paid late'),
      meaning: texts('Pokok yang dibayar setelah jatuh tempo.', 'Principal paid after the due date.'),
      formula: texts('Nilai terbayar dikurangi nilai yang dibayar tepat waktu.', 'Amount paid less amount paid on time.'),
    },
    unpaidAmount: {
      label: texts('Nilai yang belum dibayar', 'Amount unpaid'),
      meaning: texts('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
      formula: texts('Nilai yang jatuh tempo dikurangi nilai terbayar.', 'Amount due less amount paid.'),
    },
    onTimePaymentShare: {
      label: texts('Tingkat pembayaran tepat waktu (nilai)', 'On-time payment rate (value)'),
      meaning: texts('Porsi nilai jatuh tempo yang dibayar tepat waktu.', 'The share of the amount due that was paid on time.'),
    },
    paymentShare: {
      label: texts('Tingkat pembayaran (nilai)', 'Payment rate (value)'),
      meaning: texts('Porsi nilai jatuh tempo yang sudah dibayar.', 'The share of the amount due that is paid.'),
    },
  },
  components: {
    filedByYearEnd: texts('SPTPD yang dilaporkan per 31 Desember', 'Returns filed by 31 December'),
    paidInFull: texts('Kewajiban yang lunas', 'Settled obligations'),
    paidByYearEnd: texts('Kewajiban yang lunas per 31 Desember', 'Obligations settled by 31 December'),
    amountPaid: texts('Nilai terbayar', 'Amount paid'),
  },
};
