// `npm run check:agreement -- --questions 10000`: generates this many random queries in each of six ways. It compares the answers with
// single rows,
// and the parts of each answer with the whole. `--rows 300000` uses an agency with at least this many payments: the engine then reads in
// parallel.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { questions: { type: 'string' }, rows: { type: 'string' } } });
const { rows, questions = rows === undefined ? '10000' : '500' } = values;
if (!/^\d{1,7}$/.test(questions) || (rows !== undefined && !/^\d{1,8}$/.test(rows))) {
  console.error('Usage: npm run check:agreement -- [--questions 10000] [--rows 300000]');
  process.exit(2);
}
const specs = rows === undefined ? ['agreement', 'parts-and-whole'] : ['raw-agreement'];
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const options = ['-c', 'libs/warehouse/jest.config.cjs', '--runInBand', '--testTimeout=7200000'];
const { status } = spawnSync(process.execPath, [jest, ...options, ...specs], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_CASES: questions, ...(rows === undefined ? {} : { PENDAPA_ROWS: rows }) },
});
process.exit(status ?? 1);
