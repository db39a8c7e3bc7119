import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './access/free-port.ts';
import { OF_THE_SHELL } from './addresses.ts';
import { violations } from './looks.ts';
import { expect, test } from './test.ts';

const PROGRAM = join(import.meta.dirname, '../../server/dist/main.js');
const EXAMPLES = join(import.meta.dirname, '../../../examples');
const WIDTHS = [360, 768, 1366, 1600];

test.describe('an agency without data', OF_THE_SHELL, () => {
  test.use({ expectedErrors: /status of 503|ERR_CONNECTION_REFUSED|Failed to fetch|elsewhere: http:..127\.0\.0\.1:/ });
  let folder: string;
  let port: number;
  let server: ChildProcess;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-welcome-'));
    port = await freePort();
    server = spawn(process.execPath, [PROGRAM, 'serve', '--cold', '--data', join(folder, 'data'), '--port', String(port)], {
      stdio: 'ignore',
    });
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(503);
  });
  test.afterEach(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('is welcomed at every width in both themes, and sees its dashboard by itself after the first import', async ({ page }, info) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`http://127.0.0.1:${String(port)}/?lang=id`);
        await expect(page.getByRole('heading', { level: 1, name: 'Selamat datang' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.screenshot({ path: info.outputPath(`welcome-${colorScheme}-${String(width)}.png`), fullPage: true });
      }
    }
    const file = join(EXAMPLES, 'extracts/smallest/payments.csv');
    const profile = join(EXAMPLES, 'profiles/smallest.json');
    const imported = spawnSync(process.execPath, [PROGRAM, 'import', file, '--profile', profile, '--data', join(folder, 'data')]);
    expect(imported.status).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  });
});
