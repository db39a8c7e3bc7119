import type { Page } from '@playwright/test';
import { ANSWERING, KINDS, ofFeature } from './addresses.ts';
import { expectNothingCut } from './cut.ts';
import { expectOwnDefinitions } from './definitions.ts';
import { expectShortFirstPart, openDetails } from './first-part.ts';
import { faultsOf, openEverything, walk } from './keyboard/walk.ts';
import { expectNoViolations, looksOf, openPage, showLook, type Look } from './looks.ts';
import { expectTrueMarks } from './marks-on-page.ts';
import { expectFirstScreen, expectNamed, overflow, resize } from './page-layout.ts';
import { FILE_FORMS } from './page-files.ts';
import { ANSWERS, expectSameFigures, unexpectedQueries } from './page-opening.ts';
import { expect, test } from './test.ts';

const ALL = process.env['PENDAPA_LOOKS'] === 'all';

const DESK = 1280;
const PHONE = 360;
const EXAMINED = [DESK, PHONE];
const WIDTHS = [DESK, 320, PHONE, 600, 768, 900, 1024, 1200, 1366, 1600, 2560];
/** Phone, tablet and desktop. */
const READ = [PHONE, 768, 1366];

interface Walk {
  readonly theme: Look['theme'];
  readonly width: number;
}

/** Looks in which the keyboard walks a page. */
const WALKS: readonly Walk[] = [
  { theme: 'light', width: DESK },
  { theme: 'dark', width: PHONE },
  { theme: 'dark', width: DESK },
  { theme: 'light', width: PHONE },
];
/** Walks alternate between pages; `npm run check:pages -- --looks` walks every page in all of them. */
const walksOf = (pageNumber: number): readonly Walk[] => (ALL ? WALKS : WALKS.filter((_, at) => at === pageNumber % WALKS.length));

async function expectUsableByKeyboard(page: Page): Promise<void> {
  const down = await walk(page, 'Tab');
  const up = await walk(page, 'Shift+Tab');
  expect.soft(up.map(({ name }) => name).reverse()).toEqual(down.map(({ name }) => name));
  expect.soft([...faultsOf(down), ...faultsOf(up)]).toEqual([]);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const visit = await openEverything(page);
  // A walk that ends early would find no fault.
  expect.soft(visit.names).toEqual(down.filter(({ opens }) => opens !== null).map(({ name }) => name));
  expect.soft(visit.faults).toEqual([]);
}

const LANGUAGES = ['id', 'en'] as const;

/** Without a reader of files on this machine the report says so, and the rest of the visit goes on. */
function canBeRead(lacking: string | null): boolean {
  if (lacking !== null) test.info().annotations.push({ type: 'not tested', description: lacking });
  return lacking === null;
}

// One visit checks everything that holds for every page, because opening takes most of the time.
test.describe('every page', () => {
  // axe would measure colours in the middle of a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, details: 'closed' });
  test.describe.configure({ timeout: ALL ? 600_000 : 180_000 });

  for (const [at, address] of KINDS.entries())
    test(`${address} opens, fits, and is used as a page should be`, ofFeature(address), async ({ page }) => {
      const queries: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith(ANSWERS)) queries.push(pathname + search);
      });

      await test.step('asks what was expected and is named', async () => {
        await openPage(page, address);
        if (ANSWERING.includes(address)) queries.push(...(await expectSameFigures(page, address)));
        // An address with filters has other queries.
        if (!address.includes('?')) expect.soft(await unexpectedQueries(page, queries)).toEqual([]);
        await expectNamed(page);
      });

      if (ANSWERING.includes(address)) await test.step('answers on its first screen, without empty ground', () => expectFirstScreen(page));

      await test.step('has a short first part, and details that open', async () => {
        await resize(page, DESK);
        await expectShortFirstPart(page);
        await openDetails(page);
      });

      for (const width of WIDTHS)
        await test.step(`fits ${String(width)} px`, async () => {
          await resize(page, width);
          await expect.poll(() => overflow(page)).toBe(0);
          if (READ.includes(width)) await expectNothingCut(page, address, width);
          if (EXAMINED.includes(width)) await expectNoViolations(page, looksOf(at + EXAMINED.indexOf(width)));
        });

      for (const { theme, width } of walksOf(at))
        await test.step(`is walked by the keyboard, ${theme} at ${String(width)} px`, async () => {
          await resize(page, width);
          await showLook(page, { theme, language: 'id' });
          // Some parts of a page are chosen by the width at which it opens.
          if (width === PHONE) await openPage(page, address);
          await expectUsableByKeyboard(page);
          await expectOwnDefinitions(page);
        });

      await resize(page, DESK);
      const { form, expectGood, lacking } = FILE_FORMS[at % 2 === 0 ? 0 : 1];
      if (ANSWERING.includes(address) && canBeRead(lacking()))
        await test.step(`leaves as a finance office would have made it, as ${form}`, async () => {
          const language = LANGUAGES[Math.floor(at / 2) % 2] ?? 'id';
          await showLook(page, { theme: 'light', language });
          await expectGood(page, language);
        });

      await test.step('has marks that say what their values say', async () => {
        await showLook(page, { theme: 'light', language: 'id' });
        await expectTrueMarks(page);
      });
    });
});
