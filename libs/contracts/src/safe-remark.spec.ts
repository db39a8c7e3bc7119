import { safeRemark } from './safe-remark.ts';

it.each([
  ['NIK 9101011202780001, mengangsur', 'NIK #, mengangsur'],
  ['NIK 9101 0112 0278 0001', 'NIK #'],
  ['NPWP 01.234.567.8-901.000 benar', 'NPWP # benar'],
  ['NOP 91.71.010.001.001-0001.0', 'NOP #'],
  ['telepon 0812345678', 'telepon #'],
  ['bayar 12-11-2026, NIK 9101-0112-0278-0001', 'bayar 12-11-2026, NIK #'],
])('masks the number in "%s"', (text, masked) => expect(safeRemark(text)).toBe(masked));

it.each([
  'Janji bayar 12-11-2026 atau 13-11-2026',
  'Kembali 12/11/2026 - 15/11/2026, lalu 2026-12-01',
  'Mengangsur 12.500.000-15.000.000 mulai 01.12.2026',
  'Sanggup Rp 1.250.000.000 sebelum 31-12-2026',
  'Jalan Mawar 12, RT 03/RW 005, kode pos 12920',
])('leaves days, amounts and addresses: "%s"', (text) => expect(safeRemark(text)).toBe(text));
