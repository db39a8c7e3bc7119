import type { Section } from './guide.ts';
import { page } from './page-section.ts';

/** Answers of the pages about revenue, targets and channels; titles are those of the menu. */
export const PAGES_OF_REVENUE: readonly Section[] = [
  page(
    '/overview',
    ['Ringkasan Eksekutif', 'Executive Overview'],
    'Posisi penerimaan hari ini dalam satu layar: realisasi, capaian, tunggakan, kepatuhan, dan temuan yang perlu ditindaklanjuti. Mulailah di sini sebelum rapat pimpinan.',
    'Where revenue stands today on one screen: receipts, achievement, arrears, compliance and findings to act on. Begin here before a meeting of the heads.',
  ),
  page(
    '/revenue-op-trend',
    ['Tren Pendapatan vs Objek Pajak', 'Revenue vs Tax Object Trend'],
    'Memisahkan pertumbuhan menjadi dua sebab: lebih banyak objek yang membayar, atau setiap objek membayar lebih besar. Menunjukkan pajak yang paling menentukan.',
    'Splits growth into two causes: more objects that pay, or larger payments of each. It shows the taxes that matter most.',
  ),
  page(
    '/revenue-up3d-current',
    ['Pendapatan per UP3D Tahun Berjalan', 'Revenue per UP3D, Current Year'],
    'Membandingkan UP3D bulan demi bulan dengan rencana kasnya, untuk menemukan unit yang mulai tertinggal selagi masih dapat dikejar.',
    'Compares UP3D units month by month with their cash plan, to find a unit that falls behind while it can still catch up.',
  ),
  page(
    '/revenue-up3d',
    ['Pendapatan per UP3D', 'Revenue per UP3D'],
    'Perkembangan pendapatan setiap UP3D selama beberapa tahun, dengan peringkat dan pertumbuhannya.',
    'How the revenue of each UP3D developed over the years, with ranks and growth.',
  ),
  page(
    '/revenue-channel',
    ['Pendapatan per Kanal', 'Revenue per Channel'],
    'Kanal yang membawa pendapatan, dan kanal yang paling cepat bertambah atau berkurang.',
    'The channels that carry revenue, and those that grow or shrink fastest.',
  ),
  page(
    '/revenue-bank-channel',
    ['Pendapatan per Bank & Kanal', 'Revenue per Bank & Channel'],
    'Kombinasi bank dan kanal dengan pendapatan terbesar, untuk perjanjian dengan bank dan rencana gangguan.',
    'The combinations of bank and channel with most revenue, for agreements with banks and plans for an outage.',
  ),
  page(
    '/regional',
    ['Analisis Wilayah', 'Regional Analysis'],
    'Pendapatan setiap kota dan kecamatan pada peta dan daftar; mana yang tumbuh, mana yang tertinggal.',
    'Revenue of each city and district on a map and in a list; which grow and which fall behind.',
  ),
  page(
    '/detailed-regional',
    ['Analisis Wilayah Rinci', 'Detailed Regional Analysis'],
    'Menjelaskan hasil satu wilayah sampai ke kelurahan: pajak, unit, kepatuhan, dan tunggakannya dibandingkan dengan wilayah lain.',
    'Explains the result of one region down to its wards: its taxes, units, compliance and arrears against other regions.',
  ),
  page(
    '/tax-types',
    ['Analisis Jenis Pajak', 'Tax Type Analysis'],
    'Pajak yang menentukan hasil dan pajak yang paling jauh dari targetnya, dengan langkah dari tahun lalu ke tahun ini.',
    'The taxes that drive the result and those furthest from their target, with the steps from last year to this year.',
  ),
  page(
    '/tax-subjects',
    ['Analisis Subjek Pajak', 'Tax Subject Analysis'],
    'Siapa yang membayar: orang pribadi atau badan, sedikit yang besar atau banyak yang kecil.',
    'Who pays: individuals or firms, a few large ones or many small ones.',
  ),
  page(
    '/tax-objects',
    ['Analisis Objek Pajak', 'Tax Object Analysis'],
    'Banyaknya objek yang terdaftar, aktif, ditetapkan, dan membayar, serta yang hilang di setiap langkah.',
    'How many objects are registered, active, assessed and paying, and how many are lost at each step.',
  ),
  page(
    '/assessment',
    ['Analisis Ketetapan', 'Assessment Analysis'],
    'Berapa yang ditetapkan, berapa yang terealisasi, dan berapa yang dikurangi atau dibatalkan.',
    'How much was assessed, how much was realised, and how much was reduced or cancelled.',
  ),
  page(
    '/targets',
    ['Pemantauan Target APBD & APBDP', 'Target Tracking (APBD & APBDP)'],
    'Apa yang diperlukan untuk mencapai target: selisih hari ini, laju per hari kerja, dan pajak yang menutup atau membuka selisih itu.',
    'What reaching the target takes: the gap of today, the pace per working day, and the taxes that close or open the gap.',
  ),
  page(
    '/target-units',
    ['Target per Unit', 'Target per Unit'],
    'Unit yang tertinggal, untuk pajak apa, dan apakah jaraknya mengecil.',
    'Units that are behind, for which tax, and whether they are catching up.',
  ),
  page(
    '/payment-channels',
    ['Kanal Pembayaran', 'Payment Channels'],
    'Perpindahan wajib pajak ke kanal digital, dan kelompok yang belum berpindah.',
    'The move of taxpayers to digital channels, and the groups that have not moved.',
  ),
  page(
    '/bank-channels',
    ['Analisis Bank & Kanal', 'Bank & Channel Analysis'],
    'Berapa hari kerja uang dalam perjalanan ke kas daerah, dan seberapa pendapatan bergantung pada satu bank.',
    'How many working days money takes to the treasury, and how far revenue depends on one bank.',
  ),
  page(
    '/transactions-by-taxpayer',
    ['Transaksi per Wajib Pajak', 'Transactions per Taxpayer'],
    'Seberapa sering wajib pajak membayar, dan siapa yang berhenti membayar. Daftar namanya hanya bagi yang berhak.',
    'How often taxpayers pay, and who stopped. The list of names is only for those with the right.',
  ),
];
