import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run } from './prepare.mjs';

/** Without a window of its own a browser needs half the processor time. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin', '/Applications/Google Chrome.app/Contents/MacOS'];
  return [...NAMES, 'Google Chrome'].flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

async function broughtByPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

export const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function fromDebian() {
  if (!isRootOnDebian()) return undefined;
  console.log('Memasang Chromium / Installing Chromium ...');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const isInstalled = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']) === 0;
  if (!isInstalled(HEADLESS)) isInstalled('chromium');
  return installed();
}

const succeeds = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Programs that open the exported files in tests. If they cannot be installed, these tests are skipped with a message. */
export function installReaders() {
  const isThere = succeeds('pdftotext', '-v') && succeeds('/usr/bin/python3', '-c', 'import openpyxl');
  if (isThere || !isRootOnDebian()) return;
  console.log('Memasang pembaca berkas / Installing readers of files ...');
  const install = () => succeeds('apt-get', 'install', '-y', '--no-install-recommends', 'poppler-utils', 'python3-openpyxl');
  if (!install() && succeeds('apt-get', 'update')) install();
}

async function fromPlaywright() {
  run('npx', ['--yes', 'playwright', 'install', 'chromium']);
  return broughtByPlaywright();
}

/** The browser for tests: `$CHROMIUM`, an installed one, Playwright's own, or Debian's package. Ends with a message if there is none. */
export async function findBrowser() {
  const given = process.env.CHROMIUM;
  if (given) return given;
  const known = installed() ?? (await broughtByPlaywright());
  // An installed Chromium does, where the quicker one cannot be had.
  const found = (known?.endsWith(HEADLESS) ? known : fromDebian()) ?? known ?? (await fromPlaywright());
  if (found) return found;
  return fail(
    'Uji peramban memerlukan Chromium: pasang Chromium atau Chrome, atau isi variabel CHROMIUM dengan letaknya.',
    'The browser tests need Chromium: install Chromium or Chrome, or set the variable CHROMIUM to where it is.',
  );
}
