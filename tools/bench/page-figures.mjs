// `npm run check:pages -- --sets 20 --seed 20261122 --page /overview`: opens and exports every page with random filters and periods. It
// compares each figure of the file with SQL over the delivered rows, and opens each workbook and PDF. With `--looks` it checks every page
// in each theme and language, at a desk and on a phone, instead.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '20' },
    seed: { type: 'string', default: '20261122' },
    page: { type: 'string' },
    looks: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
  },
});
if (!/^\d{1,4}$/.test(values.sets) || !/^\d{1,9}$/.test(values.seed)) {
  console.error('Usage: npm run check:pages -- [--sets 20] [--seed 20261122] [--page /overview] [--looks] [--names]');
  process.exit(2);
}
if (!existsSync(join(ROOT, 'apps/shell/dist/index.html'))) {
  console.error('There is no built shell. Run npm run build first.');
  process.exit(2);
}
const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [
    playwright,
    'test',
    '-c',
    'apps/shell-e2e',
    ...(values.names ? ['one-name'] : values.looks ? ['every-page'] : ['page-figures', 'files-of-pages', 'export-language']),
    '--retries=0',
  ],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PENDAPA_SETS: values.sets,
      PENDAPA_SEED: values.seed,
      PENDAPA_FILES: 'both',
      PENDAPA_LOOKS: 'all',
      PENDAPA_NAMES: 'all',
      ...(values.page === undefined ? {} : { PENDAPA_PAGE: values.page }),
    },
  },
);
process.exit(status ?? 1);
