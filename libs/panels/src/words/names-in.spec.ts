import { namesIn } from './names-in.ts';
import type { Reader } from './use-reader.ts';

const NAMES: Readonly<Record<string, string>> = { a: 'UP3D Senen', b: 'UP3D Koja' };
const row = (unit: string) => ({ codes: { unit } });
// The only functions that a sentence uses.
const read = {
  name: (_: string, { codes }: { codes: { unit: string | null } }) => NAMES[codes.unit ?? ''] ?? '-',
  formatted: { largest: () => ({ name: 'UP3D Koja', member: 'UP3D Koja', amount: 'Rp 1', share: '10%' }) },
} as unknown as Reader<'amount', 'unit'>;

it('holds the names that a sentence takes and tells', () => {
  expect([...namesIn(({ name }) => `Terendah: ${name('unit', row('a'))}.`, read)]).toEqual(['UP3D Senen']);
  expect([...namesIn(({ formatted }) => `${formatted.largest('unit', 'amount').name ?? ''} terbesar`, read)]).toEqual(['UP3D Koja']);
});

it('holds no name that is taken and not told, and none where nothing is said', () => {
  expect(
    namesIn(({ name }) => {
      name('unit', row('a'));
      return 'Semua sesuai rencana.';
    }, read).size,
  ).toBe(0);
  expect(namesIn(() => null, read).size).toBe(0);
});
