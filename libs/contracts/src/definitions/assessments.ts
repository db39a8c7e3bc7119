import { figure, IN_PERIOD, ISSUED_IN_PERIOD, quotient, UP_TO_CUT_OFF, words } from './words.ts';

export const ASSESSMENT_DEFINITIONS = {
  issued: figure(
    words('Ketetapan terbit', 'Assessments issued'),
    words('Banyaknya ketetapan yang terbit.', 'How many assessments were issued.'),
    words(
      'Banyaknya ketetapan menurut tanggal terbit; rekap dihitung menurut jumlah yang disebutnya.',
      'Count of assessments by day of issue; a recap counts as many as it states.',
    ),
    ISSUED_IN_PERIOD,
  ),
  gross: figure(
    words('Pokok ketetapan', 'Gross principal'),
    words(
      'Pokok pajak yang ditetapkan sebelum pembebasan, pengurangan, dan pembatalan.',
      'Tax assessed before exemption, reduction and cancellation.',
    ),
    words('Jumlah pokok ketetapan.', 'Sum of the principal of assessments.'),
    ISSUED_IN_PERIOD,
  ),
  exemption: figure(
    words('Pembebasan', 'Exemption'),
    words('Pokok yang dibebaskan.', 'Principal that was exempted.'),
    words('Jumlah pembebasan.', 'Sum of exemptions.'),
    ISSUED_IN_PERIOD,
  ),
  reduction: figure(
    words('Pengurangan', 'Reduction'),
    words('Pokok yang dikurangkan.', 'Principal that was reduced.'),
    words('Jumlah pengurangan.', 'Sum of reductions.'),
    ISSUED_IN_PERIOD,
  ),
  cancelled: figure(
    words('Pembatalan', 'Cancelled'),
    words('Pokok ketetapan yang dibatalkan.', 'Principal of assessments that were cancelled.'),
    words(
      'Jumlah pembatalan; tanpa nilai dan tanggal batal berarti tidak dibatalkan.',
      'Sum of cancellations; neither an amount nor a day of cancellation means not cancelled.',
    ),
    ISSUED_IN_PERIOD,
  ),
  netDue: figure(
    words('Pokok harus dibayar', 'Net principal due'),
    words('Pokok yang tersisa untuk dibayar setelah semua potongan ketetapan.', 'Principal to be paid after all deductions.'),
    words('Pokok dikurangi pembebasan, pengurangan, dan pembatalan.', 'Gross principal less exemption, reduction and cancellation.'),
    ISSUED_IN_PERIOD,
  ),
  penalty: figure(
    words('Sanksi ketetapan', 'Penalty assessed'),
    words('Sanksi administratif yang ditetapkan.', 'Administrative sanctions that were assessed.'),
    words('Jumlah sanksi pada ketetapan.', 'Sum of the penalties on assessments.'),
    ISSUED_IN_PERIOD,
  ),
  paid: figure(
    words('Terbayar', 'Paid'),
    words(
      'Pokok yang sudah dibayar atas ketetapan itu, paling banyak sebesar yang harus dibayar.',
      'Principal paid on these assessments, at most what is due on each.',
    ),
    words(
      'Jumlah pokok pembayaran per ketetapan; nilainya bila pembayaran tidak menyebut pokok.',
      'Sum of the principal of payments, by assessment; of the amount where a payment does not tell the principal.',
    ),
    ISSUED_IN_PERIOD,
  ),
  outstanding: figure(
    words('Belum dibayar', 'Outstanding'),
    words('Pokok yang masih harus dibayar.', 'Principal still to be paid.'),
    words('Pokok harus dibayar dikurangi terbayar.', 'Net principal due less paid.'),
    ISSUED_IN_PERIOD,
  ),
  fallenDue: figure(
    words('Sudah jatuh tempo', 'Fallen due'),
    words('Pokok harus dibayar yang jatuh temponya sudah tiba.', 'Net principal whose due date has come.'),
    words('Pokok harus dibayar dengan jatuh tempo paling akhir tanggal data.', 'Net principal due by the data date at the latest.'),
    ISSUED_IN_PERIOD,
  ),
  overdue: figure(
    words('Lewat jatuh tempo', 'Overdue'),
    words('Pokok yang lewat jatuh tempo dan belum dibayar.', 'Principal that is past due and not paid.'),
    words(
      'Pokok harus dibayar dengan jatuh tempo sebelum tanggal data, dikurangi yang terbayar atasnya.',
      'Net principal due before the data date, less what is paid on it.',
    ),
    ISSUED_IN_PERIOD,
  ),
  settled: figure(
    words('Ketetapan lunas', 'Assessments settled'),
    words('Ketetapan yang pokoknya sudah lunas, termasuk yang nihil.', 'Assessments whose principal is paid in full, nil ones included.'),
    words('Banyaknya ketetapan tanpa sisa pokok.', 'Count of assessments without outstanding principal.'),
    ISSUED_IN_PERIOD,
  ),
  realisationRate: quotient(
    words('Tingkat realisasi ketetapan', 'Realisation rate'),
    words('Bagian pokok ketetapan yang sudah dibayar.', 'The part of the assessed principal that is paid.'),
    words('Terbayar', 'Paid'),
    words('Pokok harus dibayar', 'Net principal due'),
    ISSUED_IN_PERIOD,
  ),
  settledShare: quotient(
    words('Porsi ketetapan lunas', 'Share settled'),
    words('Bagian ketetapan yang sudah lunas.', 'The part of assessments that is settled.'),
    words('Ketetapan lunas', 'Assessments settled'),
    words('Ketetapan terbit', 'Assessments issued'),
    ISSUED_IN_PERIOD,
  ),
  daysToPay: quotient(
    words('Rata-rata hari sampai dibayar', 'Average days to pay'),
    words('Hari dari terbit sampai dibayar, rata-rata per pembayaran.', 'Days from issue to payment, on average of payments.'),
    words('Jumlah hari dari terbit sampai dibayar', 'Sum of the days from issue to payment'),
    words('Pembayaran atas ketetapan', 'Payments on assessments'),
    ISSUED_IN_PERIOD,
  ),
} as const;

