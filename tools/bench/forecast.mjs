import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { forecastScores, mean } from './forecast-scores.mjs';
import { builtStatistics, printTable, rounded as fixed } from './statistics-library.mjs';

const USAGE = `Usage: npm run bench:forecast -- --data <folder> [--cut 24,36,48] [--quarters]

Forecasts the series of every pair <name>.train.json and <name>.actual.json in the folder and compares with what came:
  <name>.train.json   {"series":[{"id","freq","y":[...]}]}      the past
  <name>.actual.json  {"<id>":[...]}                            what came after it
With --cut nothing of what came after is looked at: every past is cut after so many values where a year follows, and that year is
forecast; with --quarters in sums of three months.`;

const ascending = (values) => [...values].sort((a, b) => a - b);
const middle = (values) => ascending(values)[Math.floor(values.length / 2)] ?? NaN;

async function readPair(folder, name) {
  const json = async (suffix) => JSON.parse(await readFile(join(folder, `${name}${suffix}`), 'utf8'));
  const [train, actual] = await Promise.all([json('.train.json'), json('.actual.json')]);
  return train.series.filter(({ id }) => Array.isArray(actual[id])).map((series) => ({ ...series, actual: actual[series.id] }));
}

const CYCLE = 12;

const quarters = (values) =>
  Array.from({ length: Math.floor(values.length / 3) }, (_, k) => values[3 * k] + values[3 * k + 1] + values[3 * k + 2]);

const cutAt = (lengths, byQuarter) => (series) =>
  lengths
    .filter((length) => length + CYCLE <= series.y.length)
    .map((length) => {
      const [y, actual] = [series.y.slice(0, length), series.y.slice(length, length + CYCLE)];
      return byQuarter ? { ...series, freq: 4, y: quarters(y.slice(length % 3)), actual: quarters(actual) } : { ...series, y, actual };
    });

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

const OPTIONS = { data: { type: 'string' }, cut: { type: 'string' }, quarters: { type: 'boolean' } };

async function run() {
  const { data, cut, quarters: byQuarter = false } = parseArgs({ options: OPTIONS }).values;
  if (!data || (cut !== undefined && !/^\d+(,\d+)*$/.test(cut))) {
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
  const chosen = cut ? cutAt(cut.split(',').map(Number), byQuarter) : (series) => [series];
  const sets = await Promise.all(pairs.map(async (name) => ({ name, series: (await readPair(data, name)).flatMap(chosen) })));
  const measure = measureWith((await builtStatistics()).forecast);
  // Compiles the code first, so that the first series is not measured too slow.
  sets[0]?.series.slice(0, 3).forEach(measure);
  console.error(`${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
  printTable(sets.filter(({ series }) => series.length > 0).map(({ name, series }) => summary(name, series.map(measure))));
  return 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
