import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayOfLoads } from './import-day.mjs';
import { builtLibraries, COLUMNS, PROFILE, quoted, round, withEngine, writePayments } from './import-files.mjs';
import { importWith } from './import-steps.mjs';

const USAGE = `Usage: npm run bench:import -- [--rows 10000000] [--folder <folder for the files>]
       npm run bench:import -- --day [--data <folder of a sample>] [--rows 70000]

Writes a payments CSV, reads it with DuckDB (typed schema, no checks) and imports it with all checks, in one run.
--day adds a day's payments while readers ask: to 1,000,000 payments without objects, or to a copy of a sample's data, as payments of its objects.`;

async function readWithDuckDb(folder, path) {
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name}: ${quoted(type)}`);
  const [started, used] = [performance.now(), process.cpuUsage()];
  await withEngine(join(folder, 'plain.duckdb'), (connection) =>
    connection.run(
      `CREATE TABLE payments AS SELECT * FROM read_csv(${quoted(path)}, header = true, auto_detect = false, delim = ',', quote = '"', columns = {${columns.join(', ')}})`,
    ),
  );
  const { user, system } = process.cpuUsage(used);
  return { clock: (performance.now() - started) / 1000, processor: (user + system) / 1e6 };
}

async function compare({ rows, folder }) {
  const { runImport } = await builtLibraries();
  const path = join(folder, `payments-${rows}.csv`);
  if (!existsSync(path)) await writePayments(path, { rows, from: '2024-01-01', days: 366 });
  const profile = join(folder, 'payments.json');
  await writeFile(profile, JSON.stringify(PROFILE));
  const plain = await readWithDuckDb(folder, path);
  const { receipt, steps, peak, seconds, processor } = await importWith(runImport, { dataFolder: join(folder, 'data'), path, profile });
  if (receipt.rows.accepted !== rows) throw new Error(`${receipt.rows.accepted} of ${rows} rows were accepted.`);
  const publish = steps.publish ?? { clock: 0, processor: 0 };
  const whole = { clock: seconds, processor };
  const checked = { clock: seconds - publish.clock, processor: processor - publish.processor };
  const table = [
    ['DuckDB, typed, no checks', plain],
    ['import: start, checksum of the file', steps.start],
    ['import: look at every byte, read, convert', steps.read],
    ['import: rules over all rows', steps.check],
    ['import: build, sum up, verify and publish', publish],
    ['import: read and checked', checked],
    ['import: published', whole],
  ];
  console.table(
    table.map(([what, took = { clock: 0, processor: 0 }]) => ({
      what,
      seconds: round(took.clock),
      "share of DuckDB's speed": took.clock > 0 ? round(plain.clock / took.clock, 2) : '-',
      'processor seconds': round(took.processor),
      'share by processor time': took.processor > 0 ? round(plain.processor / took.processor, 2) : '-',
    })),
  );
  console.log(`${rows} rows, ${round((await stat(path)).size / 1e6)} MB; the import held at most ${peak} MB.`);
  const third = ({ clock }) => plain.clock / clock >= 1 / 3 && peak < 1_536;
  const reached = third(whole) ? 'reached' : third(checked) ? 'reached up to the publication, not with it' : 'not reached';
  console.log(`Goal: a third of DuckDB's speed, below 1,536 MB: ${reached}.`);
}

async function main() {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string' },
      folder: { type: 'string' },
      day: { type: 'boolean' },
      data: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(USAGE);
  const own = values.folder === undefined;
  const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'pendapa-bench-')));
  await mkdir(folder, { recursive: true });
  try {
    if (values.day) await dayOfLoads({ rows: Number(values.rows ?? 70_000), data: values.data, folder });
    else await compare({ rows: Number(values.rows ?? 10_000_000), folder });
  } finally {
    await rm(join(folder, 'data'), { recursive: true, force: true });
    await rm(join(folder, 'plain.duckdb'), { force: true });
    if (own) await rm(folder, { recursive: true, force: true });
  }
}

await main().catch((error) => {
  // A refused import throws its whole receipt; the message is the first reason.
  console.error(error.message);
  process.exitCode = 1;
});
