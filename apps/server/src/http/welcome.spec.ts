import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage, Disclosure } from '@pendapa/contracts';
import type { FastifyInstance } from 'fastify';
import type { AccessPlan } from '../access/read-access.ts';
import { temporaryFolder } from '../testing/small-agency.ts';
import { build } from './build.ts';
import { OpeningWarehouse } from './opening-warehouse.ts';

const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const HOST = 'pendapatan.example.go.id';
const PROXY_ADDRESS = '10.0.0.5';
const LOCAL: AccessPlan = { mode: 'local', host: null };
const token = (role: 'viewer' | 'importer'): AccessPlan => ({
  mode: 'token',
  host: '10.0.0.7',
  access: { publicAddress: `https://${HOST}`, behindProxy: [PROXY_ADDRESS], secret: SECRET, role },
});
const HTML = { accept: 'text/html', 'accept-language': 'en' };

const pages: readonly BuiltPage[] = (
  [
    ['/', '/revenue', 'revenue'],
    ['/revenue', '/revenue', 'revenue'],
    ['/targets', '/targets', 'achievement'],
    ['/arrears', '/arrears', 'arrears'],
    ['/compliance', '/compliance', 'compliance'],
    ['/import', '/import', null],
  ] as const
).map(([path, shows, subject]) => ({
  path,
  shows,
  feature: 'f',
  built: true,
  asks: subject === null ? [] : [{ subject, measures: [] }],
  scripts: [],
}));

let folder: string;
let removeFolder: () => Promise<void>;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  ({ path: folder, remove: removeFolder } = await temporaryFolder());
  await mkdir(join(folder, 'shell'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'shell', 'index.html'), '<!doctype html><title>Pendapa</title>');
  await writeFile(join(folder, 'shell', 'pages.json'), JSON.stringify(pages));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await removeFolder();
});

async function emptyServer(access = LOCAL, disclosure: Disclosure = {}): Promise<FastifyInstance> {
  const opening = new OpeningWarehouse(() => new Promise(() => undefined), 0);
  const app = await build({
    warehouse: opening.warehouse,
    opening,
    isEmpty: true,
    dataFolder: join(folder, 'data'),
    access,
    disclosure,
    shellFolder: join(folder, 'shell'),
    extraPorts: [80],
  });
  apps.push(app);
  return app;
}

it('welcomes at every address of a page, with commands that name the data folder', async () => {
  const app = await emptyServer();
  for (const url of ['/', '/targets']) {
    const { statusCode, body } = await app.inject({ url, headers: HTML });
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Welcome</h1>');
    expect(body).toContain(`<code>pendapa sample --data ${join(folder, 'data')}</code>`);
  }
  expect((await app.inject({ url: '/?lang=id', headers: HTML })).body).toContain('<h1>Selamat datang</h1>');
});

it('counts the pages that each file opens, an alias once', async () => {
  const { body } = await (await emptyServer()).inject({ url: '/', headers: HTML });
  const counts = [...body.matchAll(/<td class="number">(\d+)<\/td>/g)].map(([, count]) => Number(count));
  // Payments open revenue and targets; assessments and returns add compliance; arrears add arrears.
  expect(counts).toEqual([2, 3, 4, 4]);
});

it('leads those who may load data to the page that loads them, which works without data', async () => {
  const app = await emptyServer();
  expect((await app.inject({ url: '/', headers: HTML })).body).toContain('<a href="/import">Load the file in this browser</a>');
  const page = await app.inject({ url: '/import', headers: HTML });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Pendapa</title>');
});

it('says why there are no figures, and keeps unknown addresses unknown', async () => {
  const app = await emptyServer();
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'unavailable', states: ['no-data'] });
  expect((await app.inject({ url: '/api/v1/status' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/nowhere', headers: HTML })).statusCode).toBe(404);
});

it('shows nothing before signing in, and no command to a reader who may not load data', async () => {
  const open = async (role: 'viewer' | 'importer', headers: Record<string, string>) =>
    (await emptyServer(token(role))).inject({ url: '/', remoteAddress: PROXY_ADDRESS, headers: { ...HTML, host: HOST, ...headers } });
  const stranger = await open('importer', {});
  expect(stranger.statusCode).toBe(303);
  expect(stranger.body).toBe('');
  const signedIn = { authorization: `Bearer ${SECRET}` };
  const viewer = await open('viewer', signedIn);
  expect(viewer.statusCode).toBe(200);
  expect(viewer.body).toContain('Your administrator loads them');
  expect(viewer.body).not.toMatch(/<code>|pendapa-|\/import/);
  expect((await open('importer', signedIn)).body).toContain('<code>pendapa sample');
});

it('welcomes a reader who may not load data also at the address where data are loaded', async () => {
  const app = await emptyServer(token('viewer'));
  const headers = { ...HTML, host: HOST, authorization: `Bearer ${SECRET}` };
  const { body } = await app.inject({ url: '/import', remoteAddress: PROXY_ADDRESS, headers });
  expect(body).toContain('<h1>Welcome</h1>');
});

it('leads a reader who may load in the browser alone to that page, without a command', async () => {
  const app = await emptyServer(token('viewer'), { import: 'viewer' });
  const headers = { ...HTML, host: HOST, authorization: `Bearer ${SECRET}` };
  const { body } = await app.inject({ url: '/', remoteAddress: PROXY_ADDRESS, headers });
  expect(body).toContain('<a href="/import">Load the file in this browser</a>');
  expect(body).not.toMatch(/<code>|Your administrator loads them/);
});
