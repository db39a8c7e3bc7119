import type { Browser, Page } from '@playwright/test';
import { agencyProvider, type AgencyProvider } from '../access/agency-provider.ts';
import { testsAt, type Entrance } from '../access/entrance.ts';
import { freePort } from '../access/free-port.ts';
import { serveAgency } from '../access/served-agency.ts';
import { askAgain, revenue, settled, work } from '../access/work.ts';
import { expect } from '../test.ts';

interface ProvidedEntrance extends Entrance {
  readonly provider: AgencyProvider;
}

const COOKIE = '__Host-pendapa';

const test = testsAt<ProvidedEntrance>(async (sample) => {
  const [port, providerPort] = [await freePort(), await freePort()];
  const address = `http://localhost:${String(port)}`;
  // The server starts first: it must not need the provider.
  const agency = await serveAgency(sample, port, (secretFile) => ({
    mode: 'oidc',
    secretFile,
    issuer: `http://localhost:${String(providerPort)}`,
    clientId: 'pendapa',
    scopes: ['profile', 'groups'],
    groups: { 'pendapa-analis': 'analyst', 'pendapa-pengelola': 'admin' },
    session: { keepOverRestart: true },
  }));
  const provider = await agencyProvider(providerPort, agency.secret, address);
  const close = async (): Promise<void> => {
    provider.end();
    await agency.close();
  };
  return { address, agency, provider, close };
});
test.describe.configure({ mode: 'default' });
test.use({
  expectedErrors: /status of (400|401|403|404|503)|ERR_CONNECTION_REFUSED|net::ERR_ABORTED|elsewhere: http:..localhost:|Failed to fetch/,
});

