import { parseArgs } from 'node:util';
import { builtStatistics, printTable, rounded } from './statistics-library.mjs';

const USAGE = `Usage: npm run bench:forecast-shapes -- [--runs 30]

Simulates monthly taxes of shapes that are easily misread, such as a campaign that stops, and forecasts their next twelve months.
The table has for each shape: the forecast as a ratio to what came (median, least, greatest), and the share of runs whose 80 % range
holds what came. The goals are a median of 0.85 to 1.15 and a share of at least 70 %.`;

const MIN_RATIO = 0.85;
const MAX_RATIO = 1.15;
const MIN_SHARE = 0.7;

function shapeRow({ forecastShape }, name, runs) {
  const results = Array.from({ length: runs }, (_, k) => forecastShape(name, 1000 + k));
  const ratios = results.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const middle = ratios[Math.floor(runs / 2)];
  const share = results.filter(({ isInside }) => isInside).length / runs;
  return {
    shape: name,
    ratio: rounded(middle, 2),
    least: rounded(ratios[0], 2),
    greatest: rounded(ratios.at(-1), 2),
    'in the 80 % range': `${rounded(100 * share, 0)} %`,
    'goals met': middle >= MIN_RATIO && middle <= MAX_RATIO && share >= MIN_SHARE ? 'yes' : 'no',
  };
}

async function run() {
  const { runs: runsText } = parseArgs({ options: { runs: { type: 'string', default: '30' } } }).values;
  const runs = Number(runsText);
  if (!Number.isInteger(runs) || runs < 1) {
    console.error(USAGE);
    return 2;
  }
  await builtStatistics();
  const shapes = await import('@pendapa/statistics/tax-shapes');
  printTable(Object.keys(shapes.TAX_SHAPES).map((name) => shapeRow(shapes, name, runs)));
  return 0;
}

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});
