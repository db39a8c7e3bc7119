import type { SubjectTexts } from '../definitions/subject-texts.ts';
import { texts } from '../definitions/words.ts';

export const ASSESSMENTS_TEXTS: SubjectTexts<'assessments'> = {
  measures: {
    issued: {
      label: texts('Ketetapan yang terbit', 'Assessments issued'),
      meaning: texts('Jumlah ketetapan yang terbit.', 'Number of assessments issued.'),
      formula: texts(
        'Jumlah ketetapan menurut tanggal terbit; rekap dihitung menurut jumlah yang disebutnya.',
        'Count of assessments by day of issue; a recap counts as many as it states.',
      ),
    },
    gross: {
      label: texts('Pokok ketetapan', 'Gross principal'),
      meaning: texts(
        'Pokok pajak yang ditetapkan sebelum pembebasan, pengurangan, dan pembatalan.',
        'Tax assessed before exemption, reduction and cancellation.',
      ),
      formula: texts('Jumlah pokok ketetapan.', 'Sum of the principal of assessments.'),
    },
    exemption: {
      label: texts('Pembebasan', 'Exemption'),
      meaning: texts('Pokok yang dibebaskan.', 'Principal that was exempted.'),
      formula: texts('Jumlah pembebasan.', 'Sum of exemptions.'),
    },
    reduction: {
      label: texts('Pengurangan', 'Reduction'),
      meaning: texts('Pokok yang dikurangkan.', 'Principal that was reduced.'),
      formula: texts('Jumlah pengurangan.', 'Sum of reductions.'),
    },
    cancelled: {
      label: texts('Pembatalan ketetapan', 'Assessments cancelled'),
      meaning: texts('Pokok ketetapan yang dibatalkan.', 'Principal of assessments that were cancelled.'),
      formula: texts(
        'Jumlah pembatalan ketetapan; tanpa nilai dan tanggal batal berarti tidak dibatalkan.',
        'Sum of cancellations; neither an amount nor a day of cancellation means not cancelled.',
      ),
    },
    netDue: {
      label: texts('Pokok yang harus dibayar', 'Net principal due'),
      meaning: texts('Pokok yang tersisa untuk dibayar setelah semua potongan ketetapan.', 'Principal to be paid after all deductions.'),
      formula: texts(
        'Pokok dikurangi pembebasan, pengurangan, dan pembatalan.',
        'Gross principal less exemption, reduction and cancellation.',
      ),
    },
    penalty: {
      label: texts('Sanksi ketetapan', 'Penalty assessed'),
      meaning: texts('Sanksi administratif yang ditetapkan.', 'Administrative sanctions that were assessed.'),
      formula: texts('Jumlah sanksi pada ketetapan.', 'Sum of the penalties on assessments.'),
    },
    paid: {
      label: texts('Pokok ketetapan terbayar', 'Assessed principal paid'),
      meaning: texts(
        'Pokok yang sudah dibayar atas ketetapan itu, paling banyak sebesar yang harus dibayar.',
        'Principal paid on these assessments, at most what is due on each.',
      ),
      formula: texts(
        'Jumlah pokok pembayaran per ketetapan. Pembayaran tanpa rincian pokok dihitung seluruhnya.',
        'Sum of the principal of payments, by assessment. A payment without a stated principal counts in full.',
      ),
    },
    outstanding: {
      label: texts('Sisa pokok ketetapan', 'Outstanding principal'),
      meaning: texts('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
      formula: texts('Pokok yang harus dibayar dikurangi terbayar.', 'Net principal due less paid.'),
    },
    fallenDue: {
      label: texts('Pokok yang sudah jatuh tempo', 'Principal fallen due'),
      meaning: texts('Pokok yang harus dibayar yang jatuh temponya sudah tiba.', 'Net principal whose due date has come.'),
      formula: texts(
        'Pokok yang harus dibayar dengan jatuh tempo paling akhir tanggal data.',
        'Net principal due by the data date at the latest.',
      ),
    },
    overdue: {
      label: texts('Pokok yang lewat jatuh tempo', 'Overdue principal'),
      meaning: texts('Pokok yang lewat jatuh tempo dan belum dibayar.', 'Principal that is past due and not paid.'),
      formula: texts(
        'Pokok yang harus dibayar dengan jatuh tempo sebelum tanggal data, dikurangi yang terbayar atasnya.',
        'Net principal due before the data date, less what is paid on it.',
      ),
    },
    settled: {
      label: texts('Ketetapan yang lunas', 'Assessments settled'),
      meaning: texts(
        'Ketetapan yang pokoknya sudah lunas, termasuk yang nihil.',
        'Assessments whose principal is paid in full, nil ones included.',
      ),
      formula: texts('Jumlah ketetapan tanpa sisa pokok.', 'Count of assessments without outstanding principal.'),
    },
    realisationRate: {
      label: texts('Tingkat realisasi ketetapan', 'Share of assessed principal paid'),
      meaning: texts('Porsi pokok ketetapan yang sudah dibayar.', 'The share of the assessed principal that is paid.'),
    },
    settledShare: {
      label: texts('Porsi ketetapan yang lunas', 'Share of assessments settled'),
      meaning: texts('Porsi ketetapan yang sudah lunas.', 'The share of assessments that is settled.'),
    },
    daysToPay: {
      label: texts('Rata-rata waktu sampai dibayar (hari)', 'Average time to payment (days)'),
      meaning: texts('Hari dari terbit sampai dibayar, rata-rata per pembayaran.', 'Days from issue to payment, on average of payments.'),
    },
  },
  components: {
    payDays: texts('Jumlah hari dari terbit sampai dibayar', 'Sum of the days from issue to payment'),
    payments: texts('Pembayaran atas ketetapan', 'Payments on assessments'),
  },
};
