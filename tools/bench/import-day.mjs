import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyCopy, writeObjectPayments, OBJECTS_PROFILE } from './import-agency.mjs';
import { builtLibraries, PROFILE, round, writePayments } from './import-files.mjs';
import { importWith } from './import-steps.mjs';

const READERS = 4;
const QUIET_MS = 10_000;
const BASE_ROWS = 1_000_000;
const SPLITS = ['taxType', 'unit', 'channel'];

// Twelve digits like the numbers of payments, different in every run, so that a folder can be used again.
const freshNumber = () => 500_000_000_000 + (Date.now() % 400_000_000_000);
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** An endless series of different queries, so that no answer is cached. */
function* questions(asOf) {
  const year = Number(asOf.slice(0, 4));
  for (let index = 0; ; index += 1) {
    const day = String((index % 28) + 1).padStart(2, '0');
    const month = String((Math.floor(index / 28) % 12) + 1).padStart(2, '0');
    const by = [SPLITS[index % SPLITS.length]];
    yield {
      subject: 'revenue',
      measures: ['amount'],
      by,
      from: `${year - 1 - (Math.floor(index / 336) % 3)}-${month}-${day}`,
      to: asOf,
    };
  }
}

async function ask(warehouse, source, until, times, generations) {
  while (!until()) {
    const { value } = source.next();
    const started = performance.now();
    const answer = await warehouse.answer(value);
    times.push(performance.now() - started);
    generations.add(answer.generation);
  }
}

/** Writes two files with payments of the newest day, each with its own objects and numbers. */
async function writeDays(folder, { rows, data, dataFolder, asOf }) {
  const first = freshNumber();
  const paths = [];
  for (const index of [0, 1]) {
    const path = join(folder, `day-${index}.csv`);
    const numbers = first + index * rows;
    if (data === undefined) await writePayments(path, { rows, from: asOf, days: 1, first: numbers });
    else await writeObjectPayments(path, { dataFolder, rows, on: asOf, first: numbers, skipped: index * rows });
    paths.push(path);
  }
  return paths;
}

const loadRow = (readers, { receipt, seconds, processor, peak }) => ({
  readers,
  'rows added': receipt.rows.accepted,
  to: receipt.stored.before,
  'clock s': round(seconds),
  'processor s': round(processor),
  'most MB': peak,
});

/** Adds a day's payments, first alone and then while users query. Measures the duration and the waiting times of the users. */
export async function dayOfLoads({ rows, data, folder }) {
  const { runImport, openWarehouse } = await builtLibraries();
  const dataFolder = join(folder, 'data');
  const profile = join(folder, 'day.json');
  await writeFile(profile, JSON.stringify({ ...(data === undefined ? PROFILE : OBJECTS_PROFILE), append: true }));
  if (data === undefined) {
    const base = join(folder, `base-${BASE_ROWS}.csv`);
    await writePayments(base, { rows: BASE_ROWS, from: '2024-01-01', days: 366 });
    await runImport({ dataFolder, path: base, profile });
  } else await agencyCopy(data, dataFolder);
  const warehouse = await openWarehouse(dataFolder);
  try {
    const { asOf } = warehouse.status();
    const [firstDay, day] = await writeDays(folder, { rows, data, dataFolder, asOf });
    const without = await importWith(runImport, { dataFolder, path: firstDay, profile });
    await warehouse.refresh();
    const source = questions(asOf);
    const [before, during, generations] = [[], [], new Set()];
    const quiet = performance.now() + QUIET_MS;
    await Promise.all(Array.from({ length: READERS }, () => ask(warehouse, source, () => performance.now() > quiet, before, generations)));
    let loaded = false;
    const loading = importWith(runImport, { dataFolder, path: day, profile }).finally(() => (loaded = true));
    const readers = Array.from({ length: READERS }, () => ask(warehouse, source, () => loaded, during, generations));
    const [withReaders] = await Promise.all([loading, ...readers]);
    await warehouse.refresh();
    for (const times of [before, during]) times.sort((a, b) => a - b);
    console.log('A day added and published (goal 60 s):');
    console.table([loadRow('none', without), loadRow(`${READERS} that never pause`, withReaders)]);
    console.table(
      Object.entries(withReaders.steps).map(([step, took]) => ({
        step,
        seconds: round(took.clock),
        'processor seconds': round(took.processor),
      })),
    );
    console.table(
      [
        ['before', before],
        ['during the load', during],
      ].map(([when, times]) => ({
        when,
        questions: times.length,
        'median ms': round(at(times, 0.5)),
        'p95 ms': round(at(times, 0.95)),
        'longest ms': round(times.at(-1) ?? NaN),
      })),
    );
    console.log(
      `p95 during / before: ${round(at(during, 0.95) / at(before, 0.95), 2)} (goal: at most 2). Generations answered from: ${[...generations].join(', ')}.`,
    );
  } finally {
    await warehouse.close();
  }
}
