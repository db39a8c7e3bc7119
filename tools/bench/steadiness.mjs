import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER } from './browser.mjs';
import { readListedPages } from './initial-queries.mjs';
import { served } from './served.mjs';
import { layoutShifts } from './layout-shifts.mjs';

const MAX_SHIFT = 0.02;

const USAGE = `Usage: npm run check:steadiness -- --data <folder> | --url <address> [--pages /targets,/temporal] [--widths 360,768,1366] [--shifts]

Opens every built page at three widths in Chromium while each answer takes two seconds longer, once as the server draws the page and once
without that drawing. Prints the layout shift (CLS) of each visit, and fails where one exceeds ${MAX_SHIFT}.

--shifts: also which elements moved.`;

const DELAY = 2_000;
const PORT = 4398;
const HEIGHTS = { 360: 740, 768: 1024, 1366: 768 };
/** Visits at the same time: most of a visit is waiting. */
const VISITS = 3;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    url: { type: 'string' },
    pages: { type: 'string' },
    widths: { type: 'string', default: '360,768,1366' },
    shifts: { type: 'boolean', default: false },
  },
});
if (!values.data && !values.url) {
  console.error(USAGE);
  process.exit(2);
}

const built = (await readListedPages()).filter((page) => page.built).map(({ path }) => path);
const paths = values.pages?.split(',') ?? built;
const widths = values.widths.split(',').map(Number);
const visits = paths.flatMap((path) =>
  widths.flatMap((width) => [true, false].map((isPrerendered) => ({ path, width, height: HEIGHTS[width] ?? 800, isPrerendered }))),
);

const server = await served({ ...values, port: PORT });
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
const failed = [];
async function work(waiting) {
  for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
    const { total, shifts } = await layoutShifts(browser, server.url, visit, DELAY);
    const { path, width, isPrerendered } = visit;
    const line = `${path.padEnd(28)} ${String(width).padStart(5)} ${isPrerendered ? 'drawn  ' : 'undrawn'} ${Math.round(total * 1_000) / 1_000}`;
    if (total > MAX_SHIFT) failed.push(line);
    console.log(total > MAX_SHIFT ? `${line}  over ${MAX_SHIFT}` : line);
    if (values.shifts) for (const shift of shifts) console.log(`    ${shift}`);
  }
}
try {
  const waiting = [...visits];
  await Promise.all(Array.from({ length: VISITS }, () => work(waiting)));
} finally {
  await browser.close();
  server.stop();
}
console.log(`${visits.length - failed.length} of ${visits.length} visits shift by at most ${MAX_SHIFT}`);
if (failed.length > 0) process.exitCode = 1;
