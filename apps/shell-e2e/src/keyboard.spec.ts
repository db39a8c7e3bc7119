import { KINDS, ofFeature } from './addresses.ts';
import { expectOwnDefinitions } from './definitions.ts';
import { faultsOf, openEverything, walk } from './keyboard/walk.ts';
import { opened } from './looks.ts';
import { expect, test } from './test.ts';

const THEMES = ['light', 'dark'] as const;

/** Themes alternate between pages; `PENDAPA_LOOKS=all` walks every page in both. */
const themesOf = (at: number) => (process.env['PENDAPA_LOOKS'] === 'all' ? THEMES : THEMES.filter((_, theme) => theme === at % 2));

test.describe('every page by the keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [at, address] of KINDS.entries())
    for (const theme of themesOf(at))
      test(
        `${address} in the ${theme} theme is walked from top to bottom and back, everything that opens closes, and each card explains itself`,
        ofFeature(address),
        async ({ page }) => {
          await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
          await opened(page, address);
          const down = await walk(page, 'Tab');
          const up = await walk(page, 'Shift+Tab');
          expect.soft(up.map(({ name }) => name).reverse()).toEqual(down.map(({ name }) => name));
          expect.soft([...faultsOf(down), ...faultsOf(up)]).toEqual([]);
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
          expect.soft(await openEverything(page)).toEqual([]);
          await expectOwnDefinitions(page);
        },
      );
});
