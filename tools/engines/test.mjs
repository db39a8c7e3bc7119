// `npm run test:engines -- --questions 2000`: compares the answers of both engines to random queries, lists and records.
// It also tests publishing with all kinds of failures. The engine is ClickHouse as a library, behind HTTP.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedChdb, ROOT } from './installed-chdb.mjs';

const { values } = parseArgs({ options: { questions: { type: 'string', default: '2000' } } });
if (!/^[1-9]\d{0,5}$/.test(values.questions)) {
  console.error('Usage: npm run test:engines -- [--questions 2000]');
  process.exit(2);
}
const report = join(tmpdir(), `pendapa-engines-${process.pid}.json`);
const options = ['--json', `--outputFile=${report}`, '-c', 'libs/clickhouse/jest.config.cjs', '--runInBand', '--testTimeout=7200000'];
const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/jest/bin/jest.js'), ...options], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PENDAPA_CHDB: installedChdb(), PENDAPA_CASES: values.questions },
});
const measuredFile = process.env.PENDAPA_MEASURED;
const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
if (measuredFile) writeFileSync(measuredFile, `${numPassedTests} tests, ${values.questions} drawn questions of both engines`);
process.exit(status ?? 1);
