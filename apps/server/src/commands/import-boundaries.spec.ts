import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Boundaries } from '@pendapa/contracts';
import { BoundariesSchema } from '@pendapa/contracts/wire';
import type { BoundariesReceipt } from '@pendapa/importing';
import { Value } from 'typebox/value';
import { runCommandLine } from '../command-line.ts';
import { publishPayment, temporaryFolder } from '../testing/small-agency.ts';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';

const square = (column: number) =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ].map(([x = 0, y = 0]) => [106 + (column + x) / 10, -6 + y / 10]);
const feature = (code: string, column = 0) => ({
  type: 'Feature',
  properties: { kode: code },
  geometry: { type: 'Polygon', coordinates: [square(column)] },
});

describe('borders of regions', () => {
  let server: SmallServer;
  let folder: { path: string; remove: () => Promise<void> };
  let file: string;
  let out: string[];
  beforeAll(async () => {
    [server, folder] = [await startSmallServer(), await temporaryFolder()];
    file = join(folder.path, 'batas.geojson');
    process.env['PENDAPA_LANG'] = 'en';
  });
  beforeEach(() => {
    out = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
    jest.spyOn(console, 'error').mockImplementation((line: string) => void out.push(line));
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    delete process.env['PENDAPA_LANG'];
    await server.close();
    await folder.remove();
  });

  const run = async (...args: string[]): Promise<{ code: number; output: string }> => {
    out = [];
    const code = await runCommandLine([...args, '--data', server.dataFolder]);
    return { code, output: out.join('\n') };
  };
  const write = (...features: readonly object[]) => writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const get = (level: string, headers: Record<string, string> = {}) => server.app.inject({ url: `/api/v1/boundaries/${level}`, headers });
  const storedFiles = () => readdir(join(server.dataFolder, 'boundaries')).catch(() => []);

  it('answers null where none were imported, and knows no other level', async () => {
    const response = await get('district');
    expect(response.json()).toEqual({ level: 'district', topology: null });
    expect((await get('province')).json()).toMatchObject({ status: 400, code: 'unknown-dimension' });
    expect((await server.app.inject('/api/v1/boundaries/district?q=1')).json()).toMatchObject({ code: 'unknown-parameter' });
  });

  it('keeps nothing of a file that is refused or only checked', async () => {
    await write({ ...feature('91.01.01'), geometry: null });
    expect(await run('import', '--boundaries', file)).toMatchObject({
      code: 1,
      output: expect.stringContaining('feature 1: it has no geometry') as string,
    });
    await write(feature('91.01.01'));
    const { code, output } = await run('import', '--boundaries', file, '--check', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output) as BoundariesReceipt).toMatchObject({
      outcome: 'checked',
      levels: [{ level: 'district', regions: 1, known: 1 }],
    });
    expect(await storedFiles()).toEqual([]);
  });

  it('keeps the borders of every level in the file, and says what is missing or strange', async () => {
    await write(feature('91.01.01'), feature('91.01.01.1001', 1), feature('92.01.01', 2));
    const { code, output } = await run('import', '--boundaries', file);
    expect(code).toBe(0);
    expect(output).toMatch(/District: 1 regions, all of them; 5 points, 1 KB/);
    expect(output).toContain('1 codes are not in the list of regions and were left out: 92.01.01');
    expect(await storedFiles()).toEqual(['district.json', 'ward.json']);
    const [log] = (await readdir(join(server.dataFolder, 'audit'))).filter((name) => name.endsWith('.jsonl'));
    const lines = (await readFile(join(server.dataFolder, 'audit', log ?? ''), 'utf8')).trimEnd().split('\n');
    const details = lines.map((line) => (JSON.parse(line) as { details: Record<string, unknown> }).details);
    expect(details).toContainEqual({
      source: 'batas.geojson',
      sourceSha256: expect.any(String) as string,
      boundaries: '{"district":1,"ward":1}',
    });
  });

  it('serves them packed or plain under a tag of their own', async () => {
    const response = await get('district');
    const boundaries = response.json<Boundaries>();
    expect(Value.Check(BoundariesSchema, boundaries)).toBe(true);
    expect(boundaries.topology?.objects.regions.geometries).toMatchObject([
      { id: '91.01.01', properties: { name: 'Kecamatan Satu', parent: '91.01' } },
    ]);
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    expect((await get('district', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('district', { 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(304);
    expect((await get('ward', { 'if-none-match': String(response.headers['etag']) })).statusCode).toBe(200);
    expect((await get('city')).json()).toEqual({ level: 'city', topology: null });
  });

  it('stay through loads, rollbacks, backups and restores', async () => {
    await publishPayment(server.dataFolder, '2024-03-16', 40);
    expect(await run('rollback')).toMatchObject({ code: 0 });
    const backup = join(folder.path, 'backup');
    expect(await run('backup', backup)).toMatchObject({ code: 0 });
    const other = join(folder.path, 'other');
    await runCommandLine(['restore', backup, '--data', other]);
    for (const name of ['district.json', 'ward.json'])
      expect(await readFile(join(other, 'boundaries', name), 'utf8')).toBe(
        await readFile(join(server.dataFolder, 'boundaries', name), 'utf8'),
      );
  });

  it('are told by status and doctor, damaged ones too', async () => {
    expect((await run('status')).output).toMatch(/Borders of regions for maps:\n {2}District +1 .*batas\.geojson/);
    expect(JSON.parse((await run('status', '--json')).output)).toMatchObject({
      boundaries: [{ level: 'district', regions: 1 }, { level: 'ward' }],
    });
    expect((await run('doctor')).output).toMatch(/ok +Borders for maps: District: 1 \/ 1, whole/);
    const path = join(server.dataFolder, 'boundaries', 'ward.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('Kelurahan Satu', 'Kelurahan Dua'));
    expect((await run('doctor')).output).toMatch(/fail +Borders for maps: Ward: .*ward\.json" is damaged/);
  });

  it.each([
    [['--boundaries', 'x.geojson', '--profile', 'daily'], /stands alone/],
    [['--boundaries', 'x.geojson', 'y.csv'], /stands alone/],
    [['--boundaries', 'x.geojson', '--code-system', 'iso'], /must be region or bps/],
    [['file.csv', '--code-property', 'code'], /for --boundaries only/],
  ])('refuses the arguments %j', async (args, reason) => {
    expect(await run('import', ...args)).toMatchObject({ code: 2, output: expect.stringMatching(reason) as string });
  });

  it('names a file that is not there', async () => {
    expect(await run('import', '--boundaries', join(folder.path, 'none.geojson'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot be read') as string,
    });
  });
});
