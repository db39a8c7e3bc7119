// Runs browser tests of access modes that need another program, on this computer.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildServer, buildShell } from './build.mjs';
import { root, run } from './prepare.mjs';

const E2E = join(root, 'apps/shell-e2e');

/** Builds, makes a sample, and runs the tests of a Playwright configuration. Ends the process with their status. */
export async function runAccessTests(name, configuration) {
  const output = join(E2E, 'test-output', name);
  const [sample, counts] = [join(output, 'sample'), join(output, 'counts.json')];
  const browser = await findBrowser();
  await buildServer();
  await buildShell();
  if (run(process.execPath, [join(E2E, 'make-sample.mjs'), sample]) !== 0) process.exit(1);

  rmSync(counts, { force: true });
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const environment = { ...process.env, CHROMIUM: browser, PENDAPA_SAMPLE: sample, PENDAPA_RUN: name };
  const status = run(process.execPath, [playwright, 'test', '-c', join(E2E, configuration)], environment);
  const { passed, failed } = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 1 };
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(status);
}
