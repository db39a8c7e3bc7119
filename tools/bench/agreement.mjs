// `node tools/bench/agreement.mjs --long 10000`: draws as many questions and compares the parts of each answer with its whole.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { long: { type: 'string', default: '10000' } } });
if (!/^\d{1,7}$/.test(values.long)) {
  console.error('Usage: node tools/bench/agreement.mjs [--long 10000]');
  process.exit(2);
}
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, '-c', 'libs/warehouse/jest.config.cjs', '--testTimeout=3600000', 'parts-and-whole'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_CASES: values.long },
});
process.exit(status ?? 1);
