// `npm run check:planted -- --from 1 --to 20`: makes samples of these seeds. It prints the cases that each rule over the rows finds, and
// the planted ones.
// With `--findings` it prints the findings of the product.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkFindings } from './planted-findings.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '20' },
    payments: { type: 'string', default: '200000' },
    findings: { type: 'boolean', default: false },
    port: { type: 'string', default: '4390' },
  },
});
if (
  !/^\d{1,9}$/.test(values.from) ||
  !/^\d{1,9}$/.test(values.to) ||
  !/^\d{5,9}$/.test(values.payments) ||
  !/^\d{4,5}$/.test(values.port)
) {
  console.error('Usage: node tools/bench/planted.mjs [--from 1] [--to 20] [--payments 200000] [--findings [--port 4390]]');
  process.exit(2);
}
if (values.findings) {
  const [from, to, port] = [values.from, values.to, values.port].map(Number);
  process.exit(await checkFindings({ from, to, payments: values.payments, port }));
}
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const parameters = ['-c', 'libs/sample-data/jest.config.cjs', '--testTimeout=36000000', '--testMatch', '**/testing/planted-seeds.ts'];
const { status } = spawnSync(process.execPath, [jest, ...parameters], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PENDAPA_PAYMENTS: values.payments, PENDAPA_SEEDS: `${values.from} ${values.to}` },
});
process.exit(status ?? 1);
