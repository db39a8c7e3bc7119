// `npm run check:disclosure`: plants 1,000 small groups among the taxpayers of an agency, puts everything that can be asked of its groups
// together as equations, and looks for the least and the most that every hidden figure could be. `npm test` asks less of a smaller agency.
// First it counts the hidden cells of every default view: `-- --data <folder>` of these data, else of a sample. After a build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hiddenCells, MOST_HIDDEN } from './hidden-cells.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { data: { type: 'string' } } });

/** Of these data, or of a sample that is removed again. */
async function viewsOf(data) {
  const folder = data ? resolve(data) : mkdtempSync(join(tmpdir(), 'pendapa-disclosure-'));
  const { openWarehouse } = await import('@pendapa/warehouse');
  try {
    const program = join(ROOT, 'apps/server/pendapa.cjs');
    if (!data) spawnSync(process.execPath, [program, 'sample', '--payments', '200000', '--data', folder], { stdio: 'inherit' });
    const warehouse = await openWarehouse(folder);
    const views = await hiddenCells(warehouse);
    await warehouse.close();
    return views;
  } finally {
    if (!data) rmSync(folder, { recursive: true, force: true });
  }
}

const views = await viewsOf(values.data);
const tooMany = views.filter(({ cells, hidden }) => hidden > MOST_HIDDEN * cells);
for (const { page, subject, by, cells, hidden } of views) {
  console.log(
    `${page} ${subject}${by && ` by ${by}`}: ${hidden} of ${cells} cells hidden (${Math.round((1000 * hidden) / Math.max(1, cells)) / 10} %)`,
  );
}
if (tooMany.length > 0) console.error(`More than ${100 * MOST_HIDDEN} % of the cells of ${tooMany.length} default views are hidden.`);

const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const options = ['-c', 'libs/warehouse/jest.config.cjs', '--runInBand', '--testTimeout=7200000', 'disclosure/attack'];
const { status } = spawnSync(process.execPath, [jest, ...options], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_PLANTED: '1000' },
});
process.exit(tooMany.length > 0 ? 1 : (status ?? 1));
