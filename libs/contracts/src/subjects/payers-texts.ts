import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';
import { CHOSEN_CHANNELS } from './revenue-texts.ts';

export const PAYERS_TEXTS: SubjectTexts<'payers'> = {
  measures: {
    taxpayers: {
      label: texts('Wajib pajak membayar setahun', 'Taxpayers paying in the year'),
      meaning: texts('Wajib pajak yang membayar paling sedikit sekali dalam tahun itu.', 'Taxpayers who paid at least once in that year.'),
      formula: texts('Banyaknya wajib pajak berbeda dengan pembayaran.', 'Count of different taxpayers with a payment.'),
    },
    amount: {
      label: texts('Realisasi wajib pajak setahun', 'Revenue from taxpayers in the year'),
      meaning: texts('Yang dibayar oleh wajib pajak itu.', 'What these taxpayers paid.'),
      formula: texts('Jumlah pembayaran yang tercatat pada wajib pajak.', 'Sum of the payments recorded on taxpayers.'),
    },
    transactions: {
      label: texts('Transaksi wajib pajak setahun', 'Transactions of taxpayers in the year'),
      meaning: texts('Jumlah pembayaran mereka, tanpa yang dibatalkan.', 'Number of their payments, without reversed ones.'),
      formula: texts('Banyaknya pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    },
    amountPerTaxpayer: {
      label: texts('Realisasi setahun per wajib pajak', 'Revenue of the year per taxpayer'),
      meaning: texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    },
    transactionsPerTaxpayer: {
      label: texts('Transaksi setahun per wajib pajak', 'Transactions of the year per taxpayer'),
      meaning: texts('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    },
    digitalTransactions: {
      label: texts('Transaksi digital wajib pajak setahun', 'Digital transactions of taxpayers in the year'),
      meaning: texts(
        'Pembayaran mereka lewat kanal digital, tanpa yang dibatalkan.',
        'Their payments through digital channels, without reversed ones.',
      ),
      formula: texts(
        'Banyaknya pembayaran lewat kanal berkelas digital dikurangi pembatalan.',
        'Count of payments through channels of the class digital less reversals.',
      ),
    },
    digitalTransactionShare: {
      label: texts('Porsi digital wajib pajak (transaksi)', 'Digital share of taxpayers (transactions)'),
      meaning: texts(
        'Bagian transaksi wajib pajak itu yang lewat kanal digital.',
        'The part of their transactions that goes through digital channels.',
      ),
    },
    largestShare: {
      label: texts('Porsi sepuluh pembayar terbesar', 'Share of the ten largest payers'),
      meaning: texts(
        'Bagian yang dibayar sepuluh wajib pajak terbesar dari jenisnya; hanya untuk yang berhak melihat kasus satu per satu.',
        'The part that the ten largest taxpayers of a kind paid; for who may see single cases.',
      ),
    },
    concentration: {
      label: texts('Indeks pemusatan (HHI)', 'Concentration index (HHI)'),
      meaning: texts(
        'Mendekati 0 bila semua membayar sama, 10.000 bila satu membayar semuanya; tidak ada untuk kurang dari 30 pembayar, dan hanya untuk yang berhak melihat kasus satu per satu.',
        'Near 0 where all pay the same, 10,000 where one pays everything; none for fewer than 30 payers, and for who may see single cases.',
      ),
    },
  },
  components: {
    chosenTransactions: texts(`Transaksi mereka lewat ${CHOSEN_CHANNELS.id}`, `Their transactions through ${CHOSEN_CHANNELS.en}`),
    largestAmount: texts('Yang dibayar sepuluh wajib pajak terbesar', 'What the ten largest taxpayers paid'),
    weights: texts(
      '10.000 kali jumlah kuadrat yang dibayar tiap wajib pajak yang membayar lebih dari nol',
      '10,000 times the sum of the squares of what each taxpayer paid who paid more than nothing',
    ),
    weightsWhole: texts('Kuadrat dari yang mereka bayar bersama', 'The square of what they paid together'),
  },
};
