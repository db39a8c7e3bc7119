import { areColumnNumbers, isCumulativeName, isTotalLabel } from './total-words.ts';

it.each([
  'Jumlah',
  'JUMLAH :',
  'Jumlah PBJT',
  'JUMLAH SELURUHNYA',
  'Total',
  'Sub Total',
  'SUBTOTAL',
  'Sub-total PKB',
  'Sub Jumlah',
  'Jml.',
  'Grand Total',
  'Hotel Total',
  'Pajak Hotel - Jumlah',
  'II. Jumlah',
  'A. TOTAL PENDAPATAN',
  '3) Total',
  'Total s.d. lalu',
  'all_taxes',
  'S.d. bulan lalu',
  's/d bulan ini',
  'Sampai dengan Maret',
  'Realisasi s.d. tanggal 5',
  'Penerimaan s.d bulan ini',
  'Up to June',
  'Akumulasi',
  'Kumulatif Hotel',
  'Cumulative',
  'Year to date',
  'YTD',
  'Carried forward',
  'Pindahan',
  'Jumlah dipindahkan',
  'Rata-rata',
  'Average',
  'Semua Pajak',
  'Seluruh unit',
  'All tax types',
  'Keseluruhan',
  'total_local_nontax_revenue',
])('takes %p for a total', (text) => {
  expect(isTotalLabel(text)).toBe(true);
});

it.each([
  'Pajak Hotel',
  'SD Negeri 5',
  'Jl. S.D. Inpres',
  'Totalindo Eka',
  'Allianz',
  'PT Total Bangun Persada Tbk',
  'Kelurahan Sampaian',
  'UP3D Date',
  'Restoran Semua Rasa Nusantara',
  'PBB-P2',
  '4.1.01',
  '',
  'Cumi-cumi',
  'All Other Sectors',
  'Pajak lainnya',
  'Rataan',
  'Overland Hotel',
  'Sudirman',
  'Sumbawa',
  'Runnings',
  'Seluruhan',
])('takes %p for no total', (text) => {
  expect(isTotalLabel(text)).toBe(false);
});

it('tells names of running columns', () => {
  expect(['s.d. Bulan Ini', 'Realisasi Kumulatif', 'YTD', 'Realisasi s/d Maret'].map(isCumulativeName)).toEqual([true, true, true, true]);
  expect(['Jumlah', 'Total', 'Realisasi', 'Bulan Ini'].map(isCumulativeName)).toEqual([false, false, false, false]);
});

it.each([
  [['1', '2', '3'], true],
  [['(1)', '(2)'], true],
  [['1', '2', '3=1+2'], true],
  [['1', '2', '3', '', '5=4/3'], false],
  [['(1)', '(2)', '(3) '], true],
  [['1', '2', '3', '4 = 3 : 2 x 100'], true],
  [['0', '1', '2'], true],
  [['1', '2'], false],
  [['1', 'Hotel', '3'], false],
  [['2024', '2025', '2026'], false],
  [['1', '1', '1'], false],
])('%p are column numbers: %p', (cells, are) => {
  expect(areColumnNumbers(cells)).toBe(are);
});
