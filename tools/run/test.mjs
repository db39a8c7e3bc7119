import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, installReaders } from './browser.mjs';
import { ensureInstalled, nx, nxEnvironment, root } from './prepare.mjs';

// `npm test`: lint, types, format, unit, server and browser tests; then the failures and one line with all counts.
ensureInstalled();
nxEnvironment.CHROMIUM = await findBrowser();
installReaders();

const BROWSER = 'apps/shell-e2e/test-output/@pendapa';
const inside = (parent) => readdirSync(join(root, parent)).map((name) => join(parent, name));
const projects = ['apps', 'libs', 'libs/features', 'tools'].flatMap(inside).map((folder) => join(folder, 'test-output'));
const countsOf = (folder) => join(root, folder, 'counts.json');
projects.forEach((folder) => rmSync(countsOf(folder), { force: true }));
rmSync(join(root, BROWSER), { recursive: true, force: true });

const runMany = (...args) => nx('run-many', ...args, '--parallel=2', '--outputStyle=static');
// Each tool runs once over all projects and reads shared files once. Builds need its output.
const examined = runMany('-t', 'lint-all', 'promises-all', 'typecheck-all', 'format-all', 'unused-all', '-p', '@pendapa/workspace');
const tested = runMany('-t', 'build', 'test', 'browser');
const exitCode = examined || tested;

const LINES_OF_FAILURE = 12;
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const browserRuns = existsSync(join(root, BROWSER)) ? inside(BROWSER) : [];
for (const folder of [...projects, ...browserRuns]) {
  if (!existsSync(countsOf(folder))) continue;
  const counts = JSON.parse(readFileSync(countsOf(folder), 'utf8'));
  for (const key of Object.keys(total)) total[key] += counts[key];
  for (const { name, message } of counts.failures)
    failures.push([`${folder.replace(/.test-output/, '')}: ${name}`, ...message.split('\n').slice(0, LINES_OF_FAILURE)]);
}
// Lint, types and builds have no counts: each failed one counts as one failure.
if (exitCode !== 0 && total.failed === 0) total.failed = 1;

// Failures are printed again at the end, because they are hard to find between the passed tests.
for (const lines of failures) console.log(`\n${lines.join('\n    ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(exitCode);
