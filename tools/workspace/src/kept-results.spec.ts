import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../kept-results.mjs');
const LONG_AGO = new Date(Date.now() - 15 * 86_400_000);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('results that a build host carries along', () => {
  let folder: string;
  let server: ChildProcess;
  let address: (path: string) => string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-results-'));
    writeFileSync(join(folder, '11'), 'old');
    utimesSync(join(folder, '11'), LONG_AGO, LONG_AGO);
    const port = await freePort();
    address = (path) => `http://127.0.0.1:${String(port)}${path}`;
    server = spawn(process.execPath, [PROGRAM, folder, String(port)], { stdio: 'ignore' });
    const answers = () =>
      fetch(address('/')).then(
        () => true,
        () => false,
      );
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  afterEach(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = (hash: string, body: string) => fetch(address(`/v1/cache/${hash}`), { method: 'PUT', body });
  const get = (hash: string) => fetch(address(`/v1/cache/${hash}`));

  it('are given back as they came, and never replaced', async () => {
    expect((await get('42')).status).toBe(404);
    expect((await put('42', 'first')).status).toBe(200);
    expect((await put('42', 'second')).status).toBe(409);
    expect(await (await get('42')).text()).toBe('first');
  });

  it('are forgotten when nobody has asked for them in two weeks', () => {
    expect(readdirSync(folder)).toEqual([]);
  });

  it('have names of letters and digits alone: nothing outside the folder is read or written', async () => {
    expect((await put('..%2Fescaped', 'no')).status).toBe(404);
    expect((await fetch(address('/v1/cache/../../etc/passwd'))).status).toBe(404);
    expect(readdirSync(folder)).toEqual([]);
  });
});
