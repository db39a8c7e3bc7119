import { readText } from './decode.ts';
import type { Encoding } from './encodings.ts';

const BLOCK = 1 << 18;

// Splits bytes into blocks as they are read from a file.
async function* blocks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += BLOCK) yield await Promise.resolve(bytes.subarray(at, at + BLOCK));
}

async function decode(bytes: Buffer, encoding: Encoding) {
  let text = '';
  const result = await readText(blocks(bytes), encoding, (part) => {
    text += part;
  });
  return { text, result };
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

it.each<[string, Buffer, Encoding]>([
  ['UTF-8', Buffer.from('a,Piñas\n1,2\n'), 'utf-8'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFa,Piñas\n1,2\n'), 'utf-8'],
  ['UTF-16LE with a mark', Buffer.from('\uFEFFa,Piñas\n1,2\n', 'utf16le'), 'utf-16le'],
  ['UTF-16LE without one', Buffer.from('a,Piñas\n1,2\n', 'utf16le'), 'utf-16le'],
  ['UTF-16BE', utf16be('\uFEFFa,Piñas\n1,2\n'), 'utf-16be'],
  ['Windows-1252', Buffer.from('a,Piñas\n1,2\n', 'latin1'), 'windows-1252'],
])('reads %s', async (_name, bytes, encoding) => {
  const { text, result } = await decode(bytes, encoding);
  expect(text).toBe('a,Piñas\n1,2\n');
  expect(result).toBeNull();
});

it('reads characters of several bytes over the edges of the blocks', async () => {
  const line = `${'漢'.repeat(1_001)}\n`;
  const { text } = await decode(Buffer.from(line.repeat(500)), 'utf-8');
  expect(text).toBe(line.repeat(500));
});

it('tells the line and the place of a byte that is no text', async () => {
  const bytes = Buffer.concat([Buffer.from('a,b\n1,2\nPi'), Buffer.from([0xf1]), Buffer.from('as,3\n')]);
  expect((await decode(bytes, 'utf-8')).result).toEqual({
    code: 'encoding-invalid',
    line: 3,
    params: { encoding: 'utf-8', position: '3' },
  });
});

it('tells a lone surrogate and a cut character', async () => {
  expect((await decode(Buffer.from('a\n\uD800b\n', 'utf16le'), 'utf-16le')).result).toMatchObject({ code: 'encoding-invalid', line: 2 });
  expect((await decode(Buffer.from([0x61, 0x0a, 0xc3]), 'utf-8')).result).toMatchObject({ code: 'encoding-invalid', line: 2 });
});

it.each<[string, Buffer, Encoding, string]>([
  ['UTF-16 declared as UTF-8', Buffer.from('\uFEFFa,b\n', 'utf16le'), 'utf-8', 'utf-16le'],
  ['UTF-8 with a mark declared as Windows-1252', Buffer.from('\uFEFFa,b\n'), 'windows-1252', 'utf-8'],
  ['UTF-8 declared as Windows-1252, which would give Ã±', Buffer.from('a,Piñas\n'), 'windows-1252', 'utf-8'],
])('refuses %s', async (_name, bytes, declared, seen) => {
  expect((await decode(bytes, declared)).result).toEqual({ code: 'encoding-mismatch', line: 1, params: { declared, seen } });
});

it('refuses a line without end', async () => {
  expect((await decode(Buffer.alloc((16 << 20) + 300_000, 0x61), 'utf-8')).result).toMatchObject({ code: 'line-too-long', line: 1 });
});
