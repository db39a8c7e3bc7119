import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acquireServingLock } from './serving-lock.ts';
import { temporaryFolder } from '../testing/small-agency.ts';

it('lets one server have a folder at a time, and tidies up after one that was killed', async () => {
  const { path, remove } = await temporaryFolder();
  await mkdir(join(path, 'spill-17'));
  await writeFile(join(path, 'spill-17', 'duckdb_temp_storage-0.tmp'), 'x');
  const leave = await acquireServingLock(path);
  expect((await readdir(path)).filter((name) => name.startsWith('spill-'))).toEqual([]);
  await expect(acquireServingLock(path)).rejects.toMatchObject({
    texts: { en: expect.stringContaining(`served by another process already (number ${String(process.pid)})`) as string },
  });
  await leave();
  await (
    await acquireServingLock(path)
  )();
  await remove();
});

it('lets a copy of a folder be served while the original is', async () => {
  const { path, remove } = await temporaryFolder();
  const leave = await acquireServingLock(path);
  const copy = `${path}-copy`;
  await cp(path, copy, { recursive: true });
  const leaveCopy = await acquireServingLock(copy);
  await expect(acquireServingLock(path)).rejects.toThrow('served by another process already');
  await expect(acquireServingLock(copy)).rejects.toThrow('served by another process already');
  await leaveCopy();
  await leave();
  await rm(copy, { recursive: true });
  await remove();
});