const button = (page: Page) => page.getByRole('link', { name: /^(Masuk dengan akun instansi|Sign in with the agency's account)$/ });
const userField = (page: Page) => page.getByLabel('User');
const notice = (page: Page) => page.getByRole('alert');

async function nameUser(page: Page, user: string): Promise<void> {
  await userField(page).fill(user);
  await page.getByRole('button', { name: 'Go' }).click();
}

async function openSignedIn(page: Page, user: string, address: string): Promise<void> {
  await page.goto(address);
  await button(page).click();
  await nameUser(page, user);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/masuk'));
  await settled(page);
}

/** A second browser with cookies of its own. */
async function otherBrowser(browser: Browser, { address }: Entrance): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  return context.newPage();
}

/** The address with which the provider leads back, not opened yet. The page shows the provider's form. */
async function answerAt(page: Page, user: string): Promise<string> {
  await expect(userField(page)).toBeVisible();
  const once = { maxRedirects: 0 };
  const signedIn = await page.request.post(page.url(), { ...once, form: { user } });
  const led = await page.request.get(signedIn.headers()['location'] ?? '', once);
  return led.headers()['location'] ?? '';
}

async function answerFor(page: Page, user: string): Promise<string> {
  await page.goto('/targets');
  await button(page).click();
  return answerAt(page, user);
}

/** The last line of the audit log about signing in. */
const lastLine = ({ agency }: Entrance) =>
  agency
    .audit()
    .filter(({ action, details }) => action.startsWith('sign-') || String(details['path']).startsWith('/masuk'))
    .at(-1);

/** Lines of refusals follow the answer. */
const expectLast = (entrance: Entrance, line: Record<string, unknown>): Promise<void> =>
  expect.poll(() => lastLine(entrance)).toMatchObject(line);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
}

test('the keyboard alone leads in, to the view that was asked for, and to work', async ({ page, entrance }) => {
  await page.goto('/?t=PBBP2');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(userField(page)).toBeFocused();
  await page.keyboard.type('siti');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  await work(page);
  await expectLast(entrance, { action: 'sign-in', actor: { role: 'analyst', subject: 'siti' }, details: { by: 'oidc' } });
  await page.getByRole('button', { name: 'Administrator' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sesi pengguna' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Profil' }).click();
  await expect(page.getByRole('dialog', { name: 'Profil' })).toContainText('siti');
});

test('whoever signs out is out here and at the provider', async ({ page, entrance }) => {
  await openSignedIn(page, 'siti', '/targets');
  const before = (await page.context().cookies()).find(({ name }) => name === COOKIE)?.value ?? '';
  await signOut(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${entrance.address}/masuk`);
  await expectLast(entrance, { action: 'sign-out', actor: { subject: 'siti' }, details: { by: 'reader' } });
  // A copy of the cookie opens nothing.
  const copied = await page.request.get('/api/v1/status', { headers: { cookie: `${COOKIE}=${before}` } });
  expect(copied.status()).toBe(401);
  await page.goBack();
  await expect(button(page)).toBeVisible();
  await button(page).click();
  await expect(userField(page)).toBeVisible();
});

test('an address elsewhere leads to the first page', async ({ page, entrance }) => {
  await openSignedIn(page, 'siti', '/masuk?to=%2F%2Fevil.example%2Fx');
  await expect(page).toHaveURL(`${entrance.address}/`);
});

test('a user whose groups have no role reads why, and works with another account', async ({ page, entrance }) => {
  await page.goto('/targets');
  await button(page).click();
  await nameUser(page, 'tono');
  await expect(notice(page)).toContainText('has no role in this dashboard');
  await expectLast(entrance, { action: 'refused', actor: { role: 'nobody', subject: 'tono' }, details: { reason: 'no-role' } });
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await nameUser(page, 'siti');
  await expect(page).toHaveURL(`${entrance.address}/targets`);
});

test('a user who cancels, comes too late or twice, reads so and can begin again', async ({ page, entrance }) => {
  await page.goto('/targets');
  await button(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice(page)).toContainText('or you cancelled it');
  await expectLast(entrance, { details: { path: '/masuk/kembali', status: 403, reason: 'denied' } });
  await page.reload();
  await expect(notice(page)).toContainText('Start again');
  await expectLast(entrance, { details: { status: 400, reason: 'expired' } });
  await page.goto('/targets');
  await button(page).click();
  await nameUser(page, 'siti');
  await expect(page).toHaveURL(`${entrance.address}/targets`);
});

test('an answer to another request is refused', async ({ page, entrance }) => {
  // A nonce of somebody else, in place of the one that this browser began with.
  await page.route(/\/masuk\/mulai/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const address = new URL(response.headers()['location'] ?? '');
    address.searchParams.set('nonce', 'of another browser');
    await route.fulfill({ response, headers: { ...response.headers(), location: address.href } });
  });
  await page.goto('/');
  await button(page).click();
  await nameUser(page, 'siti');
  await expect(notice(page)).toContainText("does not match this browser's request");
  await expectLast(entrance, { details: { reason: 'mismatch' } });
});

test('an answer leads in nobody in another browser than the one that began', async ({ page, browser, entrance }) => {
  const answer = await answerFor(page, 'siti');
  const other = await otherBrowser(browser, entrance);
  const response = await other.goto(answer);
  expect(response?.status()).toBe(400);
  await expect(notice(other)).toContainText(/Start again|Mulai lagi/);
  await other.context().close();
  await page.goto(answer);
  await expect(page).toHaveURL(`${entrance.address}/targets`);
});

test('a clock that differs, and a provider that is away, have words of their own', async ({ page, entrance }) => {
  await entrance.provider.do('late-tokens');
  await page.goto('/targets');
  await button(page).click();
  await nameUser(page, 'siti');
  await expect(notice(page)).toContainText('clock of this server');
  await expectLast(entrance, { details: { reason: 'clock' } });
  await entrance.provider.do('timely-tokens');
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  const answer = await answerAt(page, 'siti');
  await entrance.provider.do('close');
  await page.goto(answer);
  await expect(notice(page)).toContainText('does not answer');
  await expectLast(entrance, { details: { status: 503, reason: 'provider-away' } });
  await entrance.provider.do('listen');
  await button(page).click();
  await expect(page).toHaveURL(`${entrance.address}/targets`);
});

test('new keys of the provider are fetched without a word to the user', async ({ page, browser, entrance }) => {
  await openSignedIn(page, 'siti', '/targets');
  await entrance.provider.do('new-keys');
  const other = await otherBrowser(browser, entrance);
  await openSignedIn(other, 'pegawai1', '/targets');
  await expect(other).toHaveURL(`${entrance.address}/targets`);
  await other.context().close();
});

test('the administrator sees who is signed in, and ends a session', async ({ page, browser, entrance }) => {
  await openSignedIn(page, 'siti', '/?t=PBBP2');
  const refused = await page.request.get('/sesi', { headers: { accept: 'text/html' } });
  expect(refused.status()).toBe(403);
  const admin = await otherBrowser(browser, entrance);
  await openSignedIn(admin, 'ratna', '/');
  await admin.getByRole('button', { name: 'Administrator' }).click();
  await admin.getByRole('menuitem', { name: 'Sesi pengguna' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Sesi pengguna');
  await expect(admin.getByRole('row').filter({ hasText: 'sesi ini' })).toContainText('ratna');
  const row = admin.getByRole('row').filter({ hasText: 'siti' }).first();
  await expect(row).toContainText('Analis');
  for (let left = await admin.getByRole('row').filter({ hasText: 'siti' }).count(); left > 0; left -= 1) {
    await row.getByRole('button', { name: 'Akhiri sesi siti' }).click();
    await expect(admin.getByRole('status')).toHaveText('Sesi sudah diakhiri.');
    await expect(admin.getByRole('row').filter({ hasText: 'siti' })).toHaveCount(left - 1);
  }
  await expectLast(entrance, { action: 'sign-out', actor: { role: 'admin', subject: 'ratna' }, details: { by: 'admin', of: 'siti' } });
  await askAgain(page);
  await expect(button(page)).toBeVisible();
  // Still signed in at the provider: back at the same view without a question.
  await button(page).click();
  await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
  await expect(revenue(page)).toContainText('Rp');
  await admin.context().close();
});

test('a session survives a restart, and ends when nobody uses it', async ({ page, entrance }) => {
  await openSignedIn(page, 'siti', '/targets');
  await entrance.agency.restart();
  await page.goto('/targets');
  await expect(page).toHaveURL(`${entrance.address}/targets`);
  await settled(page);
  await entrance.agency.restart((data) => {
    const hourAgo = Date.now() - 3_600_000;
    const sessions = JSON.parse(data.read('sessions.json')) as [string, object][];
    data.write('sessions.json', JSON.stringify(sessions.map(([key, session]) => [key, { ...session, lastSeenAt: hourAgo }])));
  });
  await page.goto('/targets');
  await expect(button(page)).toBeVisible();
});
