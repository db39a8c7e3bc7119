import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usersPath } from '../access/users-file.ts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { runCommandLine } from '../command-line.ts';
import { auditLines } from '../testing/audit-lines.ts';
import { proxied, requestAs } from '../testing/proxied.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

jest.setTimeout(60_000);

let server: SmallServer;
let out: string[];
let err: string[];
beforeEach(async () => {
  server = await startSmallServer(undefined, proxied({ budi: 'viewer' }));
  jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  process.env['PENDAPA_LANG'] = 'en';
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env['PENDAPA_LANG'];
  await server.close();
});

async function users(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  [out, err] = [[], []];
  const code = await runCommandLine(['users', ...args, '--data', server.dataFolder]);
  return { code, output: out.join('\n'), errors: err.join('\n') };
}

const writeSettings = (inSettings: Record<string, string>): Promise<void> =>
  writeFile(join(server.dataFolder, 'pendapa.json'), JSON.stringify({ ...DEFAULT_SETTINGS, access: { mode: 'proxy', users: inSettings } }));

const statusOf = async (user: string, path = 'status') => (await requestAs(server.app, user, { url: path })).statusCode;

it('a running server knows each change from its next request on', async () => {
  expect(await statusOf('siti')).toBe(403);
  expect((await users('add', 'siti', '--role', 'analyst', '--units', 'U1')).code).toBe(0);
  expect([await statusOf('siti', 'lists/payers'), await statusOf('siti', 'lists/payers?unit=U2')]).toEqual([200, 403]);
  await users('units', 'siti', 'U2,U1');
  expect(await statusOf('siti', 'lists/payers?unit=U2')).toBe(200);
  await users('role', 'siti', 'viewer');
  expect(await statusOf('siti', 'lists/payers')).toBe(403);
  await users('disable', 'siti');
  expect(await statusOf('siti')).toBe(403);
  await users('enable', 'siti');
  expect(await statusOf('siti')).toBe(200);
  await writeSettings({ budi: 'viewer' });
  expect((await users('disable', 'budi')).code).toBe(0);
  expect(await statusOf('budi')).toBe(403);
});

it('writes a line of the audit log for each change', async () => {
  await users('add', 'siti', '--role', 'analyst', '--units', 'U2,U1');
  await users('disable', 'siti');
  const lines = (await auditLines(server.dataFolder)).filter(({ action }) => action === 'users');
  expect(lines.map(({ details }) => details)).toEqual([
    { step: 'add', user: 'siti', role: 'analyst', units: 'U1,U2', disabled: false },
    { step: 'disable', user: 'siti', role: 'analyst', units: 'U1,U2', disabled: true },
  ]);
  expect(JSON.parse(await readFile(usersPath(server.dataFolder), 'utf8'))).toEqual({
    format: 1,
    users: { siti: { role: 'analyst', units: ['U1', 'U2'], disabled: true } },
  });
});

it('lists users of the file and of the settings', async () => {
  await writeSettings({ budi: 'viewer', siti: 'viewer' });
  expect((await users('role', 'siti', 'analyst')).code).toBe(0);
  const { users: listed } = JSON.parse((await users('list', '--json')).output) as { users: object[] };
  expect(listed).toEqual([
    { name: 'siti', role: 'analyst', units: null, disabled: false, storedIn: 'users.json' },
    { name: 'budi', role: 'viewer', units: null, disabled: false, storedIn: 'pendapa.json' },
  ]);
  expect((await users('list')).output).toMatch(/siti +analyst +whole agency +active +users\.json/);
});

it.each([
  ['a unit that is not in the data', ['add', 'siti', '--units', 'U9'], 1, /no such unit: U9/],
  ['an importer of some units', ['add', 'siti', '--role', 'importer', '--units', 'U1'], 1, /whole agency/],
  ['a user that is not there', ['role', 'nobody', 'viewer'], 1, /no user "nobody"/],
  ['no name', ['add'], 2, /Name the user/],
  ['a role that is none', ['add', 'siti', '--role', 'chief'], 2, /viewer, analyst, importer/],
  ['a word too many', ['disable', 'siti', 'now'], 2, /"now"/],
  ['an action that is none', ['delete', 'siti'], 2, /list, add, role/],
])('refuses %s and changes nothing', async (_name, args, code, words) => {
  const ended = await users(...args);
  expect(ended).toMatchObject({ code, errors: expect.stringMatching(words) as string });
  await expect(stat(usersPath(server.dataFolder))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('refuses a name that exists, and says how to change it', async () => {
  await users('add', 'siti');
  expect(await users('add', 'siti', '--role', 'analyst')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('users role') as string,
  });
});
