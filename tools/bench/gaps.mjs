// `npm run check:gaps -- --gaps payments --report /tmp/gaps.txt`: makes a small agency with one blank in each column of each extract, one at
// a time, and without each extract, one at a time; imports it, reads every page and prints claims that its rows do not support. After a build.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { gaps: { type: 'string', default: 'all' }, report: { type: 'string' } } });
if (!existsSync(join(ROOT, 'apps/shell/dist/index.html'))) {
  console.error('There is no built shell. Run npm run build first.');
  process.exit(2);
}
const report = values.report && resolve(values.report);
if (report) rmSync(report, { force: true });
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, '-c', 'apps/server/jest.config.cjs', '--runInBand', 'agency-with-gaps'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_GAPS: values.gaps, ...(report && { PENDAPA_GAPS_REPORT: report }) },
});
process.exit(status ?? 1);
