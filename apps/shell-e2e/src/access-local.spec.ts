import { freePort } from './access/free-port.ts';
import { testsAt } from './access/entrance.ts';
import { serveAgency } from './access/served-agency.ts';
import { goToUnits, settled, work } from './access/work.ts';
import { expect } from './test.ts';

const test = testsAt(async (sample) => {
  const port = await freePort();
  const agency = await serveAgency(sample, port, () => ({ mode: 'local' }));
  return { address: `http://localhost:${String(port)}`, agency, close: agency.close };
});
test.describe.configure({ mode: 'default' });

test('whoever is at this computer works without signing in, also where the address is that of the sign-in', async ({ page, entrance }) => {
  await work(page);
  await page.goto('/masuk?to=%2Ftargets');
  await expect(page).toHaveURL(`${entrance.address}/targets`);
  await page.goto('/masuk?to=%2F%2Fevil.example');
  await expect(page).toHaveURL(`${entrance.address}/`);
});

test('another name of this computer is refused on a page, in the language that was chosen in the dashboard', async ({ page, entrance }) => {
  const foreign = entrance.address.replace('localhost', 'pendapa.localhost');
  const response = await page.goto(`${foreign}/targets`);
  expect(response?.status()).toBe(421);
  await expect(page.getByRole('heading', { level: 1, name: 'Request refused' })).toBeVisible();
  await page.context().addCookies([{ name: 'pendapa-window', value: 'id.1280', url: foreign }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Permintaan ditolak' })).toBeVisible();
  const refused = entrance.agency.audit().filter(({ action }) => action === 'refused');
  const address: unknown = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);
  expect(refused.at(-1)).toMatchObject({ actor: { role: 'nobody', session: null, address }, details: { code: 'wrong-host' } });
});

test('a restart of the server signs nobody out: there is no session', async ({ page, entrance }) => {
  await page.goto('/targets');
  await settled(page);
  await entrance.agency.restart();
  await goToUnits(page);
});
