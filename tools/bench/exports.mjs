import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run bench:exports [-- --address http://127.0.0.1:4200 --page /overview]

Writes 100,000 rows of 12 columns as Excel and as CSV, and a PDF of 50 pages, each in a process of its own, and says how long that took and
how much memory the process had at most. With --address also exports a page of a running product as PNG, in a browser ($CHROMIUM).`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILT = join(ROOT, 'libs/export-files/dist');
/** Shows that the rows fit, where a larger heap would only be collected later. */
const SMALL_HEAP = '--max-old-space-size=450';
const ROWS = 100_000;
/** Rows that fill 50 sheets of A4. */
const PDF_ROWS = 2_700;

// The library that is measured is the one that ships; the incremental compiler takes a moment when nothing has changed.
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

async function pagePicture(address, path) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? undefined });
  const page = await browser.newPage();
  await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
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
  console.log(JSON.stringify({ format: 'png', page: path, first: await once(), second: await once() }));
  await browser.close();
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    address: { type: 'string' },
    page: { type: 'string', default: '/overview' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else if (values.only) await writeOne(values.only);
else {
  build();
  for (const format of Object.keys(WRITERS))
    spawnSync(process.execPath, [SMALL_HEAP, fileURLToPath(import.meta.url), '--only', format], { stdio: 'inherit' });
  if (values.address) await pagePicture(values.address, values.page);
}
