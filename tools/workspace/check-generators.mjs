// `npm run check:generators`: generates a feature and pages in a copy of the workspace. Then formats, lints, tests and builds them.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, nxIn, runIn } from './copy.mjs';

const copy = copyWorkspace('generators');
const generate = (...args) => nxIn(copy, 'g', ...args, '--no-interactive');
const FEATURE = ['--indonesian=Sewa Tambang', '--english=Quarry Rents'];
const PAGE = ['--indonesian=Tunggakan per Bentuk Hukum', '--english=Arrears per Legal Form'];
const PROJECTS = ['@pendapa/quarry-rents', '@pendapa/arrears', '@pendapa/shell'];

function builtPages() {
  const assets = join(copy, 'apps', 'shell', 'dist', 'assets');
  const built = existsSync(assets) ? readdirSync(assets) : [];
  const missing = ['quarry-rents-page', 'quarry-rents-by-quarry-page', 'arrears-by-legal-form-page'].filter(
    (page) => !built.some((file) => file.startsWith(page)),
  );
  return { code: missing.length === 0 ? 0 : 1, output: `Not in the built shell: ${missing.join(', ')}`, seconds: 0 };
}

const steps = [
  ['generates a feature', () => generate('@pendapa/workspace:feature', 'quarry-rents', ...FEATURE)],
  ['generates a page of it', () => generate('@pendapa/workspace:page', 'quarry-rents', 'by-quarry')],
  ['generates a page of a feature that was there', () => generate('@pendapa/workspace:page', 'arrears', 'by-legal-form', ...PAGE)],
  ['lock file is complete', () => runIn(copy, 'npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund')],
  ['references are complete', () => nxIn(copy, 'sync:check')],
  [
    'formatted',
    () =>
      runIn(
        copy,
        process.execPath,
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        'libs/features/quarry-rents',
        'libs/features/arrears/src',
        'apps/shell/src',
      ),
  ],
  [
    'lint, types, tests, build',
    () => nxIn(copy, 'run-many', '-t', 'lint', 'typecheck', 'test', 'build', '-p', ...PROJECTS, '--parallel=2', '--outputStyle=static'),
  ],
  ['the shell holds the pages', builtPages],
];

for (const [what, run] of steps) {
  const { code, output, seconds } = run();
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${what} (${Math.round(seconds)} s)`);
  if (code === 0) continue;
  console.log(`${output}\nThe copy is kept: ${copy}`);
  process.exit(1);
}
rmSync(copy, { recursive: true, force: true });
