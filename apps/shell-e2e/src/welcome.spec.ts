import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OF_THE_SHELL } from './addresses.ts';
import { violations } from './looks.ts';
import { PROGRAM, serveFolder, type OwnServer } from './own-server.ts';
import { expect, test } from './test.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');
const WIDTHS = [360, 768, 1366, 1600];

test.describe('an agency without data', OF_THE_SHELL, () => {
  test.use({ expectedErrors: /status of 503|ERR_CONNECTION_REFUSED|Failed to fetch|elsewhere: http:..127\.0\.0\.1:/ });
  let folder: string;
  let server: OwnServer;

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-welcome-'));
    server = await serveFolder(join(folder, 'data'), 503);
  });
  test.afterEach(async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is welcomed at every width in both themes, and sees its dashboard by itself after the first import', async ({ page }, info) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${server.address}/?lang=id`);
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
