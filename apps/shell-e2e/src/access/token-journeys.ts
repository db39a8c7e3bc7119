import { request as requests, type BrowserContext, type Page } from '@playwright/test';
import { openDialog, startButton } from '../exported.ts';
import { expect, takenOver } from '../test.ts';
import type { Entrance, testsAt } from './entrance.ts';
import { menuLink } from '../menu-link.ts';
import { askAgain, revenue, settled, work } from './work.ts';

/** Browsers resolve `localhost` to IPv4 or IPv6. */
const LOOPBACK: unknown = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);
const COOKIE = '__Host-pendapa';
const STATUS = '**/api/v1/status';
const secretField = (page: Page) => page.getByLabel(/^(Kata rahasia|Secret)$/);

async function signIn(page: Page, secret: string): Promise<void> {
  await secretField(page).fill(secret);
  await page.getByRole('button', { name: /^(Masuk|Sign in)$/ }).click();
}

/** Opens an address, signs in with the secret and waits for the whole page. */
async function openSignedIn(page: Page, { agency }: Entrance, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page, agency.secret);
  await page.waitForURL(({ pathname }) => pathname !== '/masuk');
  await takenOver(page);
  await settled(page);
}

/** Ends the session on the server but leaves the browser its cookie, as after eight hours. */
async function endSession(context: BrowserContext, { address }: Entrance): Promise<void> {
  const sessionCookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  const cookie = `${COOKIE}=${sessionCookie?.value ?? ''}`;
  const other = await requests.newContext({ ignoreHTTPSErrors: true, extraHTTPHeaders: { cookie, origin: address } });
  const ended = await other.post(`${address}/keluar`, { maxRedirects: 0 });
  expect(ended.status()).toBe(303);
  await other.dispose();
  expect((await context.cookies()).some(({ name }) => name === COOKIE)).toBe(true);
}

/** Returns the last audit lines about signing in and out, including requests refused after the session ended. */
const lastLines = ({ agency }: Entrance, count: number) =>
  agency
    .audit()
    .filter(({ action, details }) => action.startsWith('sign-') || details['path'] === '/masuk')
    .slice(-count);

/** Page of another site that posts the sign-in form, as an attacker would. */
const FOREIGN_PAGES = {
  'of another site': '',
  'of another site that hides where it is': '<meta name="referrer" content="no-referrer">',
} as const;

