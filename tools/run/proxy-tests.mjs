// `npm run test:proxy`: tests modes `token` and `proxy` in a browser behind nginx with TLS, on this computer.
import { spawnSync } from 'node:child_process';
import { runAccessTests } from './access-tests.mjs';
import { isRootOnDebian } from './browser.mjs';
import { ensureInstalled, fail, run } from './prepare.mjs';

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
await runAccessTests('behind-nginx', 'playwright.nginx.config.mts');
