import { freePort } from './access/free-port.ts';
import { testsAt } from './access/entrance.ts';
import { serveAgency } from './access/served-agency.ts';
import { violations } from './looks.ts';
import { expect } from './test.ts';

const test = testsAt(async (sample) => {
  const port = await freePort();
  const agency = await serveAgency(sample, port, (secretFile) => ({ mode: 'token', secretFile }));
  return { address: `http://127.0.0.1:${String(port)}`, agency, close: agency.close };
});
test.describe.configure({ mode: 'default' });

const WORDS = {
  id: { other: 'English', title: 'Masuk ke Pendapa', label: 'Kata rahasia', button: 'Masuk', wrong: 'Kata rahasia itu tidak cocok.' },
  en: { other: 'Bahasa Indonesia', title: 'Sign in to Pendapa', label: 'Secret', button: 'Sign in', wrong: 'That is not the secret.' },
} as const;
const LONG_VIEW = `/?${'u=UNIT-1&'.repeat(40)}`;

for (const language of ['id', 'en'] as const)
  test.describe(language, () => {
    test.use({ locale: language });
    for (const colorScheme of ['light', 'dark'] as const)
      test(`the sign-in page can be used in ${language}, ${colorScheme}, on a narrow screen, by keyboard`, async ({ page }, info) => {
        const words = WORDS[language];
        await page.emulateMedia({ colorScheme });
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 640 });
          await page.goto(LONG_VIEW);
          await expect(page).toHaveTitle(`${words.title} - Pendapa`);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await violations(page)).toEqual([]);
          // Tab stops in this order: field, button, link, other language.
          await expect(page.getByLabel(words.label)).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(page.getByRole('button', { name: words.button })).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(page.getByRole('link').first()).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(page.getByRole('link', { name: words.other })).toBeFocused();
          await page.getByLabel(words.label).fill('wrong');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('alert')).toHaveText(words.wrong);
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await page.screenshot({ path: info.outputPath(`sign-in-${language}-${colorScheme}-${String(width)}.png`) });
        }
      });
  });

test('the language can be changed on the page, and stays when a secret was wrong', async ({ page, entrance }) => {
  await page.goto('/targets');
  await page.getByRole('link', { name: WORDS.en.other }).click();
  await page.getByLabel(WORDS.id.label).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(WORDS.id.wrong);
  await page.getByLabel(WORDS.id.label).fill(entrance.agency.secret);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${entrance.address}/targets`);
});