/** Defines the tests of mode `token` in a real browser, for any address of the server. */
export function tokenJourneys(test: ReturnType<typeof testsAt<Entrance>>): void {
  test.describe.configure({ mode: 'default' });

  test('the secret leads in by keyboard alone, to the view that was asked for, and to work', async ({ page, entrance }) => {
    await page.goto('/?t=PBBP2');
    await expect(secretField(page)).toBeFocused();
    await page.keyboard.type(entrance.agency.secret);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
    await work(page);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  });

  test('a wrong secret is refused on the page, which says so, and the right one then leads in', async ({ page, entrance }) => {
    await page.goto('/targets');
    const [response] = await Promise.all([page.waitForResponse(/masuk/), signIn(page, `${entrance.agency.secret}x`)]);
    expect(response.status()).toBe(401);
    await expect(page.getByRole('alert')).toHaveText(/That is not the secret\.|Kata rahasia itu tidak cocok\./);
    await expect(secretField(page)).toBeFocused();
    await expect(secretField(page)).toHaveAccessibleDescription(/That is not the secret\.|Kata rahasia itu tidak cocok\./);
    await signIn(page, entrance.agency.secret);
    await expect(page).toHaveURL(`${entrance.address}/targets`);
    const [refused, signedIn] = lastLines(entrance, 2);
    expect(refused).toMatchObject({ action: 'refused', actor: { role: 'nobody', session: null, address: LOOPBACK } });
    expect(refused?.details).toMatchObject({ path: '/masuk', status: 401, code: 'not-signed-in' });
    expect(signedIn).toMatchObject({ action: 'sign-in', actor: { role: 'analyst', subject: 'token', address: LOOPBACK } });
  });

  test('whoever signs out is out, also where the browser goes back', async ({ page, entrance }) => {
    await openSignedIn(page, entrance, '/');
    await page.getByRole('button', { name: 'Administrator' }).click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
    await expect(page).toHaveURL(`${entrance.address}/masuk`);
    await page.goBack();
    await expect(secretField(page)).toBeVisible();
    await expect(revenue(page)).toHaveCount(0);
    expect((await page.context().cookies()).filter(({ name }) => name === COOKIE)).toEqual([]);
    const [signedIn, signedOut] = lastLines(entrance, 2);
    expect([signedIn?.action, signedOut?.action]).toEqual(['sign-in', 'sign-out']);
    expect(signedOut?.actor).toEqual(signedIn?.actor);
    expect(signedOut?.actor.session).toEqual(expect.any(Number));
  });

  test('a session that ends at work leads to the sign-in, and from there back to the same view', async ({ page, entrance, context }) => {
    await openSignedIn(page, entrance, '/?t=PBBP2');
    await endSession(context, entrance);
    await askAgain(page);
    await expect(secretField(page)).toBeVisible();
    await signIn(page, entrance.agency.secret);
    await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
    await expect(revenue(page)).toContainText('Rp');
  });

  test('a session that ends leads to the sign-in from a page whose code is still missing, too', async ({ page, entrance, context }) => {
    await openSignedIn(page, entrance, '/targets');
    // The regular question for the status would lead to the sign-in before the click.
    await page.route(STATUS, () => undefined);
    await endSession(context, entrance);
    await menuLink(page, 'Target per Unit').click();
    await expect(secretField(page)).toBeVisible();
    await page.unroute(STATUS);
    await signIn(page, entrance.agency.secret);
    await expect(page.getByRole('heading', { level: 1, name: 'Target per Unit' })).toBeVisible();
    await expect(page).toHaveURL(`${entrance.address}/target-units`);
  });

  test('a cookie that has run out leads to the sign-in before a file is made', async ({ page, entrance, context }) => {
    await openSignedIn(page, entrance, '/?t=PBBP2');
    const start = startButton(await openDialog(page));
    await expect(start).toBeVisible();
    await settled(page);
    await context.clearCookies({ name: COOKIE });
    await start.click();
    await expect(secretField(page)).toBeVisible();
    await signIn(page, entrance.agency.secret);
    await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
  });

  test('an address elsewhere leads to the first page', async ({ page, entrance }) => {
    await page.goto('/masuk?to=%2F%2Fevil.example%2Fx');
    await signIn(page, entrance.agency.secret);
    await expect(page).toHaveURL(`${entrance.address}/`);
    await expect(revenue(page)).toContainText('Rp');
  });

  for (const [name, head] of Object.entries(FOREIGN_PAGES))
    test(`a form ${name} is refused on a page, and signs nobody in`, async ({ page, entrance, context }) => {
      const form = `<form method="post" action="${entrance.address}/masuk"><input name="secret" value="${entrance.agency.secret}"><button>Go</button></form>`;
      await page.route('http://evil.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html><head>${head}</head>${form}` }),
      );
      await page.goto('http://evil.example/');
      const [response] = await Promise.all([page.waitForResponse(/masuk/), page.getByRole('button').click()]);
      expect(response.status()).toBe(403);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Request refused|Permintaan ditolak)$/);
      expect((await context.cookies()).filter((cookie) => cookie.name === COOKIE)).toEqual([]);
      await page.getByRole('link').click();
      await expect(secretField(page)).toBeVisible();
    });

  test('too many tries wait; after a restart the reader signs in again and is back in the same view', async ({
    page,
    entrance,
    context,
  }) => {
    await openSignedIn(page, entrance, '/?t=PBBP2');
    const other = await context.newPage();
    for (let tries = 0; tries < 11; tries += 1) {
      await other.goto('/masuk');
      await signIn(other, `wrong ${String(tries)}`);
      await expect(other.getByRole('alert')).toBeVisible();
    }
    await expect(other.getByRole('alert')).toHaveText(/Wait a minute|Tunggu satu menit/);
    await other.close();
    await entrance.agency.restart();
    await askAgain(page);
    await expect(secretField(page)).toBeVisible();
    await signIn(page, entrance.agency.secret);
    await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
    await expect(revenue(page)).toContainText('Rp');
  });
}
