// `npm run check:disclosure`: plants 1,000 small groups of taxpayers and collects all answers about groups as equations.
// Then it computes the minimum and maximum of every hidden figure. `npm test` does the same with fewer queries on a smaller agency.
// First it counts the hidden cells of every default view, of `-- --data <folder>` or of a sample. Then it compares calendar years
// (`linked-years.mjs`).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hiddenCells, MAX_HIDDEN } from './hidden-cells.mjs';
import { linkedYears } from './linked-years.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { data: { type: 'string' }, seed: { type: 'string' }, payments: { type: 'string' }, linked: { type: 'boolean' } },
});
const PAYMENTS = '200000';
/** Small samples have small groups. */
const LINKED = values.seed ? [[values.seed, values.payments ?? PAYMENTS]] : [1, 2, 3, 777].map((seed) => [String(seed), '20000']);

/** Runs `ask` on a folder, or on a sample that is removed afterwards. */
async function inFolder(data, sample, ask) {
  const folder = data ? resolve(data) : mkdtempSync(join(tmpdir(), 'pendapa-disclosure-'));
  const { openWarehouse } = await import('@pendapa/warehouse');
  try {
    const program = join(ROOT, 'apps/server/pendapa.cjs');
    if (!data) spawnSync(process.execPath, [program, 'sample', ...sample, '--data', folder], { stdio: 'inherit' });
    const warehouse = await openWarehouse(folder);
    const found = await ask(warehouse);
    await warehouse.close();
    return found;
  } finally {
    if (!data) rmSync(folder, { recursive: true, force: true });
  }
}

let linkedFaults = 0;
for (const [seed, payments] of values.data ? [['', '']] : LINKED) {
  const faults = await inFolder(values.data, ['--payments', payments, '--seed', seed], linkedYears);
  linkedFaults += faults.length;
  const sample = values.data ? values.data : `sample of ${payments}, seed ${seed}`;
  console.log(`${sample}: ${faults.length} figures of the register differ between years`);
  for (const { table, figure, now, then, year } of faults.slice(0, 20))
    console.error(`  ${table}: ${figure} is ${now}, and ${then} to ${year}`);
  if (faults.length > 0 && !values.data) console.error(`Again: npm run check:disclosure -- --seed ${seed} --payments ${payments} --linked`);
}
if (values.linked) process.exit(linkedFaults > 0 ? 1 : 0);

const views = await inFolder(values.data, ['--payments', PAYMENTS], hiddenCells);
const tooMany = views.filter(({ cells, hidden }) => hidden > MAX_HIDDEN * cells);
for (const { page, subject, by, cells, hidden } of views) {
  console.log(
    `${page} ${subject}${by && ` by ${by}`}: ${hidden} of ${cells} cells hidden (${Math.round((1000 * hidden) / Math.max(1, cells)) / 10} %)`,
  );
}
if (tooMany.length > 0) console.error(`More than ${100 * MAX_HIDDEN} % of the cells of ${tooMany.length} default views are hidden.`);

const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const options = ['-c', 'libs/warehouse/jest.config.cjs', '--runInBand', '--testTimeout=7200000', 'disclosure/attack'];
const { status } = spawnSync(process.execPath, [jest, ...options], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_PLANTED: '1000' },
});
process.exit(tooMany.length > 0 || linkedFaults > 0 ? 1 : (status ?? 1));
