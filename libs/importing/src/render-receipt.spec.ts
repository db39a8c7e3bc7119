import { finding } from './finding.ts';
import type { Receipt } from './receipt.ts';
import { renderReceipt } from './render-receipt.ts';

const receipt: Receipt = {
  format: 1,
  at: '2026-01-02T03:04:05.000Z',
  outcome: 'published',
  extract: 'payments',
  profile: 'daily',
  source: 'a.csv',
  files: [{ name: 'a.csv', bytes: 12_345, sha256: 'ab' }],
  sha256: 'ab',
  rows: { read: 1_234, taken: 1_200, skipped: 34, accepted: 1_199, empty: 1 },
  period: { from: '2024-01-01', to: '2024-01-31' },
  replaced: null,
  currency: { code: 'USD', symbol: '$', digits: 2 },
  sums: { file: '-123456789', before: '0', after: '9007199254740993' },
  amounts: { smallest: '99', median: '25000050', largest: '123456789012399' },
  stored: { before: 0, after: 1_199 },
  created: { tax_types: 3 },
  reconciled: [{ name: 'TOTAL', periods: 3, equal: 1, tolerated: 1, different: 1, rows: '100', control: '300' }],
  warned: {
    count: 2,
    rows: 2,
    listed: [finding({ file: 'a.csv', line: 7, column: 'tax' }, 'code-unknown', { value: 'X', extract: 'taxTypes' })],
  },
  refused: { count: 0, listed: [] },
  fromObject: {},
  rules: [],
  others: [],
  generation: 4,
  unchangedSince: null,
  kept: null,
  seconds: 1.5,
};

it('says every figure exactly, with the marks of each language', () => {
  const id = renderReceipt(receipt, 'id');
  expect(id).toMatch(/Jumlah dalam berkas\s+USD -1\.234\.567,89/);
  expect(id).toMatch(/Jumlah sesudah\s+USD 90\.071\.992\.547\.409,93/);
  expect(id).toMatch(/Jumlah terkecil, median, terbesar\s+\$ 0,99; \$ 250 ribu; \$ 1,23 triliun\n/);
  expect(id).toMatch(/Baris dibaca\s+1\.234/);
  expect(id).toContain('a.csv, baris 7, kolom "tax": Kode "X" tidak ada pada Jenis pajak.');
  expect(id).toContain('... dan 1 lagi');
  const en = renderReceipt(receipt, 'en');
  expect(en).toMatch(/Sum after\s+USD 90,071,992,547,409\.93/);
  expect(en).toMatch(/Smallest, median, largest amount\s+\$ 0\.99; \$ 250 thousand; \$ 1\.23 trillion\n/);
  expect(en).toContain('"TOTAL": 1 of 3 periods equal, 1 within the tolerance, 1 different; rows USD 1.00, control USD 3.00');
  expect(en).toContain('a.csv, line 7, column "tax": The code "X" is not among the Tax types.');
  expect(en).toMatch(/Generation\s+4/);
});

it('says when the same files were imported before', () => {
  const text = renderReceipt({ ...receipt, outcome: 'unchanged', unchangedSince: '2026-01-01T00:00:00.000Z', generation: null }, 'id');
  expect(text).toContain('berkas ini sudah diimpor');
  expect(text).toMatch(/Diimpor sebelumnya \(UTC\)\s+2026-01-01T00:00:00\.000Z/);
});

it('says of each extract which rules were broken, which could not be applied, and what its objects gave', () => {
  const other = {
    ...receipt,
    extract: 'assessments' as const,
    profile: 'template:assessments',
    fromObject: { unit_code: 1_200 },
    rules: [
      { key: 'tax-validity' as const, severity: 'warn' as const, broken: 2, missing: [] },
      { key: 'sppt-repeated' as const, severity: 'refuse' as const, broken: 0, missing: [] },
      { key: 'assessed-below-paid' as const, severity: 'warn' as const, broken: null, missing: ['payments' as const] },
    ],
  };
  const id = renderReceipt({ ...receipt, others: [other], kept: '000004' }, 'id');
  expect(id).toMatch(/Ekstrak\s+Ketetapan \(template:assessments\)/);
  expect(id).toMatch(/Diambil dari objeknya\s+unit 1\.200/);
  expect(id).toMatch(/Aturan dilanggar\s+Jenis pajak berlaku pada masa pajaknya: 2\n/);
  expect(id).toMatch(/Tindakan yang diperlukan\s+Pakai kode lama, atau isi nama dan kode lama pada jenis pajak penerusnya\./);
  expect(id).toMatch(/Aturan tidak diterapkan\s+.*\(belum diimpor: Pembayaran\)/);
  expect(id).not.toContain('Satu SPPT');
  expect(id).toContain('dan 1 lagi: receipts/000004.csv');
});
