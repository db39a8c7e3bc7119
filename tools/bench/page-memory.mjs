import { filterTimes, watchFilters } from './page-probes.mjs';

/** Changes of filters that a hurried user makes in ten minutes. */
const CHANGES = 200;
const GOAL_MB = 60;
const MEGABYTE = 1_000_000;
/** Keys that choose earlier and earlier periods, so that the browser has no cached answers. */
const KEYS = ['m', ...Array.from({ length: 20 }, () => 'ArrowLeft'), 'y', ...Array.from({ length: 3 }, () => 'ArrowLeft')];

const tenths = (megabytes) => String(Math.round(megabytes * 10) / 10);

async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / MEGABYTE;
}

/** Script memory of each page in MB after garbage collection: after loading, and after many changes of filters. */
export async function pageMemory(browser, url, paths) {
  console.log(`${'page'.padEnd(26)} opened  after ${CHANGES} changes  (goal ${GOAL_MB} MB)`);
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const afterLoad = await heapOf(session);
    await page.evaluate(watchFilters);
    let changes = 0;
    while (changes < CHANGES && (await filterTimes(page, KEYS[changes % KEYS.length]).catch(() => null))) changes += 1;
    const after = changes < CHANGES ? `${changes} changes only` : tenths(await heapOf(session));
    console.log(`${path.padEnd(26)} ${tenths(afterLoad).padStart(6)}  ${after}`);
    await context.close();
  }
}
