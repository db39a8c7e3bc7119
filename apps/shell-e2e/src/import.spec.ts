import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ofFeature } from './addresses.ts';
import { expect, test } from './test.ts';

const workspace = join(import.meta.dirname, '../../..');
const program = join(workspace, 'apps/server/pendapa.cjs');
const examples = join(workspace, 'examples');

interface Extract {
  readonly name: string;
  readonly path: string;
  readonly profile: string;
  readonly port: number;
  /** Sum of the last fiscal year in the file, added by hand, in the format of the pages. */
  readonly sum: string;
  readonly inWords: string;
  readonly dataDate: string;
}

const EXTRACTS: readonly Extract[] = [
  {
    name: "a city's collections, without its rows of totals",
    path: 'extracts/city-monthly-collections/collections.csv',
    profile: 'profiles/city-monthly-collections.json',
    port: 4321,
    // July 8,702,620 + August 8,720,315 + September 8,726,010; the fiscal year starts in July.
    sum: '26.148.945,00',
    inWords: '26,15 juta',
    dataDate: '30 Sep 2023',
  },
  {
    name: "a bureau's collections in millions, months as columns, a folder of years",
    path: 'extracts/national-bureau-collections',
    profile: 'profiles/national-bureau-collections.json',
    port: 4322,
    // 74,600.79 million in the file of 2024.
    sum: '74.600.790.000,00',
    inWords: '74,60 miliar',
    dataDate: '31 Des 2024',
  },
];

async function ready(port: number): Promise<void> {
  await expect
    .poll(
      async () =>
        fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
}

for (const extract of EXTRACTS) {
  test.describe(extract.name, ofFeature('/overview'), () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ baseURL: `http://127.0.0.1:${String(extract.port)}` });
    let data: string;
    let server: ChildProcess;

    test.beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'pendapa-import-'));
      const words = ['import', join(examples, extract.path), '--profile', join(examples, extract.profile), '--data', data];
      const imported = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
      expect(imported.status, imported.stderr).toBe(0);
      server = spawn(process.execPath, [program, 'serve', '--data', data, '--port', String(extract.port)], { stdio: 'ignore' });
      await ready(extract.port);
    });

    test.afterAll(() => {
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    });

    for (const address of ['/overview', '/']) {
      test(`${address} shows the sum of the file in its currency`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByText(extract.dataDate).first()).toBeVisible();
        const figure = page.getByTitle(extract.sum).first();
        await expect(figure).toBeVisible();
        await expect(figure).toContainText(extract.inWords);
        await expect(page.getByText('Data contoh')).toHaveCount(0);
      });
    }

    test('what the file does not have is said, not shown as zero', async ({ page }) => {
      await page.goto('/overview');
      await expect(page.getByText(/^Belum diimpor: .*target/)).toBeVisible();
    });
  });
}