export const COLLECTION_DEFINITIONS = {
  paid: figure(
    words('Pokok terbayar', 'Principal paid'),
    words('Pokok yang dibayar atas ketetapan, menurut umur ketetapan.', 'Principal paid on assessments, by their age.'),
    words(
      'Jumlah pokok pembayaran atas ketetapan, tanpa yang dibatalkan; nilainya bila pembayaran tidak menyebut pokok.',
      'Sum of the principal of payments on assessments, net of reversals; of the amount where a payment does not tell the principal.',
    ),
    UP_TO_CUT_OFF,
  ),
  payments: figure(
    words('Pembayaran ketetapan', 'Payments on assessments'),
    words('Banyaknya pembayaran atas ketetapan.', 'How many payments were made on assessments.'),
    words('Banyaknya pembayaran dikurangi pembatalan.', 'Count of payments less reversals.'),
    UP_TO_CUT_OFF,
  ),
} as const;

export const ENFORCEMENT_DEFINITIONS = {
  actions: figure(
    words('Tindakan penagihan', 'Enforcement actions'),
    words('Himbauan, surat teguran, surat paksa, dan penyitaan yang terbit.', 'Reminders, warning letters, warrants and seizures issued.'),
    words('Banyaknya tindakan menurut tanggal terbit.', 'Count of actions by day of issue.'),
    IN_PERIOD,
  ),
  amount: figure(
    words('Nilai ditagih', 'Amount pursued'),
    words('Tunggakan yang menjadi dasar tindakan.', 'The arrears for which the actions were taken.'),
    words('Jumlah nilai pada tindakan.', 'Sum of the amounts of the actions.'),
    IN_PERIOD,
  ),
  settledActions: figure(
    words('Tindakan berhasil', 'Actions settled'),
    words('Tindakan yang hasilnya lunas.', 'Actions that ended in full payment.'),
    words('Banyaknya tindakan dengan hasil lunas.', 'Count of actions with the result paid.'),
    IN_PERIOD,
  ),
  settledShare: quotient(
    words('Tingkat keberhasilan', 'Success rate'),
    words('Bagian tindakan yang hasilnya lunas.', 'The part of actions that ended in full payment.'),
    words('Tindakan berhasil', 'Actions settled'),
    words('Tindakan yang hasilnya diketahui', 'Actions whose result is known'),
    IN_PERIOD,
  ),
} as const;
