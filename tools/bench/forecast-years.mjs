import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mean } from './forecast-scores.mjs';
import { builtStatistics, printTable, rounded } from './statistics-library.mjs';

const USAGE = `Usage: npm run bench:forecast-years -- --data <folder> [--over 0,6] [--lines 5]

Forecasts every complete year of every monthly series again, with the months known then: after so many months of the year (--over). Reads
each <name>.train.json of the folder, with <name>.actual.json after it where there is one. The first value begins a year.
The first table says how often the year lies in, below and above its 80 % range, also by even and odd years, because parameters chosen on
one half are judged on the other. The second says how often a chance came true: the targets are last year's total times 0.9 to 1.2, in five
bands of the chance. With --lines so many series that follow each other in a file are the taxes of one agency: their sum is forecast
from joint draws, as on the pages. Leave totals of other series out of such files.`;

const CYCLE = 12;
const TARGETS = [0.9, 0.95, 1, 1.03, 1.06, 1.1, 1.15, 1.2];
const BANDS = [0, 0.2, 0.4, 0.6, 0.8];
const DRAWS = 400;
const sum = (values) => values.reduce((total, value) => total + value, 0);

async function readSeries(folder, file) {
  const json = async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { series } = await json(file);
  const actual = await json(file.replace('.train.json', '.actual.json')).catch(() => ({}));
  return series.filter(({ freq }) => freq === CYCLE).map(({ id, y }) => [...y, ...(actual[id] ?? [])]);
}

/** Draws of the rest of the year, as on the pages: several lines are reconciled with a forecast of their sum. Null without a forecast. */
function drawsOf({ answerForecast, simulateJointPaths, sumDraws }, lines, known) {
  const answerOf = (values) => answerForecast({ values: values.slice(0, known), frequency: CYCLE, horizon: CYCLE - (known % CYCLE) });
  const answers = lines.map(answerOf);
  if (answers.some(({ kind }) => kind !== 'forecast')) return null;
  const joint = answers.map(({ forecast }, line) => ({ key: String(line), forecast }));
  const total = joint.length > 1 ? { total: answerOf(sumOfLines(lines)).forecast } : {};
  const point = sum(answers.map(({ forecast }) => sum(forecast.point)));
  return { point, sums: Array.from(sumDraws(simulateJointPaths({ lines: joint, draws: DRAWS, ...total }))) };
}

const sumOfLines = (lines) => lines[0].map((_, t) => sum(lines.map((values) => values[t])));

/** The year of some lines as it would have been forecast after `over` of its months; null if it could not be. */
function vintage(library, lines, year, over) {
  const all = sumOfLines(lines);
  const now = all.slice(CYCLE * year, CYCLE * (year + 1));
  const last = sum(all.slice(CYCLE * (year - 1), CYCLE * year));
  const actual = sum(now);
  const forecasts = last > 0 && actual > 0 ? drawsOf(library, lines, CYCLE * year + over) : null;
  if (!forecasts) return null;
  const collected = sum(now.slice(0, over));
  const totals = forecasts.sums.map((draw) => collected + draw);
  const shareOf = (holds) => totals.filter(holds).length / totals.length;
  return {
    isEven: year % 2 === 0,
    rank: shareOf((total) => total < actual),
    error: Math.min(1, Math.abs((collected + forecasts.point) / actual - 1)),
    lastYearError: Math.min(1, Math.abs(last / actual - 1)),
    chances: TARGETS.map((factor) => ({
      chance: shareOf((total) => total >= factor * last),
      cameTrue: actual >= factor * last ? 1 : 0,
    })),
  };
}

/** Series in groups of `size` that follow each other; those of a group have the same length. */
function groupsOf(series, size) {
  const lengths = [...new Set(series.map(({ length }) => length))];
  return lengths.flatMap((length) => {
    const equal = series.filter((values) => values.length === length);
    const starts = Array.from({ length: Math.floor(equal.length / size) }, (_, k) => k * size);
    return starts.map((start) => equal.slice(start, start + size));
  });
}

const percent = (share) => `${rounded(100 * share, 1)} %`;

function rangeRow(name, cases) {
  const share = (holds) => percent(mean(cases.map(({ rank }) => (holds(rank) ? 1 : 0))));
  return {
    set: name,
    years: cases.length,
    'in the 80 % range': share((rank) => rank >= 0.1 && rank <= 0.9),
    below: share((rank) => rank < 0.1),
    above: share((rank) => rank > 0.9),
    'mean error': percent(mean(cases.map(({ error }) => error))),
    'error of last year': percent(mean(cases.map(({ lastYearError }) => lastYearError))),
  };
}

function bandRow(from, cases) {
  const own = cases.flatMap(({ chances }) => chances).filter(({ chance }) => chance >= from && (chance < from + 0.2 || from === 0.8));
  return {
    chance: `${Math.round(100 * from)} to ${Math.round(100 * from + 20)} %`,
    cases: own.length,
    'mean chance': percent(mean(own.map(({ chance }) => chance))),
    'came true': percent(mean(own.map(({ cameTrue }) => cameTrue))),
  };
}

async function run() {
  const options = { data: { type: 'string' }, over: { type: 'string' }, lines: { type: 'string' } };
  const { data, over = '0,6', lines = '1' } = parseArgs({ options }).values;
  if (!data || !/^\d+(,\d+)*$/.test(over) || !/^[1-9]\d*$/.test(lines)) {
    console.error(USAGE);
    return 2;
  }
  const library = await builtStatistics();
  const files = (await readdir(data)).filter((file) => file.endsWith('.train.json')).sort();
  const dates = over.split(',').map(Number);
  const yearsOf = (values) => Array.from({ length: Math.max(0, Math.floor(values.length / CYCLE) - 2) }, (_, k) => k + 2);
  const casesOf = (lines) => yearsOf(lines[0]).flatMap((year) => dates.flatMap((months) => vintage(library, lines, year, months) ?? []));
  const sets = [];
  for (const file of files) {
    const groups = groupsOf(await readSeries(data, file), Number(lines));
    sets.push({ name: file.replace('.train.json', ''), cases: groups.flatMap(casesOf) });
  }
  const all = sets.flatMap(({ cases }) => cases);
  if (all.length === 0) {
    console.error(`No year to forecast in ${data}.\n\n${USAGE}`);
    return 1;
  }
  const halves = [true, false].map((even) => ({
    name: even ? 'even years' : 'odd years',
    cases: all.filter(({ isEven }) => isEven === even),
  }));
  printTable(
    [...sets, ...halves, { name: 'all', cases: all }]
      .filter(({ cases }) => cases.length > 0)
      .map(({ name, cases }) => rangeRow(name, cases)),
  );
  console.log('');
  printTable(BANDS.map((from) => bandRow(from, all)));
  return 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
