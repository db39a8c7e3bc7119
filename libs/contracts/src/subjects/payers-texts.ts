import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';
import { CHOSEN_CHANNELS } from './revenue-texts.ts';

export const PAYERS_TEXTS: SubjectTexts<'payers'> = {
  measures: {
    taxpayers: {
      label: texts('Wajib pajak yang membayar sejak awal tahun', 'Paying taxpayers to date'),
      meaning: texts('Wajib pajak yang membayar paling sedikit sekali dalam tahun itu.', 'Taxpayers who paid at least once in that year.'),
      formula: texts(
        'Jumlah wajib pajak dengan pembayaran; setiap wajib pajak dihitung satu kali.',
        'Count of taxpayers with a payment, each counted once.',
      ),
    },
    amount: {
      label: texts('Realisasi wajib pajak sejak awal tahun', 'Revenue from taxpayers to date'),
      meaning: texts('Pembayaran oleh wajib pajak itu.', 'Payments of these taxpayers.'),
      formula: texts('Jumlah pembayaran yang tercatat pada wajib pajak.', 'Sum of the payments recorded on taxpayers.'),
    },
    transactions: {
      label: texts('Transaksi wajib pajak sejak awal tahun', 'Transactions of taxpayers to date'),
      meaning: texts('Jumlah pembayaran mereka, tanpa yang dibatalkan.', 'Number of their payments, without reversed ones.'),
      formula: texts('Jumlah pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    },
    amountPerTaxpayer: {
      label: texts('Realisasi sejak awal tahun per wajib pajak', 'Revenue to date per paying taxpayer'),
      meaning: texts('Nilai rata-rata yang dibayar satu wajib pajak.', 'Average amount that one taxpayer paid.'),
    },
    transactionsPerTaxpayer: {
      label: texts('Transaksi sejak awal tahun per wajib pajak', 'Transactions to date per paying taxpayer'),
      meaning: texts('Berapa kali rata-rata satu wajib pajak membayar.', 'How often one taxpayer paid on average.'),
    },
    digitalTransactions: {
      label: texts('Transaksi digital wajib pajak sejak awal tahun', 'Digital transactions of taxpayers to date'),
      meaning: texts(
        'Pembayaran mereka lewat kanal digital, tanpa yang dibatalkan.',
        'Their payments through digital channels, without reversed ones.',
      ),
      formula: texts(
        'Jumlah pembayaran lewat kanal berkelas digital dikurangi pembatalan.',
        'Count of payments through channels of the class digital less reversals.',
      ),
    },
    digitalTransactionShare: {
      label: texts('Porsi digital wajib pajak (transaksi)', 'Digital share of taxpayers (transactions)'),
      meaning: texts(
        'Porsi transaksi wajib pajak itu yang lewat kanal digital.',
        'The share of their transactions that go through digital channels.',
      ),
    },
    largestShare: {
      label: texts('Porsi sepuluh pembayar terbesar', 'Share of the ten largest payers'),
      meaning: texts(
        'Porsi yang dibayar sepuluh wajib pajak terbesar dari jenisnya; hanya bagi pengguna yang berhak melihat kasus.',
        'The part that the ten largest taxpayers of a kind paid; only for users who may see cases.',
      ),
    },
    concentration: {
      label: texts('Indeks pemusatan (0–10.000)', 'Concentration index (0–10,000)'),
      meaning: texts(
        'Mendekati 0 bila semua membayar sama, 10.000 bila satu membayar semuanya. Contoh: sepuluh pembayar yang sama besar memberi 1.000. Hanya untuk 30 pembayar atau lebih, dan bagi pengguna yang berhak melihat kasus.',
        'Near 0 if all pay the same, 10,000 if one pays everything. Example: ten equal payers make 1,000. Only for 30 payers or more, and for users who may see cases.',
      ),
    },
  },
  components: {
    chosenTransactions: texts(`Transaksi mereka lewat ${CHOSEN_CHANNELS.id}`, `Their transactions through ${CHOSEN_CHANNELS.en}`),
    largestAmount: texts('Pembayaran sepuluh wajib pajak terbesar', 'Payments of the ten largest taxpayers'),
    weights: texts(
      '10.000 kali jumlah kuadrat pembayaran tiap wajib pajak yang membayar lebih dari nol',
      '10,000 times the sum of the squared payments of each taxpayer with payments above zero',
    ),
    weightsWhole: texts('Kuadrat jumlah pembayaran mereka', 'The square of the total of their payments'),
  },
};
