import type { Page } from '@playwright/test';
import { freePort } from './access/free-port.ts';
import { testsAt } from './access/entrance.ts';
import { serveAgency } from './access/served-agency.ts';
import { signingProxy } from './access/signing-proxy.ts';
import { revenue } from './access/work.ts';
import { expect } from './test.ts';

const test = testsAt(async (sample) => {
  const port = await freePort();
  const proxy = await signingProxy(port);
  const access = (secretFile: string): object => ({
    mode: 'proxy',
    secretFile,
    publicAddress: proxy.address,
    behindProxy: ['127.0.0.1'],
    users: { kepala: 'analyst' },
  });
  const agency = await serveAgency(sample, port, access, { disclosure: { unitRights: 'own-only' } });
  proxy.useSecret(agency.secret);
  const close = async (): Promise<void> => {
    await agency.close();
    await proxy.close();
  };
  return { address: proxy.address, agency, close };
});
test.describe.configure({ mode: 'default' });

const CENTRAL = 'SAMSAT-3171';
const NORTH = 'SAMSAT-3172';

/** Signs in as on a device of one's own, which remembers no filter. */
async function signIn(page: Page, user: string): Promise<void> {
  await page.goto('/proxy/sign-out');
  await page.goto('/');
  await page.getByLabel('User').fill(user);
  await page.getByRole('button', { name: 'Go' }).click();
}

/** Amount of the revenue card, with the address's filters. */
async function revenueAt(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(revenue(page)).toContainText('Rp');
  return (await revenue(page).textContent()) ?? '';
}

test('a user of a unit sees the figures of that unit, reads so on the page, and a change holds at once', async ({ page, entrance }) => {
  const { users } = entrance.agency;
  users('add', 'rina', '--role', 'analyst', '--units', CENTRAL);
  await signIn(page, 'kepala');
  const [all, central, north] = [
    await revenueAt(page, '/'),
    await revenueAt(page, `/?u=${CENTRAL}`),
    await revenueAt(page, `/?u=${NORTH}`),
  ];
  expect(new Set([all, central, north]).size).toBe(3);
  await expect(page.getByText(/^Anda melihat/)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());

  await signIn(page, 'rina');
  expect(await revenueAt(page, '/')).toBe(central);
  await expect(page.getByText('Anda melihat data Samsat Jakarta Pusat saja')).toBeVisible();
  expect(await revenueAt(page, `/?u=${NORTH}`)).toBe(central);
  await expect(page.getByText(`Filter Unit pelayanan: "${NORTH}" tidak dikenal dan tidak dipakai.`)).toBeVisible();
  const refused = await page.evaluate(async (unit) => {
    const response = await fetch(`/api/v1/answers/revenue?m=amount&unit=${unit}`);
    return [response.status, ((await response.json()) as { readonly code: string }).code];
  }, NORTH);
  expect(refused).toEqual([403, 'other-unit']);

  users('units', 'rina', NORTH);
  expect(await revenueAt(page, '/')).toBe(north);
  await expect(page.getByText('Anda melihat data Samsat Jakarta Utara saja')).toBeVisible();
  users('disable', 'rina');
  const response = await page.goto('/');
  expect(response?.status()).toBe(403);
});
