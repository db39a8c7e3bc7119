import type { KindDimension } from '../../questions/demo-taxobject.ts';
import { kindInSentence } from './kind-name.ts';

const row = (objectClass: string, objectUse: string | null) => ({ codes: { taxType: 'PBB', objectClass, objectUse } });
const NAMES: Readonly<Record<string, string>> = { LAND: 'Bumi', BUILT: 'Bumi bangunan', EMPTY: 'Tanah kosong', SPBU: 'SPBU' };
const inSentence = (...[first, ...others]: ReturnType<typeof row>[]) => {
  const reader = {
    name: (dimension: KindDimension, { codes }: { readonly codes: Readonly<Record<KindDimension, string | null>> }) =>
      NAMES[codes[dimension] ?? ''] ?? '',
  };
  return first && kindInSentence({ ...reader, rows: [first, ...others] }, first);
};

it('names a kind by its use', () => {
  expect(inSentence(row('LAND', 'EMPTY'), row('BUILT', 'SPBU'))).toBe('Tanah kosong');
  expect(inSentence(row('BUILT', 'SPBU'))).toBe('SPBU');
});

it('adds the class where another class has the same use, and has only the class without a use', () => {
  expect(inSentence(row('LAND', 'EMPTY'), row('BUILT', 'EMPTY'))).toBe('Tanah kosong (Bumi)');
  expect(inSentence(row('BUILT', null))).toBe('Bumi bangunan');
});
