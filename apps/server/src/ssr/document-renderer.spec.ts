import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPage, Disclosure } from '@pendapa/contracts';
import { openWarehouse, type Warehouse } from '@pendapa/warehouse';
import type { FastifyInstance } from 'fastify';
import type { AccessPlan } from '../access/read-access.ts';
import { usersPath } from '../access/users-file.ts';
import { build } from '../http/build.ts';
import { publishPayment, publishSmallAgency, temporaryFolder } from '../testing/small-agency.ts';
import { PageRenderer } from './page-renderer.ts';

const THREAD = join(__dirname, '../../dist/ssr/render-thread.js');
const SECRET = 'q7Vb2Xw9Lk4Tz8Rn3Jm6Hc1Pd5Fs0Gy-Ae_UoIiBvNQ';
const HOST = 'pendapatan.example.go.id';
const PROXY_ADDRESS = '10.0.0.5';

const PAGE = `<!doctype html>
<html lang="id" data-theme="light">
  <head>
    <script src="/page-start.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Renders by the address, as the shell does: it fetches only what the address names, and counts on request. */
const RENDER_MODULE = `
let rendered = 0;

export async function render(address, { language, width }) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (searchParams.has('break')) throw new Error('broken on purpose');
  if (searchParams.has('exit')) process.exit(1);
  const response = await fetch('/api/v1/answers/revenue?m=amount&from=2024-01-01&to=2024-12-31');
  if (!response.ok) throw new Error(String(response.status));
  const { totals } = await response.json();
  if (searchParams.has('fleeting')) await fetch('/livez');
  rendered += 1;
  const count = searchParams.has('count') ? ['rendering', rendered] : [];
  const html = '<main>' + [pathname, language, width, totals.current.amount, ...count].join(' ') + '</main>';
  const whole = !searchParams.has('late');
  return { html, styles: 'main{color:red}', names: 'abc', answers: JSON.stringify({ note: '</script>$&', amount: totals.current.amount }), whole };
}
`;

const ANSWER_URL = '/api/v1/answers/revenue?m=amount&from=2024-01-01&to=2024-12-31';

const PAGES: readonly BuiltPage[] = [
  { path: '/', shows: '/targets', feature: 'targets', built: true, asks: [], scripts: ['assets/targets-page.js'] },
  { path: '/targets', shows: '/targets', feature: 'targets', built: true, asks: [], scripts: ['assets/targets-page.js'] },
];

const hashOf = (text: string | undefined): string =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;

describe('documents', () => {
  let folder: { path: string; remove: () => Promise<void> };
  let warehouse: Warehouse;
  const open: FastifyInstance[] = [];

  beforeAll(async () => {
    folder = await temporaryFolder();
    await publishSmallAgency(join(folder.path, 'data'));
    warehouse = await openWarehouse(join(folder.path, 'data'), { threads: 1 });
    const files = {
      'index.html': PAGE,
      'page-start.js': 'document.title = "starts";\n',
      'pages.json': JSON.stringify(PAGES),
      'assets/style.css': 'html{background:#fff}',
      '.ssr/render-page.js': RENDER_MODULE,
      '.ssr/package.json': '{ "type": "module" }',
    };
    for (const name of ['assets', '.ssr']) await mkdir(join(folder.path, 'shell', name), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder.path, 'shell', name), text);
  });
  afterAll(async () => {
    await warehouse.close();
    await folder.remove();
  });
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  async function server(access?: AccessPlan, disclosure: Disclosure = {}): Promise<FastifyInstance> {
    const shellFolder = join(folder.path, 'shell');
    const app = await build({
      warehouse,
      dataFolder: join(folder.path, 'data'),
      shellFolder,
      extraPorts: [80],
      renderer: new PageRenderer(THREAD, shellFolder),
      disclosure,
      ...(access ? { access } : {}),
    });
    open.push(app);
    return app;
  }
  const get = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it('bring the page as it is rendered, its answers, and the files of its code', async () => {
    const app = await server();
    const { statusCode, headers, body } = await get(app, '/targets?tax=PKB', { cookie: 'other=1; pendapa-window=en.820' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="en" data-drawn="en.820" data-theme="light">');
    const amount = /<div id="root" inert><main>\/targets en 820 (\d+)<\/main><\/div>/.exec(body)?.[1];
    const answer = await app.inject(ANSWER_URL);
    expect(amount).toBe(answer.json<{ totals: { current: { amount: string } } }>().totals.current.amount);
    const data = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ note: '</script>$&', amount });
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/targets-page.js">');
  });

  it('may run what the server wrote into them, and nothing else; nobody keeps them', async () => {
    const { headers, body } = await get(await server(), '/');
    const script = /<script>([^]*?)<\/script>/.exec(body)?.[1];
    const [sheet, styles] = [...body.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, text]) => text);
    expect([script, sheet, styles]).toEqual(['document.title = "starts";\n', 'html{background:#fff}', 'main{color:red}']);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
    expect(policy).toMatch(new RegExp(`style-src 'self' '[^']+' ${[sheet, styles].map(hashOf).join(' ').replaceAll(/[+/]/g, '\\$&')};`));
    expect(policy).toContain("style-src-attr 'none'");
    expect(body).not.toContain('<link rel="stylesheet"');
    expect(headers['cache-control']).toBe('private, no-store');
    const api = await (await server()).inject('/api/v1/status');
    expect(api.headers['content-security-policy']).not.toContain('sha256');
  });

  it.each([
    ['a viewport that was here', { cookie: 'pendapa-window=id.390' }, 'id 390'],
    ['a phone that was never here', { 'sec-ch-ua-mobile': '?1' }, 'id 390'],
    ['a phone that tells it by its name', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' }, 'id 390'],
    ['a browser that was never here', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, 'id 1366'],
    ['a cookie that is none of ours', { cookie: 'pendapa-window=fr.99999' }, 'id 1366'],
  ])('are rendered for %s', async (_, headers, rendered) => {
    expect((await get(await server(), '/targets', headers)).body).toContain(`<main>/targets ${rendered} `);
  });

  it.each([
    ['a page that cannot be rendered', '/targets?break'],
    ['a thread that ends', '/targets?exit'],
  ])('leave %s to the browser', async (_, url) => {
    const app = await server();
    const { statusCode, body, headers } = await get(app, url);
    expect([statusCode, body, headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
    expect((await get(app, '/targets')).body).toContain('<main>/targets');
  });

  it('are not rendered for an address without a page', async () => {
    const { statusCode, body } = await get(await server(), '/nowhere');
    expect([statusCode, body.includes('<h1>Halaman tidak ditemukan</h1>'), body.includes('data-drawn')]).toEqual([404, true, false]);
  });

  it('are rendered with the rights of their user, and for nobody without access', async () => {
    const surroundings = { publicAddress: `https://${HOST}`, behindProxy: [PROXY_ADDRESS], secret: SECRET };
    const app = await server({ mode: 'token', host: '10.0.0.7', access: { ...surroundings, role: 'viewer' } });
    const open = (url: string, headers: Record<string, string>) =>
      app.inject({ url, remoteAddress: PROXY_ADDRESS, headers: { accept: 'text/html', host: HOST, ...headers } });
    expect((await open('/targets', { authorization: `Bearer ${SECRET}` })).body).toContain('<main>/targets id 1366 ');
    expect((await open('/targets', {})).statusCode).toBe(303);
    for (const forged of ['', 'undefined', SECRET])
      expect((await open('/api/v1/status', { 'x-pendapa-asked-for': forged })).statusCode).toBe(401);
  });

  it('have the figures of their user alone, whoever opened the page before', async () => {
    const surroundings = { publicAddress: `https://${HOST}`, behindProxy: [PROXY_ADDRESS], secret: SECRET };
    const users = { satu: 'viewer', dua: 'viewer', semua: 'viewer' } as const;
    const ofUnit = (unit: string) => ({ role: 'viewer', units: [unit], disabled: false });
    const path = usersPath(join(folder.path, 'data'));
    await writeFile(path, JSON.stringify({ format: 1, users: { satu: ofUnit('U1'), dua: ofUnit('U2') } }));
    const access = { ...surroundings, identityHeader: 'x-forwarded-user', users };
    const app = await server({ mode: 'proxy', host: '10.0.0.7', access }, { unitRights: 'own-only' });
    const figureOf = async (user: string): Promise<string | undefined> => {
      const headers = { accept: 'text/html', host: HOST, 'x-pendapa-proxy-secret': SECRET, 'x-forwarded-user': user };
      const { body } = await app.inject({ url: '/targets', remoteAddress: PROXY_ADDRESS, headers });
      return /<main>\/targets id \d+ (\d+)<\/main>/.exec(body)?.[1];
    };
    for (const [user, figure] of [
      ['semua', '1700'],
      ['satu', '1200'],
      ['dua', '500'],
      ['satu', '1200'],
      ['semua', '1700'],
    ] as const)
      expect([user, await figureOf(user)]).toEqual([user, figure]);
    await rm(path);
  });

  it('are those of the shell that is there now, when it was built anew while the server runs', async () => {
    const app = await server();
    await get(app, '/targets');
    const shell = join(folder.path, 'shell');
    await writeFile(join(shell, '.ssr', 'render-page.js'), RENDER_MODULE.replace("'<main>'", "'<main>anew '"));
    await writeFile(join(shell, 'pages.json'), JSON.stringify(PAGES).replaceAll('targets-page.js', 'other-page.js'));
    await writeFile(join(shell, 'index.html'), PAGE.replace('<body>', '<body class="anew">'));
    const { body } = await get(app, '/targets');
    expect(body).toContain('<main>anew /targets');
    expect(body).toContain('<body class="anew">');
    expect(body).toContain('/assets/other-page.js');
  });

  describe('that were rendered before', () => {
    const renderedPage = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
      /<main>([^<]*)<\/main>/.exec((await get(app, url, headers)).body)?.[1];

    it('are sent again to whom the same is told', async () => {
      const app = await server();
      const first = await renderedPage(app, '/targets?count');
      expect(first).toContain('rendering');
      expect(await renderedPage(app, '/targets?count')).toBe(first);
      for (const [url, cookie] of [
        ['/targets?count', 'pendapa-window=en.1366'],
        ['/targets?count', 'pendapa-window=id.390'],
        ['/targets?count&tax=PKB', 'pendapa-window=id.1366'],
      ] as const)
        expect(await renderedPage(app, url, { cookie })).not.toBe(first);
    });

    it('are rendered once for all who open the page at the same time', async () => {
      const app = await server();
      const cookie = 'pendapa-window=id.700';
      const found = await Promise.all(Array.from({ length: 200 }, () => renderedPage(app, '/targets?count&tax=PAP', { cookie })));
      expect(found[0]).toContain('rendering');
      expect(new Set(found).size).toBe(1);
    });

    it('are rendered for each user if an answer must not be cached', async () => {
      const app = await server();
      const found = await Promise.all(Array.from({ length: 5 }, () => renderedPage(app, '/targets?count&fleeting')));
      expect(found.every((one) => one?.includes('rendering'))).toBe(true);
      expect(new Set(found).size).toBe(5);
    });

    it.each([
      ['answers were late', '/targets?count&late'],
      ['an answer is good for once', '/targets?count&fleeting'],
    ])('are rendered again where %s', async (_, url) => {
      const app = await server();
      const first = await renderedPage(app, url);
      expect(first).toContain('rendering');
      expect(await renderedPage(app, url)).not.toBe(first);
    });

    it('are rendered again when there are new data', async () => {
      const app = await server();
      const before = await renderedPage(app, '/targets');
      await publishPayment(join(folder.path, 'data'), '2024-03-16', 1_000);
      await warehouse.refresh();
      const { totals } = (await app.inject(ANSWER_URL)).json<{ totals: { current: { amount: string } } }>();
      const after = await renderedPage(app, '/targets');
      expect(after).not.toBe(before);
      expect(after).toBe(`anew /targets id 1366 ${totals.current.amount}`);
    });
  });
});
