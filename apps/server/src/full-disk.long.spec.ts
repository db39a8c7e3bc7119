import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { controlSums, readManifest, verifyAudit, verifyGeneration } from '@pendapa/warehouse';
import { run, start } from './testing/launch.ts';
import { randomGenerator } from './testing/random-generator.ts';
import { temporaryFolder } from './testing/small-agency.ts';

/** More sizes with `npm run test:faults -- --full`. */
const SIZES = Number(process.env['PENDAPA_DISKS'] ?? 2);
const SEED = 24 + Number(process.env['PENDAPA_ROUND'] ?? 0);
const DISK_MB = 64;
const BLOCK = 4_096;

const EXAMPLES = resolve(__dirname, '../../../examples');
const PROFILE = join(EXAMPLES, 'profiles/daily-payments.json');
const HEADER = 'NTPD;Tanggal Buku;Jenis Pajak;UP3D;Kanal;Pokok;Denda;Potongan;Jumlah;Pembatalan Dari';

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
const unmount = (path: string): boolean => spawnSync('umount', [path], { stdio: 'ignore' }).status === 0;

/** True if this account may mount a disk; elsewhere these tests are skipped. */
function mayMount(): boolean {
  const made = spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs -o size=1m tmpfs "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s']);
  return made.status === 0;
}
const whereMounted = mayMount() ? describe : describe.skip;

jest.setTimeout(120_000 + SIZES * 30_000);

whereMounted('a disk of its own', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let disk: string;
  let data: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    disk = join(folder.path, 'disk');
    data = join(disk, 'data');
    await mkdir(disk);
    if (!mount('-t', 'tmpfs', '-o', `size=${String(DISK_MB)}m`, 'tmpfs', disk)) throw new Error('no disk');
    await mkdir(data);
    expect(await load(1)).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    unmount(disk);
    await folder.remove();
  });

  async function load(day: number) {
    const date = `${String(day).padStart(2, '0')}/01/2024`;
    const lines = Array.from({ length: 200 }, (_, row) => `${String(day)}-${String(row)};${date};PBB-P2;Unit 1;VA;1.000;0;0;1.000;`);
    const file = join(folder.path, `day-${String(day)}.csv`);
    await writeFile(file, `${HEADER}\n${lines.join('\n')}\n`);
    return run(['import', file, '--profile', PROFILE, '--data', data]);
  }

  const served = async () => {
    const manifest = await readManifest(data);
    if (!manifest) throw new Error('nothing is served');
    const faults = (await verifyGeneration(data, manifest)).map(({ message }) => message);
    return { generation: manifest.generation, sum: Number(controlSums(manifest)['payments.amount']), faults };
  };

  const room = async (): Promise<number> => {
    const { bavail, bsize } = await statfs(disk);
    return bavail * bsize;
  };

  /** Fills the disk until only `bytes` are free. */
  async function leave(bytes: number): Promise<void> {
    const filler = join(disk, 'filler');
    await writeFile(filler, '');
    const size = Math.max(0, (await room()) - bytes);
    await writeFile(filler, Buffer.alloc(size)).catch(() => undefined);
    await truncate(filler, size);
  }
  const free = () => rm(join(disk, 'filler'), { force: true });

  it('that is full refuses a load, says so, and serves what it served; the next load finds room', async () => {
    const next = randomGenerator(SEED);
    const before = await room();
    expect(await load(2)).toMatchObject({ code: 0 });
    const wanted = before - (await room());
    let refused = 0;
    for (let size = 0; size < SIZES; size += 1) {
      const earlier = await served();
      // From nothing to about the size of a load.
      const left = Math.floor(((size + next()) / SIZES) * wanted);
      await leave(left - (left % BLOCK));
      const { code, err, out } = await load(3 + size);
      await free();
      const later = await served();
      expect([size, later.faults]).toEqual([size, []]);
      if (code === 0) expect([size, later.sum]).toEqual([size, earlier.sum + 200_000]);
      else {
        refused += 1;
        expect([size, later]).toEqual([size, earlier]);
        expect(`${out}${err}`).toMatch(/The disk is full|must be recorded/);
      }
      expect([size, (await load(3 + size)).code]).toEqual([size, 0]);
      expect([size, (await readdir(data)).filter((name) => /^(lock|drafts)$/.test(name))]).toEqual([size, []]);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('that is full under a server is a state of /readyz until there is room; figures are answered, exports are not', async () => {
    const { child, printed, ended } = start(['serve', '--data', data, '--port', '0']);
    const [address] = await printed(/http:\/\/localhost:\d+/);
    const ready = async (): Promise<unknown> => (await fetch(`${address}/readyz`)).json();
    const answer = async () => (await fetch(`${address}/api/v1/answers/revenue?m=amount&from=2024-01-01&to=2024-12-31`)).status;
    const record = async () => {
      const body = JSON.stringify({ page: '/overview', format: 'csv', rows: 1, filters: {}, generation: 1 });
      const headers = { 'content-type': 'application/json', origin: address };
      return (await fetch(`${address}/api/v1/audit/exports`, { method: 'POST', body, headers })).status;
    };
    expect([await ready(), await record()]).toEqual([{ status: 'ok' }, 204]);
    for (const left of [0, BLOCK, 2 * BLOCK, 64 * BLOCK]) {
      await leave(left);
      const refused = await record();
      expect([left, await ready(), await answer()]).toEqual([left, { status: 'degraded', states: ['disk-full'] }, 200]);
      if (left === 0) expect(refused).toBe(503);
      await free();
      expect([left, await ready(), await record()]).toEqual([left, { status: 'ok' }, 204]);
    }
    child.kill('SIGTERM');
    const { code, err } = await ended;
    const steps = err.match(/"health":"disk-full","step":"(begin|end)"/g) ?? [];
    expect([code, steps.length, (await verifyAudit(data)).faults]).toEqual([0, 8, []]);
    expect((await readdir(join(data, 'audit'))).filter((name) => !/^(audit-\d{4}\.jsonl|head\.json)$/.test(name))).toEqual([]);
  });

  it('that is mounted for reading takes no load and says so; what is there is still told', async () => {
    const earlier = await served();
    expect(mount('-o', 'remount,ro', disk)).toBe(true);
    try {
      const { code, out, err } = await load(28);
      expect([code, `${out}${err}`]).toEqual([1, expect.stringMatching(/may not be opened or written to|must be recorded/)]);
      expect((await run(['status', '--data', data])).code).toBe(0);
      expect(await served()).toEqual(earlier);
    } finally {
      mount('-o', 'remount,rw', disk);
    }
  });
});
