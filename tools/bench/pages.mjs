import { isDeepStrictEqual, parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { filterTimes, watchFilters, watchLoading } from './page-probes.mjs';
import { BROWSER } from './browser.mjs';
import { readListedPages } from './initial-queries.mjs';
import { pageMemory } from './page-memory.mjs';
import { served } from './served.mjs';
import { slowPages } from './slow-pages.mjs';
import { outlookTimes } from './outlook-times.mjs';

const USAGE = `Usage: npm run bench:pages -- --data <folder> | --url <address> [--repeats 10] [--pages /targets,/temporal]
       npm run bench:pages -- --slow --data <folder> | --url <address> [--repeats 5] [--pages /] [--waterfall]
       npm run bench:pages -- --memory --data <folder> | --url <address> [--pages /]

Opens the built pages of the served product in Chromium and measures, per page: largest paint, last change of anything and
of the page's own figures, layout shift; from a filter's key to the first change on screen and to the last chart (median and 95th percentile); how many times a chart was
drawn for one change of filters; and the page's own script, packed. Of /predictive also from the data to the outlook, and from a supposition to
the last change.

--slow: cold loads of / (or of the pages named) beside a bare page of MUI with two charts, built for it: on a line of 150 ms and 1.6 Mbit/s with a
quarter of the processor, the same without brotli, and without limits. First paint, first key figure, largest paint, last change, requests, KB.

--memory: what the script of / (or of the pages named) holds when it stands, and after as many changes of filters as ten minutes see.`;

const PORT = 4399;
/** Built pages with figures. A page with several addresses is measured once. */
const PAGES = (await readListedPages())
  .filter(({ built, asks }, at, all) => built && asks.length > 0 && all.findIndex((one) => isDeepStrictEqual(one.asks, asks)) === at)
  .map(({ path }) => path);
const GOALS = { lcp: 600, last: 1200, cls: 0.02, feedback: 100, charts: 250, chartsLate: 500, commits: 2, own: 60 };
/** Runs in the page: true once every panel has its figures. */
const FIGURES = () =>
  document.querySelector('main table, main figure') !== null && document.querySelector('main [aria-busy="true"], #root[inert]') === null;
const DESKTOP = { width: 1280, height: 900 };

const ascending = (values) => [...values].sort((a, b) => a - b);
const quantile = (values, part) => ascending(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;
const rounded = (value, digits = 0) => (Number.isFinite(value) ? String(Math.round(value * 10 ** digits) / 10 ** digits) : '-');

/** Kilobytes of the page's own script with gzip. A page's chunk is named after its file. */
async function ownScript(page, path) {
  const name = path === '/' ? 'revenue-op-trend-page' : `${path.slice(1)}-page`;
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name: address }) => address));
  const own = scripts.find((address) => address.includes(name) && address.endsWith('.js'));
  if (!own) return NaN;
  return gzipSync(await (await fetch(own)).text()).length / 1024;
}

async function measure(browser, url, path, repeats) {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(watchLoading);
  const loads = [];
  for (let at = 0; at < Math.max(3, Math.ceil(repeats / 3)); at += 1) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(FIGURES, null, { timeout: 60_000 });
    await page.waitForTimeout(600);
    loads.push(await page.evaluate(() => globalThis.loading()));
  }
  await page.evaluate(watchFilters);
  const changes = [];
  // The current month, then earlier months: queries that the browser has not cached. A page without a period has no such times.
  const hasPeriod = await filterTimes(page, 'm').then(
    () => true,
    () => false,
  );
  for (let at = 0; hasPeriod && at < repeats; at += 1) changes.push(await filterTimes(page, 'ArrowLeft'));
  const own = await ownScript(page, path);
  await context.close();
  const of = (list, key) => list.map((entry) => entry[key]);
  return {
    path,
    lcp: quantile(of(loads, 'lcp'), 0.5),
    last: quantile(of(loads, 'last'), 0.5),
    figures: quantile(of(loads, 'own'), 0.5),
    cls: Math.max(...of(loads, 'cls')),
    feedback: quantile(of(changes, 'feedback'), 0.5),
    feedbackLate: quantile(of(changes, 'feedback'), 0.95),
    charts: quantile(of(changes, 'charts'), 0.5),
    chartsLate: quantile(of(changes, 'charts'), 0.95),
    commits: hasPeriod ? Math.max(...of(changes, 'commits')) : NaN,
    own,
  };
}

function report(rows) {
  const head = ['page', 'LCP ms', 'last ms', 'figures ms', 'CLS', 'feedback ms', 'p95', 'charts ms', 'p95', 'commits', 'own KB gz'];
  const lines = rows.map((row) => [
    row.path,
    rounded(row.lcp),
    rounded(row.last),
    rounded(row.figures),
    rounded(row.cls, 3),
    rounded(row.feedback),
    rounded(row.feedbackLate),
    rounded(row.charts),
    rounded(row.chartsLate),
    rounded(row.commits),
    rounded(row.own, 1),
  ]);
  const goals = [
    'goal',
    GOALS.lcp,
    GOALS.last,
    '',
    GOALS.cls,
    GOALS.feedback,
    '',
    GOALS.charts,
    GOALS.chartsLate,
    GOALS.commits,
    GOALS.own,
  ];
  const table = [head, ...lines, goals.map(String)];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column].length)));
  for (const line of table)
    console.log(line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '));
}

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    url: { type: 'string' },
    slow: { type: 'boolean', default: false },
    memory: { type: 'boolean', default: false },
    waterfall: { type: 'boolean', default: false },
    repeats: { type: 'string' },
    pages: { type: 'string' },
  },
});
const chosen = values.pages?.split(',') ?? (values.slow || values.memory ? ['/'] : PAGES);
const repeats = Number(values.repeats ?? (values.slow ? 5 : 10));
const unknown = chosen.filter((path) => !PAGES.includes(path));
if (unknown.length > 0) console.error(`No page with figures of its own: ${unknown.join(', ')}`);
if ((!values.data && !values.url) || unknown.length > 0) {
  console.error(USAGE);
  process.exit(2);
}

async function measureFilters(browser, url) {
  const rows = [];
  for (const path of chosen) rows.push(await measure(browser, url, path, repeats));
  report(rows);
  if (!chosen.includes('/predictive')) return;
  const { outlook, slider, loading, sliding } = await outlookTimes(browser, url);
  console.log(
    `/predictive: outlook of all lines ${rounded(outlook)} ms after the data (goals 1,000 and 3,000), supposition ${rounded(slider)} ms`,
  );
  console.log(
    `(goal 200); longest task of the main thread ${rounded(loading)} ms while loading, ${rounded(sliding)} ms while supposing (goal 50)`,
  );
}

const server = await served({ ...values, port: PORT });
const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] });
try {
  if (values.slow) await slowPages(browser, server.url, chosen, repeats, { waterfalls: values.waterfall });
  else if (values.memory) await pageMemory(browser, server.url, chosen);
  else await measureFilters(browser, server.url);
} finally {
  await browser.close();
  server.stop();
}
