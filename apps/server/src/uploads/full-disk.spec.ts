import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { temporaryFolder } from '../testing/small-agency.ts';
import { maxFileBytes } from './free-bytes.ts';
import { receiveFile } from './receive-file.ts';

const DISK_MB = 8;
const MEGABYTE = 1_048_576;
const LIMITS = { maxBytes: 1_000 * MEGABYTE, minBytesPerWindow: 0, windowMs: 60_000 };

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;

/** True if this account may mount a disk; elsewhere these tests are skipped. */
function mayMount(): boolean {
  const made = spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs -o size=1m tmpfs "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s']);
  return made.status === 0;
}
const whereMounted = mayMount() ? describe : describe.skip;

whereMounted('a disk of its own', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let disk: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    disk = join(folder.path, 'disk');
    await mkdir(disk);
    if (!mount('-t', 'tmpfs', '-o', `size=${String(DISK_MB)}m`, 'tmpfs', disk)) throw new Error('no disk');
  });
  afterAll(async () => {
    spawnSync('umount', [disk], { stdio: 'ignore' });
    await folder.remove();
  });

  it('takes no more than its free room less the reserve', async () => {
    expect(await maxFileBytes(disk, 2 * MEGABYTE)).toBe(6 * MEGABYTE);
    expect(await maxFileBytes(disk)).toBe(0);
    await writeFile(join(disk, 'other'), Buffer.alloc(3 * MEGABYTE));
    expect(await maxFileBytes(disk, 2 * MEGABYTE)).toBe(3 * MEGABYTE);
    await rm(join(disk, 'other'));
  });

  it('that fills up while a file comes ends the file', async () => {
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    const path = join(disk, 'file');
    await expect(receiveFile(Readable.from(Array.from({ length: 20 }, () => chunk)), path, null, LIMITS)).rejects.toMatchObject({
      reason: 'disk-full',
    });
    expect((await stat(path)).size).toBeLessThanOrEqual(DISK_MB * MEGABYTE);
    await rm(path);
    expect(await readdir(disk)).toEqual([]);
  });
});
