import { nameOrWords } from './code-words.ts';

it.each([
  ['BUMI-BANGUNAN', 'Bumi bangunan'],
  ['PENYEDIA-BBM', 'Penyedia BBM'],
  ['RUMAH_TANGGA', 'Rumah tangga'],
  ['SPA', 'Spa'],
])('the kind %s reads %s where it has no name', (code, words) => {
  expect(nameOrWords('objectClass', code, code)).toBe(words);
  expect(nameOrWords('objectClass', code, 'Rumah susun')).toBe('Rumah susun');
});

it('leaves codes of other dimensions as they are', () => {
  expect(nameOrWords('unit', 'UP-1', 'UP-1')).toBe('UP-1');
});
