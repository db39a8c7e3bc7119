import { parseArgs } from 'node:util';
import { builtStatistics, printTable, rounded } from './statistics-library.mjs';

const USAGE = `Usage: npm run bench:forecast-faults -- [--runs 30]

Simulated taxes with the faults that real ones have, and what the forecast of the next twelve months makes of them:
ratio to the true total (median, least, greatest), share of runs whose 80 % range of the year holds the truth, and with which notes.`;

const range = (length) => Array.from({ length }, (_, index) => index);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const ascending = (values) => [...values].sort((a, b) => a - b);
const middle = (values) => ascending(values)[Math.floor(values.length / 2)] ?? NaN;

// Mulberry32 and Box-Muller: the same series on every machine.
function seeded(seed) {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

const LEVEL = 1e9;
const usual = (t, amplitude) => LEVEL * (1 + amplitude * Math.sin((2 * Math.PI * t) / 12)) * 1.003 ** t;
const NOISE = 0.08;

function quiet(random, { months = 60, amplitude = 0.2, noise = NOISE } = {}) {
  const truth = sum(range(12).map((h) => usual(months + h, amplitude)));
  return { values: range(months).map((t) => usual(t, amplitude) * Math.exp(noise * random.normal())), truth };
}

// A campaign with its due date in September, in some years one or two months later. `months` sets the month in which the data end.
function campaign(random, peak, months = 60) {
  const series = quiet(random, { months });
  const values = [...series.values];
  const height = (t) => (peak - 1) * usual(t, 0);
  for (let year = 0; year * 12 < months; year++) {
    const place = year * 12 + 8 + Math.floor(random.uniform() * 3);
    if (place < months) values[place] += height(place) * Math.exp(NOISE * random.normal());
  }
  const monthsSinceYearEnd = months % 12;
  // At mid-year the campaign has come or not. The next twelve months contain exactly one in both cases.
  return { values, truth: series.truth + height(months - monthsSinceYearEnd + 9 + (monthsSinceYearEnd > 10 ? 12 : 0)) };
}

const lastTimes = (random, factor, count = 1) => {
  const { values, truth } = quiet(random);
  return { values: values.map((value, t) => (t >= values.length - count ? value * factor : value)), truth };
};

const stopped = (random) => ({ values: [...quiet(random, { months: 30 }).values, ...range(30).map(() => 0)], truth: 0 });

function unfinished(random, share) {
  const { values, truth } = quiet(random);
  return { values, truth, unfinished: share * usual(values.length, 0.2) };
}

const FAULTS = [
  ['none', (random) => quiet(random)],
  ...[5, 10, 20, 30, 50, 80, 200].map((peak) => [`campaign of ${peak} times that moves`, (random) => campaign(random, peak)]),
  ['campaign of 30 times, data to June', (random) => campaign(random, 30, 66)],
  ['campaign of 30 times, data to November', (random) => campaign(random, 30, 71)],
  ...[0, 0.1, 0.3, 2, 3, 5, 10, 40].map((factor) => [`last month times ${factor}`, (random) => lastTimes(random, factor)]),
  ['last two months times 5', (random) => lastTimes(random, 5, 2)],
  ['last three months times 5', (random) => lastTimes(random, 5, 3)],
  ['unfinished month at 30 %', (random) => unfinished(random, 0.3)],
  ['unfinished month at 140 %', (random) => unfinished(random, 1.4)],
  ['stopped for 30 months', stopped],
];

function evaluate({ forecast, targetOutlook }, make, seed) {
  const { values, truth, ...more } = make(seeded(seed));
  const result = forecast({ values, frequency: 12, horizon: 12, ...more });
  const { range80, probability } = targetOutlook(result, { collected: 0, target: 0.9 * truth });
  return {
    ratio: truth > 0 ? sum(result.point) / truth : 1 + sum(result.point) / LEVEL,
    inside: range80[0] <= truth && truth <= range80[1] ? 1 : 0,
    reaches: probability,
    seasonal: result.seasonal ? 1 : 0,
    notes: result.notes.map(({ code }) => code),
  };
}

function summary(library, [name, make], runs) {
  const results = range(runs).map((k) => evaluate(library, make, 1000 + k));
  const ratios = ascending(results.map(({ ratio }) => ratio));
  const share = (key) => sum(results.map((result) => result[key])) / runs;
  const notes = [...new Set(results.flatMap((result) => result.notes))].filter((code) => code !== 'no-season');
  const often = notes.map((code) => `${code} ${Math.round((100 * results.filter((one) => one.notes.includes(code)).length) / runs)} %`);
  return {
    fault: name,
    ratio: rounded(middle(ratios), 2),
    least: rounded(ratios[0], 2),
    greatest: rounded(ratios.at(-1), 2),
    'truth in the 80 % range': `${Math.round(100 * share('inside'))} %`,
    'chance of 90 %': rounded(share('reaches'), 2),
    notes: often.join(', ') || '-',
  };
}

function seasons(library, months, runs) {
  const found = range(runs).map((k) => evaluate(library, (random) => quiet(random, { months, amplitude: 0.1, noise: 0.05 }), 5000 + k));
  return {
    'amplitude 10 %, noise 5 %': `${months} months`,
    'season found': `${Math.round((100 * sum(found.map(({ seasonal }) => seasonal))) / runs)} %`,
  };
}

async function run() {
  const { runs: wanted } = parseArgs({ options: { runs: { type: 'string', default: '30' } } }).values;
  const runs = Number(wanted);
  if (!Number.isInteger(runs) || runs < 1) {
    console.error(USAGE);
    return 2;
  }
  const library = await builtStatistics();
  printTable(FAULTS.map((fault) => summary(library, fault, runs)));
  console.log('');
  printTable([60, 120].map((months) => seasons(library, months, Math.max(runs, 100))));
  return 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
