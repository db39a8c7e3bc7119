import { freePort } from './access/free-port.ts';
import { testsAt, type Entrance } from './access/entrance.ts';
import { serveAgency } from './access/served-agency.ts';
import { signingProxy, type SigningProxy } from './access/signing-proxy.ts';
import { askAgain, goToUnits, revenue, settled, work } from './access/work.ts';
import { expect } from './test.ts';
import type { Page } from '@playwright/test';

interface ProxiedEntrance extends Entrance {
  readonly proxy: SigningProxy;
}

const test = testsAt<ProxiedEntrance>(async (sample) => {
  const port = await freePort();
  const proxy = await signingProxy(port);
  const agency = await serveAgency(sample, port, (secretFile) => ({
    mode: 'proxy',
    secretFile,
    publicAddress: proxy.address,
    behindProxy: ['127.0.0.1'],
    users: { siti: 'analyst', tono: 'viewer' },
  }));
  proxy.useSecret(agency.secret);
  const close = async (): Promise<void> => {
    await agency.close();
    await proxy.close();
  };
  return { address: proxy.address, agency, proxy, close };
});
test.describe.configure({ mode: 'default' });

const userField = (page: Page) => page.getByLabel('User');
async function signIn(page: Page, user: string): Promise<void> {
  await userField(page).fill(user);
  await page.getByRole('button', { name: 'Go' }).click();
}

test('a user of the list works, and is named', async ({ page, entrance }) => {
  await page.goto('/targets');
  await signIn(page, 'siti');
  await expect(page).toHaveURL(`${entrance.address}/targets`);
  await work(page);
  await page.getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('menuitem', { name: 'Profil' }).click();
  await expect(page.getByRole('dialog', { name: 'Profil' })).toContainText('siti');
});

test('somebody who is not on the list reads why, on a page, and works once the proxy names another user', async ({ page, entrance }) => {
  await page.goto('/targets');
  const [response] = await Promise.all([page.waitForResponse(`${entrance.address}/targets`), signIn(page, 'budi')]);
  expect(response.status()).toBe(403);
  await expect(page.locator('main')).toContainText(/not on the list of this dashboard's users/);
  await page.goto('/proxy/sign-out');
  await signIn(page, 'tono');
  await expect(revenue(page)).toContainText('Rp');
  const lines = entrance.agency.audit().map(({ action, actor }) => ({ action, ...actor }));
  expect(lines).toContainEqual({ action: 'refused', role: 'nobody', subject: 'budi', session: null, address: '127.0.0.1' });
  expect(lines).toContainEqual({
    action: 'sign-in',
    role: 'viewer',
    subject: 'tono',
    session: expect.any(Number) as unknown as number,
    address: '127.0.0.1',
  });
});

test('a proxy with another secret is not believed, and the reader reads so', async ({ page, entrance }) => {
  await page.goto('/');
  entrance.proxy.useSecret('another');
  const [response] = await Promise.all([page.waitForResponse(`${entrance.address}/`), signIn(page, 'siti')]);
  entrance.proxy.useSecret(entrance.agency.secret);
  expect(response.status()).toBe(403);
  await page.getByRole('link').click();
  await expect(revenue(page)).toContainText('Rp');
});

for (const answer of [401, 302] as const)
  test(`a session that ends at the proxy (${answer}) leads to its sign-in, and from there back to the same view`, async ({
    page,
    entrance,
  }) => {
    entrance.proxy.answerStrangersWith(answer);
    await page.goto('/?t=PBBP2');
    await signIn(page, 'siti');
    await settled(page);
    entrance.proxy.endSessions();
    await askAgain(page);
    await signIn(page, 'siti');
    await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
    await expect(revenue(page)).toContainText('Rp');
  });

test('who signs out at the proxy is out', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'siti');
  await settled(page);
  await page.goto('/proxy/sign-out');
  await page.goBack();
  await expect(userField(page)).toBeVisible();
  await expect(revenue(page)).toHaveCount(0);
});

test('a restart of the server signs nobody out', async ({ page, entrance }) => {
  await page.goto('/targets');
  await signIn(page, 'siti');
  await settled(page);
  await entrance.agency.restart();
  await goToUnits(page);
});
