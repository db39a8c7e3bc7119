import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { start, type Ended } from './testing/launch.ts';
import { publishSmallAgency, temporaryFolder } from './testing/small-agency.ts';

/** Nobody listens there. */
const STORE = { url: 'http://127.0.0.1:9', user: 'reader', secretFile: 'secret' };
const OF_STORE = /\/(libs\/clickhouse|@clickhouse\/client)\//;

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  data = join(folder.path, 'data');
  await publishSmallAgency(data);
});
afterAll(() => folder.remove());

/** Serves until the server is ready or ends, and returns its end with the addresses of all modules that it loaded. */
async function serve(): Promise<Ended & { readonly modules: readonly string[] }> {
  const coverage = await mkdtemp(join(tmpdir(), 'pendapa-modules-'));
  const { child, ended, printed } = start(['serve', '--data', data, '--port', '0'], { NODE_V8_COVERAGE: coverage });
  await printed(/is ready/).catch(() => undefined);
  child.kill('SIGTERM');
  const end = await ended;
  const files = await Promise.all((await readdir(coverage)).map((file) => readFile(join(coverage, file), 'utf8')));
  await rm(coverage, { recursive: true });
  return { ...end, modules: files.flatMap((file) => (JSON.parse(file) as Coverage).result.map(({ url }) => url)) };
}

it('loads nothing of the store that several servers share if the settings name none', async () => {
  const { code, modules } = await serve();
  expect(code).toBe(0);
  expect(modules.filter((url) => url.endsWith('/libs/warehouse/dist/open-warehouse.js'))).not.toEqual([]);
  expect(modules.filter((url) => OF_STORE.test(url))).toEqual([]);
}, 120_000);

it('loads the client of the store if the settings name one', async () => {
  await writeFile(join(data, 'secret'), 'reading', { mode: 0o600 });
  await writeFile(join(data, 'pendapa.json'), JSON.stringify({ ...DEFAULT_SETTINGS, store: STORE }));
  const { err, modules } = await serve();
  expect(err).toContain('ClickHouse at http://127.0.0.1:9 does not answer');
  expect(modules.filter((url) => url.endsWith('/libs/clickhouse/dist/open-store.js'))).not.toEqual([]);
}, 120_000);
