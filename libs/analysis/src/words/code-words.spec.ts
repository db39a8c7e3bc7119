import { codeWords } from './code-words.ts';

it.each([
  ['BUMI-BANGUNAN', 'Bumi bangunan'],
  ['PENYEDIA-BBM', 'Penyedia BBM'],
  ['RUMAH_TANGGA', 'Rumah tangga'],
  ['SPA', 'Spa'],
])('the kind %s reads %s', (code, words) => {
  expect(codeWords('objectClass', code)).toBe(words);
});

it('leaves codes that have names to their names', () => {
  expect(codeWords('unit', 'UP-1')).toBeNull();
});
