import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BROWSER } from './browser.mjs';

const USAGE = `Usage: npm run bench:exports [-- --address http://127.0.0.1:4200 --page /assessment]

Writes 100,000 rows of 12 columns as Excel and as CSV, and a PDF of 50 pages, each in a process of its own, and says how long that took and
how much memory the process had at most. With --address also exports a page of a running product with its charts as PNG in a browser
($CHROMIUM), and has that browser's own worker write the 100,000 rows as Excel: resident memory of its largest process, before and at most.`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, 'libs/export-files/dist');
const ROWS = 100_000;
/** Rows that fill 50 pages of A4. */
const PDF_ROWS = 2_700;

// Measures the built libraries; the incremental compiler is fast if nothing has changed.
function build() {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', join(ROOT, 'libs/export-files/tsconfig.lib.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`libs/export-files does not compile (are the packages installed? npm ci)\n${stdout}`);
}

const COLUMNS = [
  { key: 'code', label: 'Kode', kind: 'id' },
  { key: 'name', label: 'Nama', kind: 'text' },
  { key: 'day', label: 'Tanggal', kind: 'day' },
  ...Array.from({ length: 6 }, (_, index) => ({ key: `amount${index}`, label: `Jumlah ${index} (Rp)`, kind: 'money', additive: true })),
  { key: 'count', label: 'Transaksi', kind: 'count', additive: true },
  { key: 'share', label: 'Porsi', kind: 'ratio' },
  { key: 'unit', label: 'Unit', kind: 'text' },
];

const rowAt = (index) => [
  String(3_174_000_000_000_000 + index),
  `Wajib pajak ${index % 5_000}`,
  `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  ...Array.from({ length: 6 }, (_, column) => String((index * 7_919 + column) % 1_000_000_000)),
  index % 97,
  (index % 1_000) / 1_000,
  `Unit ${index % 44}`,
];

const documentOf = (columns, rows) => ({
  title: 'Uji kecepatan',
  agency: 'Badan Pendapatan Contoh',
  language: 'id',
  currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
  cover: [{ label: 'Periode', text: '2026' }],
  stamp: 'Data contoh',
  sections: [{ title: 'Rincian', sentence: null, chart: null, table: { columns, rows, totals: null, rowCount: rows.length } }],
  words: {
    cover: 'Sampul',
    charts: 'Grafik',
    total: 'Jumlah',
    page: '{{n}}/{{of}}',
    rowsAgree: '',
    rowsDiffer: '',
    incomplete: '',
    cut: '',
    idNote: '',
  },
});

const all = () =>
  documentOf(
    COLUMNS,
    Array.from({ length: ROWS }, (_, index) => rowAt(index)),
  );
const forPaper = () =>
  documentOf(
    COLUMNS.slice(0, 6),
    Array.from({ length: PDF_ROWS }, (_, index) => rowAt(index).slice(0, 6)),
  );

const WRITERS = {
  xlsx: async () => (await import(join(BUILT, 'sheet/to-xlsx.js'))).toXlsx(all(), []),
  csv: async () => new TextEncoder().encode((await import(join(BUILT, 'csv/to-csv.js'))).toCsv(all(), 'excel').join('')),
  pdf: async () => (await import(join(BUILT, 'pdf/to-pdf.js'))).toPdf(forPaper(), { size: 'A4', orientation: 'portrait' }),
};

async function writeOne(format) {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const bytes = await WRITERS[format]();
  const milliseconds = Math.round(performance.now() - started);
  const { user, system } = process.cpuUsage(before);
  const pages = new TextDecoder('latin1').decode(bytes).match(/\/Type \/Page\b/g)?.length ?? null;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(
    JSON.stringify({
      format,
      milliseconds,
      cpuMilliseconds: Math.round((user + system) / 1e3),
      peakMegabytes: megabytes,
      fileMegabytes: Math.round(bytes.length / 1e5) / 10,
      pages,
    }),
  );
}

/** Resident megabytes of the largest renderer process below this process. */
function rendererMegabytes() {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,ppid,rss,args'], { encoding: 'utf8' });
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const own = new Set([String(process.pid)]);
  for (let before = 0; before < own.size;) {
    before = own.size;
    for (const [id, parent] of processes) if (own.has(parent)) own.add(id);
  }
  const sizes = processes.flatMap(([id, , size, ...words]) => (own.has(id) && words.includes('--type=renderer') ? [Number(size)] : []));
  return Math.round(Math.max(0, ...sizes) / 1_024);
}

async function pagePicture(page, path) {
  const charts = await page.getByRole('button', { name: /^Ekspor: / }).count();
  const once = async () => {
    await page.getByRole('button', { name: 'Ekspor halaman' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'PNG' }).click();
    await dialog.getByRole('checkbox', { name: 'Tabel' }).uncheck();
    const started = performance.now();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Ekspor', exact: true }).click();
    await download;
    await dialog.waitFor({ state: 'hidden' });
    return Math.round(performance.now() - started);
  };
  console.log(JSON.stringify({ format: 'png', page: path, charts, first: await once(), second: await once() }));
}

/** Runs the product's worker on a document of 100,000 rows, made in the page. */
async function workbookInBrowser(page, worker) {
  const before = rendererMegabytes();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, rendererMegabytes())), 200);
  await page.evaluate(`globalThis.rowAt = ${rowAt.toString()}`);
  const written = await page.evaluate(
    async ({ bare, rows, address }) => {
      const all = Array.from({ length: rows }, (_, index) => globalThis.rowAt(index));
      const [section] = bare.sections;
      const document = { ...bare, sections: [{ ...section, table: { ...section.table, rows: all, rowCount: rows } }] };
      const started = performance.now();
      const size = await new Promise((resolve, reject) => {
        const writer = new Worker(address, { type: 'module' });
        writer.onerror = ({ message }) => reject(new Error(message));
        writer.onmessage = ({ data }) => {
          if (data.failed) reject(new Error(data.failed));
          if (data.file) resolve(data.file.size);
        };
        writer.postMessage({ format: 'xlsx', document, pictures: [] });
      });
      return { milliseconds: Math.round(performance.now() - started), fileMegabytes: Math.round(size / 1e5) / 10 };
    },
    { bare: documentOf(COLUMNS, []), rows: ROWS, address: worker },
  );
  clearInterval(watch);
  console.log(JSON.stringify({ format: 'xlsx in the browser', ...written, megabytesBefore: before, peakMegabytes: peak }));
}

async function inBrowser(address, path) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: BROWSER });
  const page = await browser.newPage();
  let worker = null;
  page.on('request', (request) => {
    if (request.url().includes('sheet-worker')) worker = request.url();
  });
  await page.goto(new URL(path, address).href);
  await page
    .getByRole('button', { name: /^Ekspor: / })
    .last()
    .waitFor({ timeout: 60_000 });
  await pagePicture(page, path);
  await page.getByRole('button', { name: 'Ekspor halaman' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Ekspor', exact: true }).click();
  await download;
  if (worker === null) console.log('The browser did not say where its worker is');
  else await workbookInBrowser(page, worker);
  await browser.close();
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    address: { type: 'string' },
    page: { type: 'string', default: '/assessment' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else if (values.only) await writeOne(values.only);
else {
  build();
  for (const format of Object.keys(WRITERS))
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--only', format], { stdio: 'inherit' });
  if (values.address) await inBrowser(values.address, values.page);
}
