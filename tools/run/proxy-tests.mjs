// `npm run test:proxy`: tests modes `token` and `proxy` in a browser behind nginx with TLS, on this computer.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, isRootOnDebian } from './browser.mjs';
import { buildServer, buildShell } from './build.mjs';
import { ensureInstalled, fail, root, run } from './prepare.mjs';

const E2E = join(root, 'apps/shell-e2e');
const RUN = 'behind-nginx';
const SAMPLE = join(E2E, 'test-output', RUN, 'sample');
const COUNTS = join(E2E, 'test-output', RUN, 'counts.json');

const isThere = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).error === undefined;
const areThere = () => isThere('nginx', '-v') && isThere('openssl', 'version');

function requireNginx() {
  if (!areThere() && isRootOnDebian()) {
    console.log('Memasang nginx / Installing nginx ...');
    const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx', 'openssl']) === 0;
    if (!install() && run('apt-get', ['update']) === 0) install();
  }
  if (areThere()) return;
  fail('Uji ini memerlukan nginx dan openssl: pasang keduanya.', 'This test needs nginx and openssl: install both.');
}

ensureInstalled();
requireNginx();
const browser = await findBrowser();
await buildServer();
await buildShell();
if (run(process.execPath, [join(E2E, 'make-sample.mjs'), SAMPLE]) !== 0) process.exit(1);

rmSync(COUNTS, { force: true });
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const environment = { ...process.env, CHROMIUM: browser, PENDAPA_SAMPLE: SAMPLE, PENDAPA_RUN: RUN };
const status = run(process.execPath, [playwright, 'test', '-c', join(E2E, 'playwright.nginx.config.mts')], environment);
const { passed, failed } = existsSync(COUNTS) ? JSON.parse(readFileSync(COUNTS, 'utf8')) : { passed: 0, failed: 1 };
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(status);
