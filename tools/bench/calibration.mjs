// `npm run check:calibration -- --payments 1000000`: makes a sample of this size and prints its distance from each target.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { payments: { type: 'string', default: '200000' } } });
if (!/^\d{5,9}$/.test(values.payments)) {
  console.error('Usage: node tools/bench/calibration.mjs [--payments 200000]');
  process.exit(2);
}
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, '-c', 'libs/sample-data/jest.config.cjs', '--testTimeout=3600000', 'calibration'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_PAYMENTS: values.payments },
});
process.exit(status ?? 1);
