import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { temporaryFolder } from '../testing/small-agency.ts';
import { freeBytes } from './free-bytes.ts';
import { receiveFile } from './receive-file.ts';
import { UploadReceiver } from './receive-upload.ts';
import { UploadFolder } from './upload-folder.ts';
import { UploadStore } from './upload-store.ts';

const DISK_MB = 8;
const MEGABYTE = 1_048_576;
const LIMITS = { maxBytes: 1_000 * MEGABYTE, minBytesPerWindow: 0, windowMs: 60_000 };

const ACTOR = { role: 'importer', subject: 'sari', session: null, address: null } as const;

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
  const receiver = async (reserve: number): Promise<UploadReceiver> => {
    const store = await UploadStore.open(new UploadFolder(disk), disk);
    return new UploadReceiver({ dataFolder: disk, store, record: () => Promise.resolve(), reserve });
  };
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
    expect(await freeBytes(disk, 2 * MEGABYTE)).toBe(6 * MEGABYTE);
    expect(await (await receiver(2 * MEGABYTE)).maxFileBytes()).toBe(6 * MEGABYTE);
    expect(await (await receiver(256 * MEGABYTE)).maxFileBytes()).toBe(0);
    await writeFile(join(disk, 'other'), Buffer.alloc(3 * MEGABYTE));
    expect(await (await receiver(2 * MEGABYTE)).maxFileBytes()).toBe(3 * MEGABYTE);
    await rm(join(disk, 'other'));
  });

  it('keeps its reserve if two files come at once: what the first may take is not promised to the second', async () => {
    const both = await receiver(2 * MEGABYTE);
    const content = new PassThrough();
    const first = both.receive({ content, name: 'a.csv', announced: 4 * MEGABYTE, actor: ACTOR });
    while ((await both.maxFileBytes()) !== 2 * MEGABYTE) continue;
    const second = (megabytes: number) =>
      both.receive({
        content: Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(MEGABYTE, 'x'))),
        name: 'b.csv',
        announced: megabytes * MEGABYTE,
        actor: ACTOR,
      });
    await expect(second(3)).rejects.toMatchObject({ problem: { status: 507, code: 'upload-disk-full' } });
    expect(await second(1)).toMatchObject({ bytes: MEGABYTE });
    content.end(Buffer.alloc(4 * MEGABYTE, 'x'));
    expect(await first).toMatchObject({ bytes: 4 * MEGABYTE });
    await rm(join(disk, 'uploads'), { recursive: true });
    expect(await both.maxFileBytes()).toBe(6 * MEGABYTE);
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
