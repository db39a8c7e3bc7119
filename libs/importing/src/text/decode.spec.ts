import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileSha256, readText, type Encoding } from './decode.ts';

jest.setTimeout(30_000);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pendapa-decode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function decode(bytes: Buffer, encoding: Encoding) {
  const path = join(folder, 'file.csv');
  await writeFile(path, bytes);
  let text = '';
  const result = await readText(path, encoding, (part) => {
    text += part;
  });
  return { text, result, sha256: await fileSha256(path) };
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
  const { text, result, sha256 } = await decode(bytes, encoding);
  expect(text).toBe('a,Piñas\n1,2\n');
  expect(result).toEqual({ sha256, bytes: bytes.length });
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

it.each<[string, Buffer, string]>([
  ['a workbook', Buffer.from('PK\x03\x04\x14\x00\n', 'latin1'), 'Excel (.xlsx) / ZIP'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0x0a]), 'Excel (.xls)'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'PDF'],
])('tells %s that was taken for text', async (_name, bytes, seen) => {
  expect((await decode(bytes, 'utf-8')).result).toEqual({ code: 'not-text', line: 1, params: { seen } });
});

it('refuses a line without end', async () => {
  expect((await decode(Buffer.alloc((16 << 20) + 300_000, 0x61), 'utf-8')).result).toMatchObject({ code: 'line-too-long', line: 1 });
});
