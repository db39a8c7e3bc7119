import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { forecastScores, mean } from './forecast-scores.mjs';

const USAGE = `Usage: npm run bench:forecast -- --data <folder>

Forecasts the series of every pair <name>.train.json and <name>.actual.json in the folder and compares with what came:
  <name>.train.json   {"series":[{"id","freq","y":[...]}]}      the past
  <name>.actual.json  {"<id>":[...]}                            what came after it`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// The library that is measured is the one that ships; the incremental compiler takes a moment when nothing has changed.
async function builtLibrary() {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-b', join(ROOT, 'libs/statistics/tsconfig.lib.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`libs/statistics does not compile (are the packages installed? npm ci)\n${stdout}`);
  return import('@pendapa/statistics');
}

const fixed = (value, digits = 3) => (Number.isFinite(value) ? String(Math.round(value * 10 ** digits) / 10 ** digits) : '-');
const ascending = (values) => [...values].sort((a, b) => a - b);
const middle = (values) => ascending(values)[Math.floor(values.length / 2)] ?? NaN;

async function readPair(folder, name) {
  const json = async (suffix) => JSON.parse(await readFile(join(folder, `${name}${suffix}`), 'utf8'));
  const [train, actual] = await Promise.all([json('.train.json'), json('.actual.json')]);
  return train.series.filter(({ id }) => Array.isArray(actual[id])).map((series) => ({ ...series, actual: actual[series.id] }));
}

const measureWith =
  (forecast) =>
  ({ y, freq, actual }) => {
    const started = performance.now();
    const result = forecast({ values: y, frequency: freq, horizon: actual.length });
    const elapsed = performance.now() - started;
    return { elapsed, ...forecastScores(y, freq, actual, result) };
  };

function summary(name, rows) {
  const of = (key) => mean(rows.map((row) => row[key]).filter(Number.isFinite));
  const times = rows.map(({ elapsed }) => elapsed);
  return {
    set: name,
    series: rows.length,
    sMAPE: fixed(of('smape'), 2),
    MASE: fixed(of('mase')),
    OWA: fixed((of('smape') / of('smapeNaive') + of('mase') / of('maseNaive')) / 2),
    'covers 50 %': fixed(100 * of('covered50'), 1),
    'covers 80 %': fixed(100 * of('covered80'), 1),
    'covers 95 %': fixed(100 * of('covered95'), 1),
    'median ms': fixed(middle(times), 0),
    'longest ms': fixed(Math.max(...times), 0),
  };
}

function print(rows) {
  const keys = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log([line(keys), line(keys.map(() => '---')), ...rows.map((row) => line(keys.map((key) => row[key])))].join('\n'));
}

async function run() {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  if (!data) {
    console.error(USAGE);
    return 2;
  }
  const files = await readdir(data);
  const names = files.filter((file) => file.endsWith('.train.json')).map((file) => file.replace(/\.train\.json$/, ''));
  const pairs = names.filter((name) => files.includes(`${name}.actual.json`)).sort();
  if (pairs.length === 0) {
    console.error(`No pair of files in ${data}.\n\n${USAGE}`);
    return 1;
  }
  const sets = await Promise.all(pairs.map(async (name) => ({ name, series: await readPair(data, name) })));
  const measure = measureWith((await builtLibrary()).forecast);
  // Once for the compiler, so that the first series is not charged for it.
  sets[0]?.series.slice(0, 3).forEach(measure);
  console.error(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
  print(sets.filter(({ series }) => series.length > 0).map(({ name, series }) => summary(name, series.map(measure))));
  return 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
