import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

const UNCLASSED = texts(
  'tidak diketahui seluruhnya bila ada pembayaran tanpa kelas kanal',
  'not fully known if any payment has no channel class',
);
const OF_CLASSED = texts('pembayaran tanpa kelas kanal tidak dihitung', 'payments without a channel class are left out');
/** A transfer by the state has no channel that anybody chose. */
export const CHOSEN_CHANNELS = texts(
  'kanal yang dapat dipilih wajib pajak, yaitu semua selain transfer pusat',
  'channels that a taxpayer can choose, which are all but central transfers',
);
const RECAPPED = texts(
  'tidak diketahui bila ada rekap, yang tidak merinci pembatalannya',
  'not known if there is a recap, which does not list its reversals',
);

export const REVENUE_TEXTS: SubjectTexts<'revenue', 'averageValue'> = {
  measures: {
    amount: {
      label: { id: 'Realisasi', en: 'Actual revenue' },
      meaning: { id: 'Penerimaan pajak yang dibukukan, dikurangi pembatalan pembayaran.', en: 'Tax collections posted, net of reversals.' },
      formula: {
        id: 'Jumlah (pokok + denda - potongan) seluruh pembayaran.',
        en: 'Sum of (principal + penalty - discount) of all payments.',
      },
    },
    principal: {
      label: { id: 'Pokok', en: 'Principal' },
      meaning: { id: 'Bagian pembayaran untuk pokok pajak.', en: 'The part of payments that settles the tax itself.' },
      formula: { id: 'Jumlah pokok seluruh pembayaran.', en: 'Sum of the principal of all payments.' },
    },
    penalty: {
      label: { id: 'Denda', en: 'Penalty' },
      meaning: { id: 'Bagian pembayaran untuk sanksi administratif.', en: 'The part of payments that settles administrative sanctions.' },
      formula: { id: 'Jumlah denda seluruh pembayaran.', en: 'Sum of the penalty of all payments.' },
    },
    discount: {
      label: { id: 'Potongan', en: 'Discount' },
      meaning: { id: 'Keringanan yang diberikan saat pembayaran.', en: 'Relief granted at payment.' },
      formula: { id: 'Jumlah potongan seluruh pembayaran.', en: 'Sum of the discounts of all payments.' },
    },
    transactions: {
      label: { id: 'Transaksi', en: 'Transactions' },
      meaning: { id: 'Jumlah pembayaran, tanpa yang dibatalkan.', en: 'Number of payments, without reversed ones.' },
      formula: { id: 'Jumlah pembayaran dikurangi pembatalan.', en: 'Count of payments less reversals.' },
    },
    averageValue: {
      label: { id: 'Rata-rata per transaksi', en: 'Average per transaction' },
      meaning: { id: 'Nilai rata-rata satu pembayaran.', en: 'Average value of one payment.' },
      formula: { id: 'Realisasi dibagi jumlah transaksi.', en: 'Actual revenue divided by transactions.' },
    },
    payingObjects: {
      label: { id: 'Objek Pajak yang membayar', en: 'Paying tax objects' },
      meaning: {
        id: 'Objek Pajak (OP) yang membayar paling sedikit sekali; satu objek dihitung satu kali per periode.',
        en: 'Tax objects that paid at least once; an object counts once per period.',
      },
      formula: {
        id: 'Jumlah objek dengan pembayaran; setiap objek dihitung satu kali.',
        en: 'Count of objects with a payment, each counted once.',
      },
    },
    amountOnObjects: {
      label: texts('Realisasi dari Objek Pajak', 'Revenue from tax objects'),
      meaning: texts(
        'Bagian realisasi yang tercatat pada Objek Pajak; pajak tanpa objek dan transfer pusat tidak termasuk.',
        'The part of revenue that is recorded on tax objects; taxes without objects and central transfers are left out.',
      ),
      formula: texts(
        'Jumlah pembayaran yang menyebut objeknya, sama dengan Objek Pajak yang membayar dikali realisasi per Objek Pajak.',
        'Sum of the payments that name their object: paying tax objects times revenue per paying object.',
      ),
    },
    amountPerObject: {
      label: texts('Realisasi per Objek Pajak', 'Revenue per paying object'),
      meaning: texts('Nilai rata-rata yang dibayar satu objek.', 'Average amount that one object paid.'),
    },
    payingTaxpayers: {
      label: texts('Wajib pajak yang membayar', 'Paying taxpayers'),
      meaning: texts(
        'Wajib pajak yang membayar paling sedikit sekali; satu wajib pajak dihitung satu kali per periode.',
        'Taxpayers who paid at least once; a taxpayer counts once per period.',
      ),
      formula: texts(
        'Jumlah wajib pajak dengan pembayaran; setiap wajib pajak dihitung satu kali.',
        'Count of taxpayers with a payment, each counted once.',
      ),
    },
    amountPerTaxpayer: {
      label: texts('Realisasi per wajib pajak', 'Revenue per paying taxpayer'),
      meaning: texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    },
    transactionsPerTaxpayer: {
      label: texts('Transaksi per wajib pajak', 'Transactions per taxpayer'),
      meaning: texts('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    },
    digitalAmount: {
      label: texts('Realisasi digital', 'Digital revenue'),
      meaning: texts('Realisasi lewat kanal digital.', 'Revenue through digital channels.'),
      formula: texts(
        `Jumlah pembayaran lewat kanal berkelas digital; ${UNCLASSED.id}.`,
        `Sum of the payments through channels of the class digital; ${UNCLASSED.en}.`,
      ),
    },
    digitalShare: {
      label: texts('Porsi digital (nilai)', 'Digital share (value)'),
      meaning: texts(
        `Porsi pembayaran wajib pajak lewat kanal digital; ${OF_CLASSED.id}.`,
        `The share of taxpayers’ payments through digital channels, by value; ${OF_CLASSED.en}.`,
      ),
    },
    digitalTransactions: {
      label: texts('Transaksi digital', 'Digital transactions'),
      meaning: texts(
        'Jumlah pembayaran lewat kanal digital, tanpa yang dibatalkan.',
        'Number of payments through digital channels, without reversed ones.',
      ),
      formula: texts(
        `Jumlah pembayaran lewat kanal digital dikurangi pembatalan; ${UNCLASSED.id}.`,
        `Count of payments through digital channels less reversals; ${UNCLASSED.en}.`,
      ),
    },
    digitalTransactionShare: {
      label: texts('Porsi digital (transaksi)', 'Digital share (transactions)'),
      meaning: texts(
        `Porsi transaksi wajib pajak yang lewat kanal digital; ${OF_CLASSED.id}.`,
        `The share of taxpayers’ transactions that go through digital channels; ${OF_CLASSED.en}.`,
      ),
    },
    settlementDays: {
      label: texts('Jeda pembukuan (hari kalender)', 'Settlement lag (calendar days)'),
      meaning: texts('Rata-rata hari dari pembayaran sampai dibukukan.', 'Average number of days from payment to posting.'),
    },
    arrearsCollected: {
      label: texts('Pencairan tunggakan', 'Arrears collected'),
      meaning: texts(
        'Realisasi atas kewajiban yang sudah menunggak pada awal tahun anggaran.',
        'Revenue on obligations that were overdue when the fiscal year began.',
      ),
      formula: texts('Jumlah pembayaran bertanda tunggakan.', 'Sum of the payments marked as arrears.'),
    },
    reversals: {
      label: texts('Pembatalan pembayaran', 'Payment reversals'),
      meaning: texts('Jumlah pembatalan pembayaran, menurut tanggal pembukuannya.', 'Number of payment reversals, by their posting date.'),
      formula: texts(`Jumlah baris pembatalan; ${RECAPPED.id}.`, `Count of reversals; ${RECAPPED.en}.`),
    },
    reversedAmount: {
      label: texts('Nilai pembatalan pembayaran', 'Amount reversed'),
      meaning: texts(
        'Nilai pembayaran yang dibatalkan, menurut tanggal pembukuan pembatalannya. Pembayaran dari tahun sebelumnya ikut dihitung.',
        'Amount of reversed payments, by the posting date of the reversal. Payments of earlier years count too.',
      ),
      formula: texts(
        `Jumlah nilai pembatalan, ditulis positif; ${RECAPPED.id}.`,
        `Sum of the reversals, written as positive; ${RECAPPED.en}.`,
      ),
    },
  },
  components: {
    onTaxpayers: texts('Realisasi yang tercatat pada wajib pajak', 'Revenue recorded on taxpayers'),
    transactionsOnTaxpayers: texts('Transaksi yang tercatat pada wajib pajak', 'Transactions recorded on taxpayers'),
    chosenAmount: texts(`Realisasi lewat ${CHOSEN_CHANNELS.id}`, `Revenue through ${CHOSEN_CHANNELS.en}`),
    chosenTransactions: texts(`Transaksi lewat ${CHOSEN_CHANNELS.id}`, `Transactions through ${CHOSEN_CHANNELS.en}`),
    settlementDays: texts('Jumlah hari antara tanggal bayar dan tanggal buku', 'Sum of the days between payment and posting'),
    settledPayments: texts('Pembayaran yang tanggal bayarnya diketahui', 'Payments whose day of payment is known'),
  },
};
