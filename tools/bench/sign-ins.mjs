// `npm run bench:sign-ins -- --data <folder> [--users 50]`: users who sign in at the identity provider at the same moment (mode `oidc`), from the
// first request to the first page. The provider runs on the same computer, and shares its processors. Works on a copy of the folder.
import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ms } from './answers-measures.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.PENDAPA_DATA },
    users: { type: 'string', default: '50' },
    port: { type: 'string', default: '4294' },
    'provider-port': { type: 'string', default: '4295' },
  },
});
if (!values.data) {
  console.error('Usage: npm run bench:sign-ins -- --data <folder> [--users 50] [--port 4294] [--provider-port 4295]');
  process.exit(2);
}
const dashboard = `http://localhost:${values.port}`;
const issuer = `http://localhost:${values['provider-port']}`;
/** Files of a serving process. */
const OF_A_PROCESS = /^(serving|lock|drafts|spill-\d+)$/;

/** A browser of one user: follows redirects and keeps cookies by origin. */
function newBrowser() {
  const jars = new Map();
  const open = async (address, form) => {
    const { origin } = new URL(address);
    const jar = jars.get(origin) ?? jars.set(origin, new Map()).get(origin);
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    const body = await response.text();
    return location === null ? { status: response.status, address, body } : open(new URL(location, address).href);
  };
  return { open };
}

async function signIn(user) {
  const began = performance.now();
  const { open } = newBrowser();
  const form = await open(`${dashboard}/masuk/mulai?to=%2Ftargets`);
  const page = await open(form.address, new URLSearchParams({ user }));
  if (page.status !== 200 || page.address !== `${dashboard}/targets`) throw new Error(`${user}: ${page.status} ${page.address}`);
  return performance.now() - began;
}

const data = await mkdtemp(join(tmpdir(), 'pendapa-sign-ins-'));
await cp(values.data, data, { recursive: true, filter: (path) => !OF_A_PROCESS.test(basename(path)) });
const secret = randomBytes(32).toString('base64');
await writeFile(join(data, 'secret'), secret, { mode: 0o600 });
const settings = JSON.parse(await readFile(join(data, 'pendapa.json'), 'utf8'));
const access = {
  mode: 'oidc',
  secretFile: 'secret',
  issuer,
  clientId: 'pendapa',
  scopes: ['profile', 'groups'],
  groups: { 'pendapa-analis': 'analyst' },
  session: { keepOverRestart: true },
};
await writeFile(join(data, 'pendapa.json'), JSON.stringify({ ...settings, access }));

const provider = fork(join(ROOT, 'apps/shell-e2e/identity-provider.mjs'), [values['provider-port'], secret, dashboard], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
await once(provider, 'message');
const server = spawn(process.execPath, [join(ROOT, 'apps/server/pendapa.cjs'), 'serve', '--cold', '--data', data, '--port', values.port], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

try {
  await signIn('pegawai0');
  const began = performance.now();
  const times = await Promise.all(Array.from({ length: Number(values.users) }, (_, at) => signIn(`pegawai${at + 1}`)));
  const all = performance.now() - began;
  times.sort((a, b) => a - b);
  console.log(`${times.length} users, load ${Math.round(loadavg()[0])}`);
  console.log(`first ${ms(times[0])}, median ${ms(times[Math.floor(times.length / 2)])}, last ${ms(times.at(-1))}, all ${ms(all)}`);
} finally {
  server.kill();
  provider.kill();
  await once(server, 'exit');
  await rm(data, { recursive: true, force: true });
}
