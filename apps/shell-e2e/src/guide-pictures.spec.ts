import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { OF_THE_SHELL } from './addresses.ts';
import { openPage, showLook } from './looks.ts';
import { expect, test } from './test.ts';

/** `npm run docs:guide` makes pictures and paper; otherwise they are compared with the pages of today. */
const WRITES = process.env['PENDAPA_GUIDE'] === 'write';
const ROOT = join(import.meta.dirname, '../../..');
const PICTURES = join(ROOT, 'apps/shell/public/guide');
const SIZES = join(ROOT, 'libs/guide/src/components/picture-sizes.ts');
/** The text that each picture shows. */
const RECORD = join(import.meta.dirname, 'guide-pictures.json');
const PAPER = join(ROOT, 'dist/guide');
const SHEETS = 8;
const LANGUAGES = ['id', 'en'] as const;
const MARGIN = 8;

interface Pictured {
  readonly name: string;
  readonly address: string;
  /** The picture holds all of these. */
  readonly parts: (page: Page) => readonly Locator[];
}

const panel = (number: number) => (page: Page) => [page.locator('main [data-slide="panel"]').nth(number)];

const PICTURED: readonly Pictured[] = [
  {
    name: 'sentence',
    address: '/targets',
    parts: (page) => [page.getByRole('heading', { level: 1 }), page.locator('[data-filter-bar]')],
  },
  {
    name: 'cards',
    address: '/overview',
    parts: (page) => [page.locator('main [aria-label^="Angka utama"], main [aria-label^="Key figures"]').first()],
  },
  { name: 'bars', address: '/arrears-tax-type', parts: panel(0) },
  { name: 'months', address: '/revenue-op-trend', parts: panel(0) },
  { name: 'course', address: '/targets#course', parts: (page) => [page.locator('#course [data-slide="panel"]').last()] },
  {
    name: 'matrix',
    // The matrix is a part of the details, which the address opens.
    address: '/bank-channels#pairs',
    parts: (page) => [
      page
        .locator('main [data-slide="panel"]')
        .filter({ has: page.getByRole('table', { name: /^(Porsi realisasi per bank|Share of revenue by bank)/ }) }),
    ],
  },
  { name: 'map', address: '/regional#map', parts: (page) => [page.locator('#map [data-slide="panel"]').first()] },
  { name: 'forecast', address: '/predictive', parts: panel(0) },
];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all parts, with a margin. */
async function boxAround(parts: readonly Locator[]): Promise<Box> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  const [left, top] = [Math.min(...found.map(({ x }) => x)), Math.min(...found.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...found.map(({ x, width }) => x + width)), Math.max(...found.map(({ y, height }) => y + height))];
  return {
    x: Math.floor(left) - MARGIN,
    y: Math.floor(top) - MARGIN,
    width: Math.ceil(right - left) + 2 * MARGIN,
    height: Math.ceil(bottom - top) + 2 * MARGIN,
  };
}

const textOf = async (parts: readonly Locator[]): Promise<string> =>
  (await Promise.all(parts.map((part) => part.textContent()))).join(' ').replaceAll(/\s+/g, ' ').trim();

const recorded = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(RECORD, 'utf8')) as Readonly<Record<string, string>>;

function sizesModule(sizes: ReadonlyMap<string, Box>): string {
  const lines = [...sizes].map(([name, { width, height }]) => `  '${name}': { width: ${String(width)}, height: ${String(height)} },`);
  return `/** Sizes in CSS pixels, so that nothing moves when a picture arrives. Written by \`npm run docs:guide\`. */
export const PICTURE_SIZES = {
${lines.join('\n')}
} as const;
`;
}

test.describe('the pictures of the guide', OF_THE_SHELL, () => {
  test.use({ viewport: { width: 920, height: 1600 }, contextOptions: { reducedMotion: 'reduce' }, details: 'closed' });

  test('show what their pages show today', async ({ page }) => {
    const texts: Record<string, string> = {};
    const sizes = new Map<string, Box>();
    if (WRITES) await mkdir(PICTURES, { recursive: true });
    for (const { name, address, parts } of PICTURED) {
      await openPage(page, address);
      for (const language of LANGUAGES) {
        await showLook(page, { theme: 'light', language });
        const pictured = parts(page);
        const key = `${name}-${language}`;
        if (!WRITES) {
          // Some figures are worked out in the browser and come later.
          await expect.poll(() => textOf(pictured), 'The pictured page has changed: run npm run docs:guide').toBe(recorded()[key]);
          continue;
        }
        for (const part of pictured) await expect(part.locator('.MuiSkeleton-root')).toHaveCount(0);
        texts[key] = await textOf(pictured);
        await pictured[0]?.scrollIntoViewIfNeeded();
        const clip = await boxAround(pictured);
        sizes.set(key, clip);
        await page.screenshot({ path: join(PICTURES, `${key}.png`), clip, animations: 'disabled' });
      }
    }
    if (WRITES) {
      await writeFile(SIZES, sizesModule(sizes));
      await writeFile(RECORD, `${JSON.stringify(texts, null, 2)}\n`);
    }
  });

  test('the printed guide has eight sheets in both languages', async ({ page }) => {
    await page.goto('/guide?print');
    for (const language of LANGUAGES) {
      await showLook(page, { theme: 'light', language });
      for (const image of await page.locator('main img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty('complete', true);
      }
      const paper = await page.pdf({ format: 'A4' });
      expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(SHEETS);
      if (!WRITES) continue;
      await mkdir(PAPER, { recursive: true });
      await writeFile(join(PAPER, `pendapa-guide-${language}.pdf`), paper);
    }
  });
});
