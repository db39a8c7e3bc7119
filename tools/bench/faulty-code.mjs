// `npm run check:faulty-code [-- --only import]`: puts one fault at a time into the code, runs the specs that must catch it, and takes it
// out again. A fault that no spec catches is printed, and the exit code is 1. The working tree must be clean.
// `-- --formulas` puts wrong formulas into it, builds, and compares a page that shows them with single rows (15 minutes).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = mkdtempSync(join(tmpdir(), 'pendapa-faults-'));
const REPORT = join(FOLDER, 'report.json');
process.on('exit', () => rmSync(FOLDER, { recursive: true }));
// Ctrl+C ends the running spec, which leaves no report: the fault is taken out, and the error ends this command.
process.on('SIGINT', () => undefined);
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, formulas: { type: 'boolean', default: false } } });

/** Builds what the last fault changed. */
function build(variables = {}) {
  const env = { ...process.env, ...variables };
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('The build failed.');
}

const list = values.formulas ? 'faulty-formulas.json' : 'faulty-code.json';
const faults = JSON.parse(readFileSync(join(ROOT, 'tools/bench', list), 'utf8')).filter(({ name }) => name.includes(values.only));

if (spawnSync('git', ['status', '--porcelain', 'libs', 'apps'], { cwd: ROOT, encoding: 'utf8' }).stdout !== '') {
  console.error('There are changes that are not committed: commit them first, because this command changes files and restores them.');
  process.exit(2);
}

/** Runs a spec; true if a test failed. Throws if the spec could not run. */
function isCaught(spec) {
  const project = spec.slice(0, spec.indexOf('/src/'));
  const args = ['-c', `${project}/jest.config.cjs`, '--runInBand', '--bail', '--json', `--outputFile=${REPORT}`, '--runTestsByPath', spec];
  rmSync(REPORT, { force: true });
  spawnSync(process.execPath, [join(ROOT, 'node_modules/jest/bin/jest.js'), ...args], { cwd: ROOT, stdio: 'ignore' });
  const { numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(REPORT, 'utf8'));
  if (numRuntimeErrorTestSuites > 0) throw new Error(`${spec} could not run.`);
  return numFailedTests > 0;
}

/** Views of a page that are compared with single rows for one formula. */
const VIEWS = '6';
const COUNTS = join(ROOT, 'apps/shell-e2e/test-output/all/counts.json');

/** Compares a page with single rows; true if a figure differs. Throws if the page could not be opened. */
function differs(page) {
  const args = ['test', '-c', 'apps/shell-e2e', 'page-figures', '--retries=0'];
  const env = { ...process.env, PENDAPA_PAGE: page, PENDAPA_SETS: VIEWS };
  rmSync(COUNTS, { force: true });
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), ...args], { cwd: ROOT, env, stdio: 'ignore' });
  const { passed, failures } = JSON.parse(readFileSync(COUNTS, 'utf8'));
  if (passed === 0 && !failures.some(({ message }) => message.includes(`${page}?`))) throw new Error(`${page} could not be compared.`);
  return passed === 0;
}

const missed = [];
for (const { name, file, from, to, caughtBy, page } of faults) {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have "${from}" exactly once.`);
  const begun = performance.now();
  const faulty = text.replace(from, () => to);
  writeFileSync(path, faulty);
  try {
    if (page !== undefined) build({ PENDAPA_ANY_SIZE: '1' });
    if (!(page === undefined ? isCaught(caughtBy) : differs(page))) missed.push(name);
  } finally {
    writeFileSync(path, text);
  }
  console.log(
    `${missed.includes(name) ? 'MISSED' : 'caught'}  ${name} (${page ?? caughtBy}, ${Math.round((performance.now() - begun) / 1000)} s)`,
  );
}
if (values.formulas) build();
console.log(`${faults.length - missed.length} of ${faults.length} faults are caught.`);
process.exit(missed.length > 0 ? 1 : 0);
