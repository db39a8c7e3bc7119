import { normalizeName, createCodeFromName, createChildCode, hasInvisibleCharacters, isCode } from './words.ts';

it.each([
  ['City of Las Piñas', 'CITY-OF-LAS-PINAS'],
  ['real_estate', 'REAL_ESTATE'],
  ['  PBJT   Makanan & Minuman ', 'PBJT-MAKANAN-MINUMAN'],
  ['Region IV-A (CALABARZON)', 'REGION-IV-A-CALABARZON'],
  ['31.74.07', '31.74.07'],
  ['???', null],
  ['', null],
])('makes a code of %p', (name, code) => expect(createCodeFromName(name)).toBe(code));

it('keeps long codes apart', () => {
  const [first, second] = [createCodeFromName(`${'A'.repeat(90)} one`), createCodeFromName(`${'A'.repeat(90)} two`)];
  expect(first).toHaveLength(80);
  expect(first).not.toBe(second);
  expect(createChildCode('B'.repeat(60), 'C'.repeat(60))).toHaveLength(80);
});

it('refuses look-alike and invisible characters in codes', () => {
  expect(['PBB-P2', '01', 'UP3D 317407', 'PBJT/MAMIN'].map(isCode)).toEqual([true, true, true, true]);
  expect(['１２', 'A\u200bB', ' A', '', 'a,b', '=1+1', 'x'.repeat(81)].map(isCode)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('cleans names without changing what is seen', () => {
  expect(normalizeName('  Kota\u200b  Jakarta\u202e\n Selatan ')).toBe('Kota Jakarta Selatan');
  expect(normalizeName('Cafe\u0301')).toBe('Café');
  expect([hasInvisibleCharacters('Kota\u200b'), hasInvisibleCharacters('Kota')]).toEqual([true, false]);
});
