import { fileNameOf, nameFault, suggestName } from './file-name.ts';

it.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['a/b', 'forbidden'],
  ['..\\etc', 'forbidden'],
  ['%2e%2e%2fetc', 'forbidden'],
  ['nul\u0000l', 'forbidden'],
  ['dua\r\nbaris', 'forbidden'],
  ['balik\u202egnp.exe', 'forbidden'],
  ['.tersembunyi', 'forbidden'],
  ['titik.', 'forbidden'],
  ['CON', 'reserved'],
  ['lpt1.txt', 'reserved'],
  ['x'.repeat(300), 'too-long'],
  ['x'.repeat(80), null],
  ['Penerimaan 2026-11-14', null],
  ['Pajak_Café.v2', null],
])('a file called %j: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault);
});

it('names the file after its format, and an incomplete one as such', () => {
  expect(fileNameOf(' Tunggakan ', 'xlsx', true)).toBe('Tunggakan.xlsx');
  expect(fileNameOf('Tunggakan', 'csv', false)).toBe('Tunggakan INCOMPLETE.csv');
});

it('suggests a name that is admitted', () => {
  const name = suggestName(`Realisasi (Rp): "PBB" / ${'panjang '.repeat(20)}`, '2026-11-14');
  expect(nameFault(name)).toBeNull();
  expect(name).toMatch(/^Realisasi Rp PBB panjang .* 2026-11-14$/);
});
