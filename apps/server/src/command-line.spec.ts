import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { LAUNCHER, run, start } from './testing/launch.ts';
import { publishSmallAgency, temporaryFolder } from './testing/small-agency.ts';

function occupy(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen({ host, port: 0 }, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve({ server, port: address.port });
    });
  });
}

describe('the command line, as built', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let data: string;
  beforeAll(async () => {
    if (!existsSync(join(__dirname, '..', 'dist', 'main.js'))) throw new Error('The server is not built: npx nx build @pendapa/server');
    folder = await temporaryFolder();
    data = join(folder.path, 'data');
    await publishSmallAgency(data);
  });
  afterAll(() => folder.remove());

  it('explains itself', async () => {
    const help = await run(['--help']);
    expect(help.code).toBe(0);
    for (const word of ['serve', 'status', 'import', 'sample', 'generations', 'rollback', 'backup', 'restore', 'doctor', 'forecast'])
      expect(help.out).toContain(`pendapa ${word}`);
    expect(await run([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('pendapa serve') as string });
    expect(await run(['dance'])).toMatchObject({ code: 2, err: expect.stringContaining('Unknown command: dance') as string });
    expect(await run(['constructor'])).toMatchObject({ code: 2 });
    expect((await run(['serve', '--help'])).out).toContain('--sample-if-empty');
    expect((await run(['--help'], { PENDAPA_LANG: 'id' })).out).toContain('Pemakaian');
    const inClone = await run(['import', '--help'], { PENDAPA_COMMAND: 'npm run pendapa --' });
    expect(inClone.out.match(/^ {2}npm run pendapa -- import /gm)).toHaveLength(4);
    expect(inClone.out).not.toMatch(/^ {2}pendapa /m);
  });

  it.each([
    ['an unknown option', ['serve', '--fast'], 2, /--fast/],
    ['a stray argument', ['status', 'now'], 2, /now/],
    ['a stray generation', ['rollback', '1'], 2, /1/],
    ['a port that is none', ['serve', '--port', '99999'], 2, /99999/],
    ['an address for everybody', ['serve', '--host', '0.0.0.0'], 78, /only this computer[^]*hanya komputer ini/],
    ['all IPv6 addresses', ['serve', '--host', '::'], 78, /only this computer/],
    ['a disguised address', ['serve', '--host', '2130706433'], 78, /only this computer/],
  ])('refuses %s', async (_name, args, code, words) => {
    const ended = await run([...args, '--data', data]);
    expect(ended).toMatchObject({ code, out: '' });
    expect(ended.err).toMatch(words);
    expect(ended.err).not.toMatch(/\n\s+at /);
  });

  it('refuses in the language of the command line first', async () => {
    const { err } = await run(['serve', '--host', '0.0.0.0', '--data', data], { PENDAPA_LANG: 'id' });
    expect(err).toMatch(/^[^\n]*hanya komputer ini[^\n]*\n[^\n]*only this computer/);
  });

  it('says what to do about an empty data folder', async () => {
    const empty = join(folder.path, 'empty');
    const ended = await run(['status', '--data', empty]);
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(/^There are no data in .*empty yet\. .*pendapa import .*pendapa sample.*\n$/);
    expect(ended.err).toContain(`\`pendapa sample --data ${empty}\``);
  });

  it('names commands as they are typed in a clone', async () => {
    const ended = await run(['status', '--data', join(folder.path, 'empty')], { PENDAPA_COMMAND: 'npm run pendapa --' });
    expect(ended.err).toContain('`npm run pendapa -- sample --data ');
  });

  it('says which file is damaged', async () => {
    const broken = join(folder.path, 'broken');
    await mkdir(broken);
    await writeFile(join(broken, 'current.json'), '{"generation": 7');
    for (const word of ['serve', 'status']) {
      const ended = await run([word, '--data', broken]);
      expect(ended.code).toBe(1);
      expect(ended.err).toMatch(/current\.json/);
      expect(ended.err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('refuses settings that it does not understand, in both languages', async () => {
    const unset = join(folder.path, 'unset');
    await mkdir(unset);
    await writeFile(join(unset, 'pendapa.json'), '{"colour": "blue"}');
    const ended = await run(['serve', '--data', unset]);
    expect(ended.code).toBe(78);
    expect(ended.err).toMatch(/colour/);
    expect(ended.err.trim().split('\n').length).toBeGreaterThanOrEqual(2);
  });

  describe('access', () => {
    const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
    const SETTINGS = {
      agency: { id: 'Badan Contoh', en: 'Sample Agency' },
      currency: { code: 'IDR', symbol: 'Rp', digits: 0 },
      timeZone: 'Asia/Jakarta',
      fiscalYearStart: 1,
      regionLevels: {
        city: { id: 'Kota', en: 'City' },
        district: { id: 'Kecamatan', en: 'District' },
        ward: { id: 'Kelurahan', en: 'Ward' },
      },
      suppressBelow: 10,
      staleAfterDays: 7,
    };
    let own: string;
    beforeAll(async () => {
      own = join(folder.path, 'access');
      await publishSmallAgency(own);
      await writeFile(join(own, 'secret'), SECRET, { mode: 0o600 });
      await writeFile(join(own, 'open-secret'), SECRET, { mode: 0o644 });
    });
    const set = (access: object) => writeFile(join(own, 'pendapa.json'), JSON.stringify({ ...SETTINGS, access }));
    const token = {
      mode: 'token',
      listen: '0.0.0.0',
      publicAddress: 'https://pendapatan.example.go.id',
      secretFile: 'secret',
      behindProxy: ['10.0.0.5'],
    };

    it.each([
      ['a mode that does not exist', { mode: 'open' }, /access\.mode.*must be one of local, token, proxy, oidc/],
      ['single sign-on without a provider', { mode: 'oidc' }, /access\.issuer.*requires it/],
      ['a setting that is not known', { ...token, trustProxy: true }, /access\.trustProxy.*not known/],
      ['other computers without TLS', { ...token, behindProxy: undefined }, /access\.behindProxy.*in the clear/],
      ['no proxy at all', { ...token, behindProxy: [] }, /access\.behindProxy/],
      ['a secret that others can read', { ...token, secretFile: 'open-secret' }, /access\.secretFile.*chmod 600/],
      ['no secret', { ...token, secretFile: undefined }, /access\.secretFile.*required/],
      ['a proxy without users', { ...token, mode: 'proxy' }, /access\.users/],
      ['an unknown role', { ...token, mode: 'proxy', users: { siti: 'boss' } }, /access\.users\.siti.*viewer, analyst, importer, admin/],
      ['an address for others in mode local', { mode: 'local', listen: '0.0.0.0' }, /access\.listen/],
    ])('does not listen with %s, and says why in both languages', async (_name, access, words) => {
      await set(access);
      const ended = await run(['serve', '--data', own, '--port', '0']);
      expect(ended).toMatchObject({ code: 78, out: '' });
      expect(ended.err).toMatch(words);
      expect(ended.err).toMatch(/ditolak/);
      expect(ended.err).not.toContain(SECRET);
    });

    it('serves whoever has the secret', async () => {
      await set({ mode: 'token', secretFile: 'secret' });
      const running = start(['serve', '--data', own, '--port', '0']);
      const [address] = await running.printed(/http:\/\/localhost:\d+/);
      const url = `${address}/api/v1/answers/revenue?m=amount`;
      expect((await fetch(url)).status).toBe(401);
      const response = await fetch(url, { headers: { authorization: `Bearer ${SECRET}` } });
      expect(await response.json()).toMatchObject({ totals: { current: { amount: '1700' } } });
      running.child.kill('SIGTERM');
      expect(await running.ended).toMatchObject({ code: 0, err: '' });
      const log = await readFile(join(own, 'audit', `audit-${String(new Date().getUTCFullYear())}.jsonl`), 'utf8');
      expect(
        log
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as object),
      ).toMatchObject([
        { action: 'start', details: { mode: 'token' } },
        { action: 'refused', details: { status: 401, path: '/api/v1/answers/revenue' } },
        { action: 'sign-in', actor: { subject: 'token', session: expect.any(Number) as number }, details: { by: 'bearer' } },
      ]);
    });
  });

  it('says that the port is in use, on either loopback address', async () => {
    const hosts = ['127.0.0.1', '::1'];
    for (const host of hosts) {
      const taken = await occupy(host).catch(() => null);
      if (!taken) {
        expect(host).toBe('::1');
        continue;
      }
      const ended = await run(['serve', '--data', data, '--port', String(taken.port)]);
      taken.server.close();
      expect(ended.code).toBe(1);
      expect(ended.err).toMatch(new RegExp(`^Port ${taken.port} is in use .* pendapa serve --port ${taken.port + 1}\\n$`));
    }
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, then ends with 0', async (signal) => {
    const running = start(['serve', '--data', data, '--port', '0']);
    const [address] = await running.printed(/http:\/\/localhost:\d+/);
    // Kept alive: an idle connection must not delay the end of the server.
    const response = await fetch(`${address}/api/v1/answers/revenue?m=amount`);
    expect(await response.json()).toMatchObject({ totals: { current: { amount: '1700' } } });
    running.child.kill(signal);
    expect(await running.ended).toMatchObject({ code: 0, err: '' });
  });

  it('serves a folder once: a second server says which process has it, and the first goes on', async () => {
    const first = start(['serve', '--data', data, '--port', '0']);
    const [address] = await first.printed(/http:\/\/localhost:\d+/);
    const second = await run(['serve', '--data', data, '--port', '0']);
    expect(second.code).toBe(1);
    expect(second.err).toContain(`is served by another process already (number ${String(first.child.pid)})`);
    expect((await fetch(`${address}/api/v1/answers/revenue?m=amount`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
  });

  it('takes signals that come at once for one wish, as Ctrl+C under npm gives two', async () => {
    const running = start(['serve', '--data', data, '--port', '0']);
    await running.printed(/http:\/\/localhost:\d+/);
    running.child.kill('SIGINT');
    running.child.kill('SIGTERM');
    expect(await running.ended).toMatchObject({ code: 0, err: '' });
  });

  it('ends when the shell that npm started it in is gone', async () => {
    const command = `"${process.execPath}" "${LAUNCHER}" serve --data "${data}" --port 0; true`;
    const env = { PATH: process.env['PATH'], PENDAPA_LANG: 'en', npm_lifecycle_event: 'pendapa' };
    const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // The pipe closes when its last holder ends: the server, not its shell.
    const ended = once(shell.stdout, 'close');
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    await expect(ended).resolves.toBeDefined();
  });

  it('tells the status from the files, as a table and as JSON', async () => {
    const table = await run(['status', '--data', data], { PENDAPA_LANG: 'id' });
    expect(table).toMatchObject({ code: 0, err: '' });
    for (const words of [
      /Generasi +1 /,
      /data instansi/,
      /Data per +2024-03-15/,
      /Pembayaran +6 +2023-01-10 \.\. 2024-03-15/,
      /payments\.amount +2\.000 +IDR/,
      /small agency/,
    ]) {
      expect(table.out).toMatch(words);
    }
    const json = await run(['status', '--json', '--data', data]);
    expect(JSON.parse(json.out)).toMatchObject({ generation: 1, sample: false, asOf: '2024-03-15', sums: { 'payments.amount': '2000' } });
    const fromEnvironment = await run(['status', '--json'], { PENDAPA_DATA: data });
    expect(fromEnvironment.out).toBe(json.out);
  });
});
