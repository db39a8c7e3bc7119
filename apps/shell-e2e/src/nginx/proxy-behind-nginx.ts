import { freePort } from '../access/free-port.ts';
import { testsAt, type Entrance } from '../access/entrance.ts';
import { startNginx, type Nginx } from '../access/nginx.ts';
import { serveAgency } from '../access/served-agency.ts';
import { askAgain, goToUnits, revenue, settled, work } from '../access/work.ts';
import { expect } from '../test.ts';

interface NginxEntrance extends Entrance {
  readonly nginx: Nginx;
}

const PASSWORD = 'only for this run';
const EVERYBODY = { siti: PASSWORD, budi: PASSWORD };

const test = testsAt<NginxEntrance>(async (sample) => {
  const [port, backend] = [await freePort(), await freePort()];
  const address = `https://127.0.0.1:${String(port)}`;
  const agency = await serveAgency(sample, backend, (secretFile) => ({
    mode: 'proxy',
    secretFile,
    publicAddress: address,
    behindProxy: ['127.0.0.1'],
    users: { siti: 'analyst' },
  }));
  const nginx = await startNginx({ port, backend, secret: agency.secret, signsIn: true });
  nginx.letIn(EVERYBODY);
  const close = async (): Promise<void> => {
    await nginx.close();
    await agency.close();
  };
  return { address, agency, nginx, close };
});
test.describe.configure({ mode: 'default' });

test.describe('a user whom nginx knows, and who is on the list', () => {
  test.use({ httpCredentials: { username: 'siti', password: PASSWORD } });

  test('works, and stands in the audit log with name and address', async ({ page, entrance }) => {
    await work(page);
    const signIn = entrance.agency.audit().find(({ action }) => action === 'sign-in');
    expect(signIn?.actor).toEqual({ role: 'analyst', subject: 'siti', session: expect.any(Number) as unknown, address: '127.0.0.1' });
  });

  test('cannot pass for somebody else, or for somewhere else', async ({ page, entrance }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-user': 'budi', 'x-forwarded-for': '203.0.113.9', 'x-pendapa-proxy-secret': 'x' });
    await page.goto('/');
    await expect(revenue(page)).toContainText('Rp');
    const actors = entrance.agency.audit().map(({ actor }) => [actor.subject, actor.address]);
    expect(actors.filter(([subject, address]) => subject === 'budi' || address === '203.0.113.9')).toEqual([]);
  });

  test('is led back to the same view when nginx lets them in again', async ({ page, entrance }) => {
    await page.goto('/?t=PBBP2');
    await settled(page);
    const refused = page.waitForResponse(/\/masuk\?to=/);
    entrance.nginx.letIn({});
    await askAgain(page);
    expect((await refused).status()).toBe(401);
    entrance.nginx.letIn(EVERYBODY);
    await page.reload();
    await expect(page).toHaveURL(`${entrance.address}/?t=PBBP2`);
    await expect(revenue(page)).toContainText('Rp');
  });

  test('stays in when the server restarts', async ({ page, entrance }) => {
    await page.goto('/targets');
    await settled(page);
    await entrance.agency.restart();
    await goToUnits(page);
  });
});

test.describe('a user whom nginx knows, and who is not on the list', () => {
  test.use({ httpCredentials: { username: 'budi', password: PASSWORD } });

  test('reads why on a page', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(403);
    await expect(page.locator('main')).toContainText(/not on the list of this dashboard's users/);
  });
});

test.describe('a wrong password', () => {
  test.use({ httpCredentials: { username: 'siti', password: 'wrong' } });

  test('is refused by nginx, and the server hears nothing of it', async ({ page, entrance }) => {
    const before = entrance.agency.audit().length;
    const response = await page.goto('/');
    expect(response?.status()).toBe(401);
    expect(entrance.agency.audit()).toHaveLength(before);
  });
});
