import { figure, IN_PERIOD, ISSUED_IN_PERIOD, quotient, UP_TO_CUT_OFF, texts } from './words.ts';

export const ASSESSMENT_DEFINITIONS = {
  issued: figure(
    texts('Ketetapan terbit', 'Assessments issued'),
    texts('Banyaknya ketetapan yang terbit.', 'How many assessments were issued.'),
    texts(
      'Banyaknya ketetapan menurut tanggal terbit; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of assessments by day of issue; a recap counts as many as it states.',
    ),
    ISSUED_IN_PERIOD,
  ),
  gross: figure(
    texts('Pokok ketetapan', 'Gross principal'),
    texts(
      'Pokok pajak yang ditetapkan sebelum pembebasan, pengurangan, dan pembatalan.',
      'Tax assessed before exemption, reduction and cancellation.',
    ),
    texts('Jumlah pokok ketetapan.', 'Sum of the principal of assessments.'),
    ISSUED_IN_PERIOD,
  ),
  exemption: figure(
    texts('Pembebasan', 'Exemption'),
    texts('Pokok yang dibebaskan.', 'Principal that was exempted.'),
    texts('Jumlah pembebasan.', 'Sum of exemptions.'),
    ISSUED_IN_PERIOD,
  ),
  reduction: figure(
    texts('Pengurangan', 'Reduction'),
    texts('Pokok yang dikurangkan.', 'Principal that was reduced.'),
    texts('Jumlah pengurangan.', 'Sum of reductions.'),
    ISSUED_IN_PERIOD,
  ),
  cancelled: figure(
    texts('Pembatalan', 'Cancelled'),
    texts('Pokok ketetapan yang dibatalkan.', 'Principal of assessments that were cancelled.'),
    texts(
      'Jumlah pembatalan; tanpa nilai dan tanggal batal berarti tidak dibatalkan.',
      'Sum of cancellations; neither an amount nor a day of cancellation means not cancelled.',
    ),
    ISSUED_IN_PERIOD,
  ),
  netDue: figure(
    texts('Pokok harus dibayar', 'Net principal due'),
    texts('Pokok yang tersisa untuk dibayar setelah semua potongan ketetapan.', 'Principal to be paid after all deductions.'),
    texts('Pokok dikurangi pembebasan, pengurangan, dan pembatalan.', 'Gross principal less exemption, reduction and cancellation.'),
    ISSUED_IN_PERIOD,
  ),
  penalty: figure(
    texts('Sanksi ketetapan', 'Penalty assessed'),
    texts('Sanksi administratif yang ditetapkan.', 'Administrative sanctions that were assessed.'),
    texts('Jumlah sanksi pada ketetapan.', 'Sum of the penalties on assessments.'),
    ISSUED_IN_PERIOD,
  ),
  paid: figure(
    texts('Terbayar', 'Paid'),
    texts(
      'Pokok yang sudah dibayar atas ketetapan itu, paling banyak sebesar yang harus dibayar.',
      'Principal paid on these assessments, at most what is due on each.',
    ),
    texts(
      'Jumlah pokok pembayaran per ketetapan; nilainya bila pembayaran tidak menyebut pokok.',
      'Sum of the principal of payments, by assessment; of the amount where a payment does not tell the principal.',
    ),
    ISSUED_IN_PERIOD,
  ),
  outstanding: figure(
    texts('Belum dibayar', 'Outstanding'),
    texts('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
    texts('Pokok harus dibayar dikurangi terbayar.', 'Net principal due less paid.'),
    ISSUED_IN_PERIOD,
  ),
  fallenDue: figure(
    texts('Sudah jatuh tempo', 'Fallen due'),
    texts('Pokok harus dibayar yang jatuh temponya sudah tiba.', 'Net principal whose due date has come.'),
    texts('Pokok harus dibayar dengan jatuh tempo paling akhir tanggal data.', 'Net principal due by the data date at the latest.'),
    ISSUED_IN_PERIOD,
  ),
  overdue: figure(
    texts('Lewat jatuh tempo', 'Overdue'),
    texts('Pokok yang lewat jatuh tempo dan belum dibayar.', 'Principal that is past due and not paid.'),
    texts(
      'Pokok harus dibayar dengan jatuh tempo sebelum tanggal data, dikurangi yang terbayar atasnya.',
      'Net principal due before the data date, less what is paid on it.',
    ),
    ISSUED_IN_PERIOD,
  ),
  settled: figure(
    texts('Ketetapan lunas', 'Assessments settled'),
    texts('Ketetapan yang pokoknya sudah lunas, termasuk yang nihil.', 'Assessments whose principal is paid in full, nil ones included.'),
    texts('Banyaknya ketetapan tanpa sisa pokok.', 'Count of assessments without outstanding principal.'),
    ISSUED_IN_PERIOD,
  ),
  realisationRate: quotient(
    texts('Tingkat realisasi ketetapan', 'Realisation rate'),
    texts('Bagian pokok ketetapan yang sudah dibayar.', 'The part of the assessed principal that is paid.'),
    texts('Terbayar', 'Paid'),
    texts('Pokok harus dibayar', 'Net principal due'),
    ISSUED_IN_PERIOD,
  ),
  settledShare: quotient(
    texts('Porsi ketetapan lunas', 'Share settled'),
    texts('Bagian ketetapan yang sudah lunas.', 'The part of assessments that is settled.'),
    texts('Ketetapan lunas', 'Assessments settled'),
    texts('Ketetapan terbit', 'Assessments issued'),
    ISSUED_IN_PERIOD,
  ),
  daysToPay: quotient(
    texts('Rata-rata hari sampai dibayar', 'Average days to pay'),
    texts('Hari dari terbit sampai dibayar, rata-rata per pembayaran.', 'Days from issue to payment, on average of payments.'),
    texts('Jumlah hari dari terbit sampai dibayar', 'Sum of the days from issue to payment'),
    texts('Pembayaran atas ketetapan', 'Payments on assessments'),
    ISSUED_IN_PERIOD,
  ),
} as const;

export const COLLECTION_DEFINITIONS = {
  paid: figure(
    texts('Pokok terbayar', 'Principal paid'),
    texts('Pokok yang dibayar atas ketetapan, menurut umur ketetapan.', 'Principal paid on assessments, by their age.'),
    texts(
      'Jumlah pokok pembayaran atas ketetapan, tanpa yang dibatalkan; nilainya bila pembayaran tidak menyebut pokok.',
      'Sum of the principal of payments on assessments, net of reversals; of the amount where a payment does not tell the principal.',
    ),
    UP_TO_CUT_OFF,
  ),
  payments: figure(
    texts('Pembayaran ketetapan', 'Payments on assessments'),
    texts('Banyaknya pembayaran atas ketetapan.', 'How many payments were made on assessments.'),
    texts('Banyaknya pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    UP_TO_CUT_OFF,
  ),
} as const;

export const ENFORCEMENT_DEFINITIONS = {
  actions: figure(
    texts('Tindakan penagihan', 'Enforcement actions'),
    texts('Himbauan, surat teguran, surat paksa, dan penyitaan yang terbit.', 'Reminders, warning letters, warrants and seizures issued.'),
    texts('Banyaknya tindakan menurut tanggal terbit.', 'Count of actions by day of issue.'),
    IN_PERIOD,
  ),
  amount: figure(
    texts('Nilai ditagih', 'Amount pursued'),
    texts('Tunggakan yang menjadi dasar tindakan.', 'The arrears for which the actions were taken.'),
    texts('Jumlah nilai pada tindakan.', 'Sum of the amounts of the actions.'),
    IN_PERIOD,
  ),
  settledActions: figure(
    texts('Tindakan berhasil', 'Actions settled'),
    texts('Tindakan yang hasilnya lunas.', 'Actions that ended in full payment.'),
    texts('Banyaknya tindakan dengan hasil lunas.', 'Count of actions with the result paid.'),
    IN_PERIOD,
  ),
  settledShare: quotient(
    texts('Tingkat keberhasilan', 'Success rate'),
    texts('Bagian tindakan yang hasilnya lunas.', 'The part of actions that ended in full payment.'),
    texts('Tindakan berhasil', 'Actions settled'),
    texts('Tindakan yang hasilnya diketahui', 'Actions whose result is known'),
    IN_PERIOD,
  ),
} as const;
