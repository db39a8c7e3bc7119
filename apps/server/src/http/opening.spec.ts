import { join } from 'node:path';
import { openWarehouse, type Warehouse } from '@pendapa/warehouse';
import { startSmallServer, PAGE, type SmallServer } from '../testing/small-server.ts';
import { build } from './build.ts';
import { Listener } from './listener.ts';
import { OpeningWarehouse } from './opening-warehouse.ts';
import { RunningQueries } from './running-queries.ts';

const STARTING = { status: 'unavailable', states: ['starting'] };
const ANSWER = '/api/v1/answers/revenue?m=amount';
const A_MOMENT_MS = 50;
const LONG_MS = 60_000;

describe('a server that starts', () => {
  let other: SmallServer;
  const listeners: Listener[] = [];
  beforeAll(async () => {
    other = await startSmallServer();
  });
  afterAll(() => other.close());
  afterEach(async () => {
    for (const listener of listeners.splice(0)) await listener.stop(0);
  });

  async function open() {
    const listener = await Listener.open(null, 0);
    listeners.push(listener);
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${String(listener.port)}${path}`, { headers });
    return { listener, get };
  }

  /** A server with a listener. Its data are open once `open` is called. */
  async function attachServer(listener: Listener, waitsMs: number) {
    let open: (warehouse: Warehouse) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const opening = new OpeningWarehouse(
      () =>
        new Promise<Warehouse>((resolve, reject) => {
          open = resolve;
          fail = reject;
        }),
      waitsMs,
    );
    const { dataFolder } = other;
    const shellFolder = join(dataFolder, '..', 'shell');
    const queries = new RunningQueries();
    await listener.attach(await build({ warehouse: opening.warehouse, opening, dataFolder, shellFolder, queries }), queries);
    return { open, fail, opening };
  }

  it('answers /livez and /readyz before its program is loaded', async () => {
    const { get } = await open();
    expect((await get('/livez')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([503, '1', STARTING]);
    expect(ready.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('keeps every other request until the program decides about it, who may come in too', async () => {
    const { listener, get } = await open();
    const early = [get('/targets', { accept: 'text/html' }), get('/nothing.js'), get('/targets', { 'sec-fetch-site': 'cross-site' })];
    await get('/livez');
    await attachServer(listener, LONG_MS);
    const [page, missing, foreign] = await Promise.all(early);
    expect([page?.status, await page?.text()]).toEqual([200, PAGE]);
    expect(missing?.status).toBe(404);
    expect(foreign?.status).toBe(403);
  });

  it('gives pages at once and figures as soon as the data are open', async () => {
    const { listener, get } = await open();
    const { open: openData } = await attachServer(listener, LONG_MS);
    const figures = get(ANSWER);
    const status = get('/api/v1/status');
    expect(await (await get('/targets', { accept: 'text/html' })).text()).toBe(PAGE);
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(503);
    openData(other.warehouse);
    expect(await (await figures).json()).toMatchObject({ totals: { current: { amount: '1700' } } });
    expect((await status).status).toBe(200);
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('tells who waited for figures in vain when to come back', async () => {
    const { listener, get } = await open();
    await attachServer(listener, A_MOMENT_MS);
    for (const path of [ANSWER, '/api/v1/status', '/api/v1/references', '/api/v1/dimensions/unit', '/api/v1/findings']) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '1']);
      expect(await response.json()).toMatchObject({ code: 'starting' });
    }
  });

  it('tells the same to who waits when the data cannot be opened', async () => {
    const { listener, get } = await open();
    const { fail, opening } = await attachServer(listener, LONG_MS);
    const figures = get(ANSWER);
    await get('/livez');
    fail(new Error('damaged'));
    await expect(opening.whenOpen).rejects.toThrow('damaged');
    expect((await figures).status).toBe(503);
    await opening.warehouse.close();
  });

  it('closes what it opened', async () => {
    const opening = new OpeningWarehouse(() => openWarehouse(other.dataFolder, { threads: 1 }));
    await opening.whenOpen;
    await opening.warehouse.close();
    await expect(opening.warehouse.references()).rejects.toMatchObject({ problem: { code: 'busy' } });
  });
});
