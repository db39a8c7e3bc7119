import { describeDiskError } from './disk-error.ts';

const coded = (code: string): Error => Object.assign(new Error('write'), { code });

it.each([
  ['the system', coded('ENOSPC'), /Ruang disk habis/],
  ['the engine', new Error('IO Error: Could not write file "/d/x.duckdb": No space left on device'), /Ruang disk habis/],
  ['what another error was caused by', new Error('failed', { cause: coded('EDQUOT') }), /Ruang disk habis/],
  ['a folder that is mounted for reading', coded('EROFS'), /tidak boleh dibuka atau ditulis/],
  ['a folder of somebody else', Object.assign(coded('EACCES'), { path: '/d/current.json' }), /^"\/d\/current\.json" tidak boleh/],
])('says what to do when %s tells of the disk', (_what, error, words) => {
  const texts = describeDiskError(error);
  expect(texts?.id).toMatch(words);
  expect(texts?.en).toContain('The published data did not change.');
});

it('leaves other failures alone', () => {
  expect(describeDiskError(new Error('out of memory'))).toBeNull();
  expect(describeDiskError(new Error('listen EACCES: permission denied 127.0.0.1:80'))).toBeNull();
});
