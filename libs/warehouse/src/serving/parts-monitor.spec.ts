import { mkdir, open, rm, truncate, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Part } from '../generations/manifest.ts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { PartsMonitor } from './parts-monitor.ts';

const MEGABYTES = 10;
const BYTES = MEGABYTES * 1_000_000;
const PARTS = 24;

let folder: { path: string; remove: () => Promise<void> };
let parts: readonly Part[];
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(folder.path, { recursive: true });
  const sha256 = createHash('sha256').update(Buffer.alloc(BYTES)).digest('hex');
  parts = Array.from({ length: PARTS }, (_, index) => ({ file: `${String(index)}.duckdb`, bytes: BYTES, sha256 }) as Part);
  for (const { file } of parts) {
    await writeFile(join(folder.path, file), '');
    // Holes take no room on the disk.
    await truncate(join(folder.path, file), BYTES);
  }
});
afterEach(() => folder.remove());

async function flip({ file }: Part): Promise<void> {
  const handle = await open(join(folder.path, file), 'r+');
  await handle.write(Buffer.from([1]), 0, 1, BYTES >> 1);
  await handle.close();
}

/** How many looks, one a second, until a damaged part is found; 60 are a minute. */
async function looksUntilFound(watch: PartsMonitor): Promise<{ looks: number; found: readonly string[] }> {
  for (let looks = 1; looks <= 60; looks += 1) {
    const found = await watch.check(parts);
    if (found.length > 0) return { looks, found: found.map(({ file }) => file) };
  }
  return { looks: Infinity, found: [] };
}

it('reads all parts within the looks of a minute, up to two gigabytes, and then only what changed', async () => {
  const last = parts[PARTS - 1] as Part;
  await flip(last);
  const watch = new PartsMonitor(folder.path);
  const { looks, found } = await looksUntilFound(watch);
  expect(found).toEqual([last.file]);
  // At the pace of these looks sixty are two gigabytes.
  const pace = (PARTS * MEGABYTES) / looks;
  expect(pace * 60).toBeGreaterThanOrEqual(2_000);

  expect(await watch.check(parts)).toEqual([]);
  await flip(parts[3] as Part);
  await rm(join(folder.path, (parts[5] as Part).file));
  const changed = await watch.check(parts);
  expect(changed.map(({ file }) => file)).toEqual(['3.duckdb', '5.duckdb']);
});

it('lets no look take a part for whole that another is still reading', async () => {
  const last = parts[PARTS - 1] as Part;
  await flip(last);
  const watch = new PartsMonitor(folder.path);
  const found = await Promise.all([looksUntilFound(watch), looksUntilFound(watch)]);
  expect(found.map((each) => each.found)).toEqual([[last.file], [last.file]]);
});
