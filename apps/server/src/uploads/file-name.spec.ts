import { safeFileName } from './file-name.ts';

it.each([
  ['Realisasi Januari 2025.xlsx', 'Realisasi Januari 2025.xlsx'],
  ['realisasi: "jan" <1>.csv', 'realisasi_ _jan_ _1_.csv'],
  [' sptpd-2026-11-15.csv.gz ', 'sptpd-2026-11-15.csv.gz'],
  ['Pen\u0303a.csv', 'Pe\u00f1a.csv'],
])('stores %j as %j', (given, stored) => expect(safeFileName(given)).toBe(stored));

it.each([
  ['a path', '../../pendapa.json'],
  ['a path of Windows', '..\\..\\pendapa.json'],
  ['the folder itself', '.'],
  ['a hidden file', '.bashrc'],
  ['nothing', '   '],
  ['a control character', 'a\u0000.csv'],
  ['a mark that turns the text around', 'a\u202excod.csv'],
  ['more than a disk takes', `${'a'.repeat(201)}.csv`],
])('refuses %s', (_what, given) => expect(safeFileName(given)).toBeNull());
