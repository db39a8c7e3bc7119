import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockOwner, acquireLock } from './lock.ts';
import { inRandomOrder } from '../testing/random-file-order.ts';
import { temporaryFolder } from '../testing/small-agency.ts';

/** Higher than any process number that the system gives. */
const DEAD = { pid: 4_194_305, began: '1', token: 'gone' };

let folder = '';
let path = '';
let remove: () => Promise<void>;
beforeEach(async () => {
  const temporary = await temporaryFolder();
  folder = temporary.path;
  path = join(folder, 'lock');
  remove = temporary.remove;
});
afterEach(() => remove());

it('is held by one at a time, and told of', async () => {
  expect(await lockOwner(path)).toBeNull();
  const release = await acquireLock(path);
  expect(await lockOwner(path)).toEqual({ pid: process.pid, alive: true });
  await expect(acquireLock(path)).rejects.toThrow(`(number ${String(process.pid)})`);
  await release();
  expect(await readdir(folder)).toEqual([]);
});

it('is taken over from the dead, with what they left beside it', async () => {
  await writeFile(path, JSON.stringify(DEAD));
  await writeFile(`${path}.one.dead`, JSON.stringify(DEAD));
  await writeFile(`${path}.two`, JSON.stringify(DEAD));
  await writeFile(`${path}.taking-over`, JSON.stringify(DEAD));
  await writeFile(`${path}.taking-over.taking-over`, JSON.stringify(DEAD));
  expect(await lockOwner(path)).toEqual({ pid: DEAD.pid, alive: false });
  const release = await acquireLock(path);
  expect(await readdir(folder)).toEqual(['lock']);
  await release();
});

it('leaves alone what belongs to somebody who lives', async () => {
  const living = JSON.stringify({ pid: process.ppid, began: null, token: 'other' });
  await writeFile(`${path}.other`, living);
  await writeFile(`${path}.written`, '');
  const release = await acquireLock(path);
  expect((await readdir(folder)).sort()).toEqual(['lock', 'lock.other', 'lock.written']);
  expect(await readFile(`${path}.other`, 'utf8')).toBe(living);
  await release();
});

it('has one owner at a time, in whatever order those come who want it from a dead one', async () => {
  for (let seed = 0; seed < 40; seed += 1) {
    await writeFile(path, JSON.stringify(DEAD));
    if (seed % 2 > 0) await writeFile(`${path}.taking-over`, JSON.stringify(DEAD));
    let [owners, taken, maxOwners] = [0, 0, 0];
    const wanting = async () => {
      const release = await acquireLock(path).catch(() => null);
      if (!release) return;
      taken += 1;
      owners += 1;
      maxOwners = Math.max(maxOwners, owners);
      await readFile(path);
      owners -= 1;
      await release();
    };
    await inRandomOrder(
      seed,
      Array.from({ length: 6 }, () => wanting),
    );
    expect({ seed, maxOwners, isTaken: taken > 0, left: await readdir(folder) }).toEqual({ seed, maxOwners: 1, isTaken: true, left: [] });
  }
});

it('binds nobody in a copy of its folder, and still binds where the folder was renamed', async () => {
  const release = await acquireLock(path);
  const [copy, moved] = [`${folder}-copy`, `${folder}-moved`];
  await cp(folder, copy, { recursive: true, preserveTimestamps: true });
  const copied = join(copy, 'lock');
  expect(await lockOwner(copied)).toEqual({ pid: process.pid, alive: false });
  const releaseCopy = await acquireLock(copied);
  expect(await lockOwner(copied)).toEqual({ pid: process.pid, alive: true });
  await releaseCopy();
  await rename(folder, moved);
  await expect(acquireLock(join(moved, 'lock'))).rejects.toThrow(`(number ${String(process.pid)})`);
  await rename(moved, folder);
  await release();
  await rm(copy, { recursive: true });
});

it('is taken over from a number that belongs to another process by now, of this account or another', async () => {
  for (const pid of [process.pid, 1]) {
    await writeFile(path, JSON.stringify({ pid, began: '0', token: 'earlier' }));
    expect(await lockOwner(path)).toEqual({ pid, alive: false });
  }
  const other = { pid: process.pid, began: null, boot: 'an earlier start of the system', token: 'earlier' };
  await writeFile(path, JSON.stringify(other));
  expect(await lockOwner(path)).toEqual({ pid: process.pid, alive: false });
});
