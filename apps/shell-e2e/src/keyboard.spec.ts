import { KINDS, ofFeature } from './addresses.ts';
import { expectOwnDefinitions } from './definitions.ts';
import { faultsOf, openEverything, walk } from './keyboard/walk.ts';
import { openPage } from './looks.ts';
import { expect, test } from './test.ts';

const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 360 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 360 },
] as const;

/** Looks alternate between pages; `PENDAPA_LOOKS=all` walks every page in all of them. */
const looksOf = (at: number) => (process.env['PENDAPA_LOOKS'] === 'all' ? LOOKS : LOOKS.filter((_, look) => look === at % LOOKS.length));

test.describe('every page by the keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [at, address] of KINDS.entries())
    for (const { theme, width } of looksOf(at))
      test(
        `${address} in the ${theme} theme at ${width} px is walked from top to bottom and back, everything that opens closes, and each card explains itself`,
        ofFeature(address),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
          await openPage(page, address);
          const down = await walk(page, 'Tab');
          const up = await walk(page, 'Shift+Tab');
          expect.soft(up.map(({ name }) => name).reverse()).toEqual(down.map(({ name }) => name));
          expect.soft([...faultsOf(down), ...faultsOf(up)]).toEqual([]);
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
          const visit = await openEverything(page);
          // A walk that ends early would find no fault.
          expect.soft(visit.names).toEqual(down.filter(({ opens }) => opens !== null).map(({ name }) => name));
          expect.soft(visit.faults).toEqual([]);
          await expectOwnDefinitions(page);
        },
      );
});
