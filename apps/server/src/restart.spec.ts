import { join } from 'node:path';
import { freePort } from './testing/free-port.ts';
import { start } from './testing/launch.ts';
import { publishTwoGenerations, temporaryFolder } from './testing/small-agency.ts';

jest.setTimeout(120_000);

describe('a server that was started a moment ago', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let data: string;
  beforeAll(async () => {
    folder = await temporaryFolder();
    data = join(folder.path, 'data');
    await publishTwoGenerations(data);
  });
  afterAll(() => folder.remove());

  it('answers /livez before it is ready, says why it is not, and answers who came too early once it is', async () => {
    const port = await freePort();
    const { child, ended, printed } = start(['serve', '--data', data, '--port', String(port)]);
    let isReady = false;
    const ready = printed(/is ready/).then(() => (isReady = true));
    const ask = (path: string) => fetch(`http://127.0.0.1:${String(port)}${path}`);
    let alive: Response | null = null;
    while (alive === null) alive = await ask('/livez').catch(() => null);
    expect([alive.status, isReady]).toEqual([200, false]);
    const early = ask('/api/v1/answers/revenue?m=amount');
    const state = await ask('/readyz');
    expect([state.status, await state.json()]).toEqual([503, { status: 'unavailable', states: ['starting'] }]);
    expect(await (await early).json()).toMatchObject({ generation: 2 });
    await ready;
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ok' });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  it('ends at once, and with 0, when it is told to stop before it is ready', async () => {
    const port = await freePort();
    const { child, ended } = start(['serve', '--data', data, '--port', String(port)]);
    while (!(await fetch(`http://127.0.0.1:${String(port)}/livez`).catch(() => null))) continue;
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });
});
