import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../result-cache.mjs');
const LONG_AGO = new Date(Date.now() - 15 * 86_400_000);

describe('results that a build host carries along', () => {
  let folder: string;
  let server: ChildProcess;
  let address: (path: string) => string;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pendapa-results-'));
    writeFileSync(join(folder, '11'), 'old');
    utimesSync(join(folder, '11'), LONG_AGO, LONG_AGO);
    const program = spawn(process.execPath, [PROGRAM, folder, '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(program.stdout, 'data');
    address = (path) => `${String(line).trim()}${path}`;
    server = program;
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
