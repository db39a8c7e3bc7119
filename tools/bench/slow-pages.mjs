import { serveBarePage } from './bare-page/serve.mjs';
import { watchStart } from './page-probes.mjs';

/** A connection with 1.6 Mbit/s and a latency of 150 ms, and a quarter of the processor speed. */
const SLOW = { latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 };
const VIEWPORT = { width: 1280, height: 900 };
const QUIET = 1_500;
const MAX_WAIT_MS = 60_000;

/** Goals for pages on the slow connection: ms, requests and KB. */
const GOALS = { paint: 1_000, figure: 1_500, last: 4_000, requests: 20, kilobytes: 370 };
/** Maximum time of the first figure, divided by that of the minimal page, without limits. */
const GOAL_RATIO = 1.2;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Emulates a slow connection. `gzip` refuses brotli, which browsers accept only with TLS. */
async function limit(page, { slow, gzip }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (gzip) await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  if (slow) {
    const bytes = SLOW.bitsPerSecond / 8;
    const line = { offline: false, latency: SLOW.latency, downloadThroughput: bytes, uploadThroughput: bytes };
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.slowdown });
  }
  return session;
}

/** Every request with its times in ms from the first one, and its bytes with headers. */
function watchRequests(session) {
  const requests = new Map();
  let began = NaN;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    if (requests.size === 0) began = timestamp;
    requests.set(requestId, { url: request.url, from: (timestamp - began) * 1_000, to: NaN, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { to: (timestamp - began) * 1_000, bytes: encodedDataLength });
  });
  return requests;
}

/** One load without a cache, until nothing has changed for a while. */
async function start(browser, address, limits) {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchStart);
    const requests = watchRequests(await limit(page, limits));
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((quiet) => globalThis.start().still > quiet, QUIET, { timeout: MAX_WAIT_MS, polling: 250 });
    const seen = await page.evaluate(() => globalThis.start());
    const before = [...requests.values()].filter(({ from }) => from <= seen.last);
    return { ...seen, requests: before.length, kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, waterfall: before };
  } finally {
    await context.close();
  }
}

const COLUMNS = ['paint', 'figure', 'lcp', 'last', 'requests', 'kilobytes'];

async function medians(browser, address, limits, repeats) {
  const runs = [];
  for (let at = 0; at < repeats; at += 1) runs.push(await start(browser, address, limits));
  const numbers = Object.fromEntries(COLUMNS.map((key) => [key, median(runs.map((run) => run[key]))]));
  return { ...numbers, cls: Math.max(...runs.map(({ cls }) => cls)), element: runs.at(-1).element, waterfall: runs.at(-1).waterfall };
}

const HEAD = ['', 'first paint', 'first figure', 'LCP', 'last change', 'requests', 'KB', 'CLS', 'largest element'];
const thousandths = (value) => String(Math.round(value * 1_000) / 1_000);
const lineOf = (name, row) => [name, ...COLUMNS.map((key) => String(Math.round(row[key]))), thousandths(row.cls), row.element];

function print(lines) {
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const last = HEAD.length - 1;
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => (at === 0 || at === last ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
        .join('  ')
        .trimEnd(),
    );
}

function printWaterfall(name, requests) {
  console.log(`\n${name}: ms from the first request, bytes`);
  for (const { url, from, to, bytes } of requests) {
    const { pathname, search } = new URL(url);
    const [began, ended, size] = [from, to, bytes].map((value) => (Number.isFinite(value) ? String(Math.round(value)) : '-').padStart(6));
    console.log(`${began} ${ended} ${size}  ${(pathname + search).slice(0, 110)}`);
  }
}

/** Loads pages and the minimal page without a cache in one run: slow, slow without brotli, and without limits. */
export async function slowPages(browser, url, paths, repeats, { waterfalls }) {
  const bare = await serveBarePage();
  const kinds = [
    { name: 'slow', limits: { slow: true } },
    { name: 'slow, gzip', limits: { slow: true, gzip: true } },
    { name: 'local', limits: {} },
  ];
  try {
    const lines = [HEAD];
    const ratios = [];
    const shown = [];
    for (const { name, limits } of kinds) {
      const bareTimes = await medians(browser, bare.url, limits, repeats);
      lines.push(lineOf(`bare page, ${name}`, bareTimes));
      for (const path of paths) {
        const row = await medians(browser, url + path, limits, repeats);
        lines.push(lineOf(`${path}, ${name}`, row));
        ratios.push(`${path}, ${name}: first figure ${thousandths(row.figure / bareTimes.figure)} times the bare page's`);
        if (name === 'slow') shown.push([path, row.waterfall]);
      }
    }
    const goals = [GOALS.paint, GOALS.figure, '', GOALS.last, GOALS.requests, GOALS.kilobytes].map((goal) => (goal ? `<= ${goal}` : ''));
    lines.push(['goal, slow', ...goals, '0', '']);
    print(lines);
    for (const ratio of ratios) console.log(ratio);
    console.log(`(goal without limits: ${GOAL_RATIO})`);
    if (waterfalls) for (const [path, requests] of shown) printWaterfall(path, requests);
  } finally {
    bare.stop();
  }
}
