import { ANSWERING, ofFeature, ONLY } from './addresses.ts';
import { openWhole, type Language } from './exported.ts';
import { FILE_FORMS } from './page-files.ts';
import { test } from './test.ts';

/** `npm run check:pages` exports both forms of every page; a visit of `every-page.spec.ts` exports one. */
const BOTH = process.env['PENDAPA_FILES'] === 'both';

// The first file of a kind also loads its writer.
test.describe.configure({ timeout: 180_000 });

for (const [at, path] of BOTH ? ANSWERING.entries() : []) {
  if (ONLY !== undefined && ONLY !== path) continue;
  const language: Language = at % 2 === 0 ? 'id' : 'en';
  for (const { form, expectGood, lacking } of FILE_FORMS)
    test(`${path} leaves as a finance office would have made it, as ${form} (${language})`, ofFeature(path), async ({ page }) => {
      test.skip(lacking() !== null, lacking() ?? '');
      await page.addInitScript((chosen) => localStorage.setItem('i18nextLng', chosen), language);
      await openWhole(page, path, language);
      await expectGood(page, language);
    });
}
