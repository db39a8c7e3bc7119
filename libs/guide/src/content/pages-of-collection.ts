import type { Section } from './guide.ts';
import { page } from './page-section.ts';

/** Answers of the pages about compliance, arrears, taxpayers and analysis; titles are those of the menu. */
export const PAGES_OF_COLLECTION: readonly Section[] = [
  page(
    '/compliance',
    ['Analisis Kepatuhan', 'Compliance Analysis'],
    'Berapa yang melapor dan membayar tepat waktu, dan siapa yang dihubungi hari ini.',
    'How many file and pay on time, and whom to call today.',
  ),
  page(
    '/compliance-tax-type',
    ['Kepatuhan per Jenis Pajak', 'Compliance per Tax Type'],
    'Pajak dengan kepatuhan terlemah, dalam kewajiban apa, dan nilai uangnya.',
    'The tax with the weakest compliance, in which obligation, and the money at stake.',
  ),
  page(
    '/compliance-up3d',
    ['Kepatuhan per UP3D', 'Compliance per UP3D'],
    'UP3D yang perlu dibantu. Perbandingan memperhitungkan susunan pajak setiap unit, sehingga unit dengan pajak sulit tidak dirugikan.',
    'The UP3D units that need help. The comparison takes the mix of taxes of each unit into account, so that hard taxes do not count against it.',
  ),
  page(
    '/compliance-trend',
    ['Tren Kepatuhan Tahunan', 'Annual Compliance Trend'],
    'Apakah kepatuhan membaik dari tahun ke tahun, pada umur kewajiban yang sama.',
    'Whether compliance improves from year to year, at the same age of the obligations.',
  ),
  page(
    '/arrears-tax-type',
    ['Tunggakan per Jenis Pajak', 'Arrears per Tax Type'],
    'Besar tunggakan setiap pajak, kualitasnya, berapa yang masih dapat ditagih, dan yang segera kedaluwarsa.',
    'The arrears of each tax, their quality, how much can still be collected, and what lapses soon.',
  ),
  page(
    '/arrears-up3d',
    ['Tunggakan per UP3D', 'Arrears per UP3D'],
    'Unit yang menagih tunggakannya, dan langkah penagihan berikutnya.',
    'The units that collect their arrears, and the next step of collection.',
  ),
  page(
    '/arrears-trend',
    ['Tren Tunggakan Tahunan', 'Annual Arrears Trend'],
    'Apakah tunggakan menua, dan apakah berkurang karena dibayar atau karena dihapuskan.',
    'Whether arrears grow older, and whether they shrink by payment or by write-off.',
  ),
  page(
    '/arrears-op-tax-type',
    ['Objek Menunggak per Jenis Pajak', 'Objects in Arrears per Tax Type'],
    'Jumlah objek yang menunggak: banyak yang kecil atau sedikit yang besar.',
    'How many objects are in arrears: many with little or a few with much.',
  ),
  page(
    '/arrears-op-up3d',
    ['Objek Menunggak per UP3D', 'Objects in Arrears per UP3D'],
    'Tempat objek paling banyak menunggak, dan yang perlu didatangi lebih dulu.',
    'Where most objects are in arrears, and which to visit first.',
  ),
  page(
    '/arrears-op-trend',
    ['Tren Objek Menunggak', 'Trend of Objects in Arrears'],
    'Objek yang mulai, tetap, atau tidak lagi menunggak.',
    'Objects that fell into arrears, stayed in arrears, or are no longer in arrears.',
  ),
  page(
    '/demo-individual',
    ['Demografi WP Orang Pribadi', 'Individual Taxpayer Demographics'],
    'Siapa wajib pajak orang pribadi, apa miliknya, dan siapa yang terdampak bila aturan berubah.',
    'Who the individual taxpayers are, what they own, and whom a change of rules would touch.',
  ),
  page(
    '/demo-corporate',
    ['Demografi WP Badan', 'Corporate Taxpayer Demographics'],
    'Lapangan usaha yang menyumbang realisasi terbesar, dan pada berapa wajib pajak badan realisasi bertumpu.',
    'The sectors that account for most revenue, and on how few corporate taxpayers it rests.',
  ),
  page(
    '/demo-taxobject',
    ['Demografi Objek Pajak', 'Tax Object Demographics'],
    'Objek yang dapat dipajaki menurut luas, nilai, dan umurnya, serta data register yang sudah lama.',
    'Objects that can be taxed by area, value and age, and register data that are old.',
  ),
  page(
    '/temporal',
    ['Analisis Temporal', 'Temporal Analysis'],
    'Kapan uang masuk dalam tahun, bulan, dan minggu, dan hari yang tidak biasa.',
    'When money is received during year, month and week, and unusual days.',
  ),
  page(
    '/cross-dimensional',
    ['Analisis Lintas Dimensi', 'Cross-Dimensional Analysis'],
    'Ukuran yang bergerak bersama dan kombinasi yang menyimpang. Bergerak bersama tidak berarti menyebabkan.',
    'Measures that move together and combinations that are out of line. Moving together is not a cause.',
  ),
  page(
    '/predictive',
    ['Analisis Prediktif', 'Predictive Analysis'],
    'Perkiraan hasil akhir tahun dengan ketidakpastiannya, dan hasilnya bila keadaan berubah. Perlu data 24 bulan.',
    'The forecast of the year-end with its uncertainty, and what it becomes if circumstances change. It needs 24 months of data.',
  ),
  page(
    '/skeleton-demo',
    ['Demo Kerangka Pemuatan', 'Loading Skeleton Demo'],
    'Halaman untuk pengembang: setiap keadaan bagian bersama, dengan angka karangan. Bukan untuk mengambil keputusan.',
    'A page for developers: every state of the shared parts, with invented figures. It is not for decisions.',
  ),
];
