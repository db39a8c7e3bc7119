import type { Locator, Page } from '@playwright/test';
import { csvRows, exported, installed, openWhole, outputOf, type Exported, type Language } from './exported.ts';
import { ofFeature } from './addresses.ts';
import { expect, test } from './test.ts';

/** Case lists, and a forecast computed by a worker. */
const EVER = ['/transactions-by-taxpayer', '/predictive'] as const;
/** `npm run check:pages` takes more: figures, a ranking and findings. */
const PAGES = process.env['PENDAPA_FILES'] === 'both' ? [...EVER, '/overview', '/targets', '/detailed-regional'] : EVER;

/** Name of the other language in the export dialog. */
const OTHER = {
  id: { language: 'en', name: 'Inggris' },
  en: { language: 'id', name: 'Indonesian' },
} as const satisfies Record<Language, { readonly language: Language; readonly name: string }>;

const RECORD = '**/api/v1/audit/exports';
const MADE_AT = /^\s*(Dibuat pada|Made at)/;

test.describe.configure({ timeout: 180_000 });

/** Messages of a language that the browser has loaded. */
const readers = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    address: window.location.href,
    kept: { ...localStorage },
  }));

/** Visible text and scroll position of the page. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    scrolled: window.scrollY,
    text: [...(document.querySelector('main')?.children ?? [])]
      .flatMap((part) => (part instanceof HTMLElement && part.getBoundingClientRect().right > 0 ? [part.innerText] : []))
      .join(' ')
      .replace(/\s+/g, ' '),
  }));

/** Includes figures of a worker, and queries sent after the first render. */
async function openSettled(page: Page, path: string, language: Language): Promise<void> {
  await openWhole(page, path, language);
  let before = '';
  await expect(async () => {
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const { text } = await seen(page);
    const settled = text === before;
    before = text;
    expect(settled).toBe(true);
  }).toPass({ intervals: [500] });
}

for (const [at, path] of PAGES.entries()) {
  const language: Language = at % 2 === 0 ? 'id' : 'en';
  const other = OTHER[language];
  test(
    `${path}, read in "${language}", leaves in the other language as its reader would have it, and stays as it is`,
    ofFeature(path),
    async ({ page }) => {
      test.skip(!installed('pdftotext'), 'pdftotext is not installed (Debian: poppler-utils)');
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', localStorage.getItem('i18nextLng') ?? chosen), language);
      await openSettled(page, path, language);
      const before = await readers(page);
      const shown: unknown[] = [];
      await page.route(RECORD, async (route) => {
        shown.push(await seen(page));
        expect(await readers(page)).toEqual(before);
        await route.continue();
      });
      const inOther = async (dialog: Locator) => {
        await dialog.getByRole('radio', { name: other.name, exact: true }).check();
        shown.push(await seen(page));
      };
      const csv = await exported(page, 'csv', { language, fill: inOther });
      const pdf = await exported(page, 'pdf', { language, fill: inOther });
      // The page does not change while a file is created.
      expect([shown[1], shown[3]]).toEqual([shown[0], shown[2]]);
      expect(await readers(page)).toEqual(before);
      await page.unroute(RECORD);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), other.language);
      await openSettled(page, path, other.language);
      const theirs = { csv: await exported(page, 'csv', other), pdf: await exported(page, 'pdf', other) };
      const rows = async ({ path: file }: Exported) => (await csvRows(file)).filter(([label = '']) => !MADE_AT.test(label));
      expect(await rows(csv)).toEqual(await rows(theirs.csv));
      const lines = ({ path: file }: Exported) =>
        outputOf('pdftotext', ['-layout', file, '-'])
          .split('\n')
          .filter((line) => !MADE_AT.test(line));
      expect(lines(pdf).length).toBeGreaterThan(30);
      expect(lines(pdf)).toEqual(lines(theirs.pdf));
    },
  );
}
