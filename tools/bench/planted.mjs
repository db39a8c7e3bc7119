// `npm run check:planted -- --from 1 --to 20`: makes samples of these seeds and prints what each rule names in them beside what was planted.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '20' },
    payments: { type: 'string', default: '200000' },
  },
});
if (!/^\d{1,9}$/.test(values.from) || !/^\d{1,9}$/.test(values.to) || !/^\d{5,9}$/.test(values.payments)) {
  console.error('Usage: node tools/bench/planted.mjs [--from 1] [--to 20] [--payments 200000]');
  process.exit(2);
}
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const parameters = ['-c', 'libs/sample-data/jest.config.cjs', '--testTimeout=36000000', '--testMatch', '**/testing/planted-seeds.ts'];
const { status } = spawnSync(process.execPath, [jest, ...parameters], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_PAYMENTS: values.payments, PENDAPA_SEEDS: `${values.from} ${values.to}` },
});
process.exit(status ?? 1);
