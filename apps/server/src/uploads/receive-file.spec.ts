import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { receiveFile } from './receive-file.ts';

const LIMITS = { maxBytes: 1_000, minBytesPerWindow: 0, windowMs: 60_000 };

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'pendapa-receive-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const receive = (source: Readable, announced: number | null, limits = LIMITS) =>
  receiveFile(source, join(folder, 'file'), announced, limits);
const parts = (...texts: readonly string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

it('writes a file that only this account reads, and says its bytes and checksum', async () => {
  const sha256 = createHash('sha256').update('satu;dua').digest('hex');
  expect(await receive(parts('satu', ';dua'), null)).toEqual({ bytes: 8, sha256 });
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('satu;dua');
  expect((await stat(join(folder, 'file'))).mode & 0o777).toBe(0o600);
});

it('refuses a file beyond the limit, whether it is announced or not', async () => {
  await expect(receive(parts('x'), 1_001)).rejects.toMatchObject({ reason: 'too-large' });
  await expect(receive(parts('x'.repeat(600), 'x'.repeat(600)), null)).rejects.toMatchObject({ reason: 'too-large' });
});

it('refuses fewer bytes than were announced', async () => {
  await expect(receive(parts('x'.repeat(9)), 10)).rejects.toMatchObject({ reason: 'broken-off' });
});

it('refuses what breaks off', async () => {
  async function* half() {
    yield Buffer.from('half');
    await Promise.reject(new Error('the connection was lost'));
  }
  await expect(receive(Readable.from(half()), null)).rejects.toMatchObject({ reason: 'broken-off' });
});

it('ends a sender that is slower than the limit', async () => {
  const source = new PassThrough();
  source.write('a byte or two');
  await expect(receive(source, null, { ...LIMITS, minBytesPerWindow: 100, windowMs: 20 })).rejects.toMatchObject({ reason: 'slow' });
  expect(source.destroyed).toBe(true);
});
