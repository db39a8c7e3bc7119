import { parseArgs } from 'node:util';
import { builtStatistics, printTable, rounded } from './statistics-library.mjs';

const USAGE = `Usage: npm run bench:forecast-faults -- [--runs 30]

Simulates monthly series of taxes with faults that real data have, such as an unfinished last month, and forecasts the next twelve months.
The first table has for each fault: the forecast as a ratio to the true total (median, least, greatest), the share of runs whose 80 % range
holds the true total, the mean forecast chance to reach 90 % of it, and how often each note occurs. The second table says how often a season
is found; it uses at least 100 runs.`;

const range = (length) => Array.from({ length }, (_, index) => index);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const ascending = (values) => [...values].sort((a, b) => a - b);
/** The middle value; of an even number of values the upper one of the two in the middle. */
const median = (values) => ascending(values)[Math.floor(values.length / 2)] ?? NaN;

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

/** Rupiah a month. */
const LEVEL = 1e9;
/** Expected amount of month `t`: level, season of one year, and growth of 0.3 % a month. Month 0 is a January. */
const expectedAmount = (t, amplitude) => LEVEL * (1 + amplitude * Math.sin((2 * Math.PI * t) / 12)) * 1.003 ** t;
/** Standard deviation of the logarithm of an amount. */
const NOISE = 0.08;

/** Series without a fault; `trueTotal` is the expected total of the twelve months after it. */
function faultless(random, { months = 60, amplitude = 0.2, noise = NOISE } = {}) {
  const trueTotal = sum(range(12).map((h) => expectedAmount(months + h, amplitude)));
  return { values: range(months).map((t) => expectedAmount(t, amplitude) * Math.exp(noise * random.normal())), trueTotal };
}

/**
 * Series with a peak in one month of each year, such as the due month of the land and building tax. The peak is `peak` times the
 * usual amount. It comes in September (month 8 from January), October or November, at random. The data end after `months` months.
 */
function movingPeak(random, peak, months = 60) {
  const series = faultless(random, { months });
  const values = [...series.values];
  const height = (t) => (peak - 1) * expectedAmount(t, 0);
  for (let year = 0; year * 12 < months; year++) {
    const peakMonth = year * 12 + 8 + Math.floor(random.uniform() * 3);
    if (peakMonth < months) values[peakMonth] += height(peakMonth) * Math.exp(NOISE * random.normal());
  }
  const monthsOfLastYear = months % 12;
  // The next twelve months hold one peak. It is put in the middle of its three months: October, which is month 9.
  // 60 months end in December of year 5: the peak is in month 60 + 9 = 69. 66 months end in June: also month 69.
  // 71 months end in November, after the peak of that year: the next one is in month 60 + 9 + 12 = 81.
  const nextPeakMonth = months - monthsOfLastYear + 9 + (monthsOfLastYear > 10 ? 12 : 0);
  return { values, trueTotal: series.trueTotal + height(nextPeakMonth) };
}

/** Series whose last `count` months are multiplied by a factor. */
const lastMonthsTimes = (random, factor, count = 1) => {
  const { values, trueTotal } = faultless(random);
  return { values: values.map((value, t) => (t >= values.length - count ? value * factor : value)), trueTotal };
};

/** Series of a tax that brought nothing for its last 30 months. */
const stopped = (random) => ({ values: [...faultless(random, { months: 30 }).values, ...range(30).map(() => 0)], trueTotal: 0 });

/** Series followed by a month that is not over, in which the given share of a usual month has come in; 1.4 is 140 %. */
function withUnfinishedMonth(random, share) {
  const { values, trueTotal } = faultless(random);
  return { values, trueTotal, unfinished: share * expectedAmount(values.length, 0.2) };
}

const FAULTS = [
  ['none', (random) => faultless(random)],
  ...[5, 10, 20, 30, 50, 80, 200].map((peak) => [`peak of ${peak} times that moves`, (random) => movingPeak(random, peak)]),
  ['peak of 30 times, data to June', (random) => movingPeak(random, 30, 66)],
  ['peak of 30 times, data to November', (random) => movingPeak(random, 30, 71)],
  ...[0, 0.1, 0.3, 2, 3, 5, 10, 40].map((factor) => [`last month times ${factor}`, (random) => lastMonthsTimes(random, factor)]),
  ['last two months times 5', (random) => lastMonthsTimes(random, 5, 2)],
  ['last three months times 5', (random) => lastMonthsTimes(random, 5, 3)],
  ['unfinished month at 30 %', (random) => withUnfinishedMonth(random, 0.3)],
  ['unfinished month at 140 %', (random) => withUnfinishedMonth(random, 1.4)],
  ['stopped for 30 months', stopped],
];

/** One run: the forecast of a simulated series against its true total. */
function evaluate({ forecast, targetOutlook }, make, seed) {
  const { values, trueTotal, ...more } = make(seeded(seed));
  const result = forecast({ values, frequency: 12, horizon: 12, ...more });
  const { range80, probability } = targetOutlook(result, { collected: 0, target: 0.9 * trueTotal });
  return {
    // Without a true total the error is a share of the level, so 1 is a perfect forecast in both cases.
    ratio: trueTotal > 0 ? sum(result.point) / trueTotal : 1 + sum(result.point) / LEVEL,
    isInside: range80[0] <= trueTotal && trueTotal <= range80[1] ? 1 : 0,
    chance: probability,
    hasSeason: result.seasonal ? 1 : 0,
    notes: result.notes.map(({ code }) => code),
  };
}

/** Row of the table of faults. */
function faultRow(library, [name, make], runs) {
  const results = range(runs).map((k) => evaluate(library, make, 1000 + k));
  const ratios = ascending(results.map(({ ratio }) => ratio));
  const share = (key) => sum(results.map((result) => result[key])) / runs;
  // The season has a table of its own.
  const noteCodes = [...new Set(results.flatMap((result) => result.notes))].filter((code) => code !== 'no-season');
  const noteTexts = noteCodes.map(
    (code) => `${code} ${Math.round((100 * results.filter((one) => one.notes.includes(code)).length) / runs)} %`,
  );
  return {
    fault: name,
    ratio: rounded(median(ratios), 2),
    least: rounded(ratios[0], 2),
    greatest: rounded(ratios.at(-1), 2),
    'truth in the 80 % range': `${Math.round(100 * share('isInside'))} %`,
    'mean chance to reach 90 % of the truth': rounded(share('chance'), 2),
    notes: noteTexts.join(', ') || '-',
  };
}

/** Row of the table of seasons. */
function seasonRow(library, months, runs) {
  const results = range(runs).map((k) =>
    evaluate(library, (random) => faultless(random, { months, amplitude: 0.1, noise: 0.05 }), 5000 + k),
  );
  return {
    'amplitude 10 %, noise 5 %': `${months} months`,
    'season found': `${Math.round((100 * sum(results.map(({ hasSeason }) => hasSeason))) / runs)} %`,
  };
}

async function run() {
  const { runs: runsText } = parseArgs({ options: { runs: { type: 'string', default: '30' } } }).values;
  const runs = Number(runsText);
  if (!Number.isInteger(runs) || runs < 1) {
    console.error(USAGE);
    return 2;
  }
  const library = await builtStatistics();
  printTable(FAULTS.map((fault) => faultRow(library, fault, runs)));
  console.log('');
  printTable([60, 120].map((months) => seasonRow(library, months, Math.max(runs, 100))));
  return 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
