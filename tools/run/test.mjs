import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, nx, nxEnvironment, root } from './prepare.mjs';

// `npm test`: lint, types, units, server and browser, then one line with the runners' own counts.
ensureInstalled();
nxEnvironment.CHROMIUM = await findBrowser();

const countsOf = (folder) => join(root, folder, 'test-output', 'counts.json');
const folders = ['apps', 'libs', 'libs/features', 'tools'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => join(parent, name)),
);
folders.forEach((folder) => rmSync(countsOf(folder), { force: true }));

const runMany = (...args) => nx('run-many', ...args, '--parallel=2', '--outputStyle=static');
// Each tool reads what all projects share once, not once a project; what the builds need is then there already.
const examined = runMany('-t', 'lint-all', 'typecheck-all', '-p', '@pendapa/workspace');
const tested = runMany('-t', 'build', 'test', 'e2e');
const exitCode = examined || tested;

const total = { passed: 0, failed: 0, skipped: 0 };
for (const folder of folders) {
  if (!existsSync(countsOf(folder))) continue;
  const counts = JSON.parse(readFileSync(countsOf(folder), 'utf8'));
  for (const key of Object.keys(total)) total[key] += counts[key];
}
// Lint, types and builds have no counts of their own: one that fails is one failure.
if (exitCode !== 0 && total.failed === 0) total.failed = 1;

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(exitCode);
