// `npm run check:agreement -- --questions 10000`: draws as many questions in each of six ways and compares the answers with single rows,
// and the parts of each answer with its whole.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { questions: { type: 'string', default: '10000' } } });
if (!/^\d{1,7}$/.test(values.questions)) {
  console.error('Usage: npm run check:agreement -- [--questions 10000]');
  process.exit(2);
}
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const options = ['-c', 'libs/warehouse/jest.config.cjs', '--runInBand', '--testTimeout=7200000'];
const { status } = spawnSync(process.execPath, [jest, ...options, 'agreement', 'parts-and-whole'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_CASES: values.questions },
});
process.exit(status ?? 1);
