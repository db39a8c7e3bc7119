import { access, chmod, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { verifyAudit } from '@pendapa/warehouse';
import { startSmallServer, type SmallServer } from '../testing/small-server.ts';
import { Health } from './health.ts';

jest.setTimeout(60_000);

const EXPORT = { page: '/overview', format: 'csv', rows: 1, filters: {}, generation: 1 };

class Lines extends Writable {
  readonly lines: { health: string; step: string; msg: string }[] = [];
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.lines.push(JSON.parse(chunk.toString()) as Lines['lines'][number]);
    done();
  }
  get steps(): readonly string[] {
    return this.lines.filter(({ health }) => health).map(({ health, step }) => `${health} ${step}`);
  }
}

describe('a server whose folder changes below it', () => {
  let server: SmallServer;
  let log: Lines;
  beforeEach(async () => {
    log = new Lines();
    server = await startSmallServer(undefined, undefined, undefined, { log });
  });
  afterEach(() => server.close());

  const ready = async (): Promise<unknown> => (await server.app.inject('/readyz')).json();
  const record = async (): Promise<number> => {
    const headers = { origin: 'http://localhost:80', host: 'localhost:80' };
    return (await server.app.inject({ method: 'POST', url: '/api/v1/audit/exports', headers, payload: EXPORT })).statusCode;
  };
  const answer = async (): Promise<number> =>
    (await server.app.inject('/api/v1/answers/revenue?m=amount&from=2023-01-01&to=2024-12-31')).statusCode;
  const degraded = (...states: readonly string[]) => ({ status: 'degraded', states });
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  it.each([['before anything was recorded'], ['after a line']])(
    'makes neither the folder nor a log anew where the folder is away, %s',
    async (when) => {
      const { dataFolder } = server;
      const away = `${dataFolder}-away`;
      if (when === 'after a line') expect(await record()).toBe(204);
      await rename(dataFolder, away);
      expect([await record(), await answer(), await isThere(dataFolder)]).toEqual([503, 200, false]);
      expect([await ready(), await ready()]).toEqual([degraded('data-folder-away'), degraded('data-folder-away')]);
      // A folder put in its place, for example an empty mount point, does not count as the data folder.
      await mkdir(dataFolder);
      expect([await record(), await readdir(dataFolder), await ready()]).toEqual([503, [], degraded('data-folder-away')]);
      await rmdir(dataFolder);
      await rename(away, dataFolder);
      expect([await record(), await ready()]).toEqual([204, { status: 'ok' }]);
      expect((await verifyAudit(dataFolder)).faults).toEqual([]);
      expect(log.steps).toEqual(['data-folder-away begin', 'data-folder-away end']);
    },
  );

  it('names settings that cannot be used, keeps those before, and says when they can', async () => {
    const path = join(server.dataFolder, 'pendapa.json');
    for (const broken of ['{ "agency": ', JSON.stringify({ ...DEFAULT_SETTINGS, suppressBelow: 1 })]) {
      await writeFile(path, broken);
      expect([await ready(), await ready(), await answer()]).toEqual([degraded('settings-refused'), degraded('settings-refused'), 200]);
      await rm(path);
      expect(await ready()).toEqual({ status: 'ok' });
    }
    expect(log.steps).toEqual(['settings-refused begin', 'settings-refused end', 'settings-refused begin', 'settings-refused end']);
    expect(log.lines[0]?.msg).toContain('pendapa.json');
  });

  it('names an audit log that was moved away, and one that cannot be written', async () => {
    const audit = join(server.dataFolder, 'audit');
    expect(await record()).toBe(204);
    await rename(audit, `${audit}-moved`);
    expect([await ready(), await record(), await isThere(audit)]).toEqual([degraded('audit-unwritable'), 503, false]);
    await rename(`${audit}-moved`, audit);
    expect(await ready()).toEqual({ status: 'ok' });
    await mkdir(join(audit, 'lock'));
    expect([await record(), await ready()]).toEqual([503, degraded('audit-unwritable')]);
    await rmdir(join(audit, 'lock'));
    expect([await ready(), await record()]).toEqual([{ status: 'ok' }, 204]);
    expect(log.steps.filter((step) => step.endsWith('begin'))).toEqual(['audit-unwritable begin', 'audit-unwritable begin']);
  });

  it('names a manifest that cannot be read', async () => {
    const path = join(server.dataFolder, 'current.json');
    await writeFile(path, '{ "generation": ');
    await expect(server.warehouse.refresh()).rejects.toThrow('damaged');
    expect([await ready(), await answer()]).toEqual([degraded('generation-damaged'), 200]);
    await writeFile(path, '{ "generation": 1 }');
    await server.warehouse.refresh();
    expect(await ready()).toEqual({ status: 'ok' });
  });

  it('leaves the settings as they were while the folder is away', async () => {
    const path = join(server.dataFolder, 'pendapa.json');
    await writeFile(path, JSON.stringify({ ...DEFAULT_SETTINGS, suppressBelow: 50 }), { mode: 0o600 });
    await chmod(path, 0o600);
    await server.warehouse.refresh();
    const revision = server.warehouse.revision();
    await rename(server.dataFolder, `${server.dataFolder}-away`);
    await expect(server.warehouse.refresh()).rejects.toThrow('is missing, or another folder is in its place');
    expect(server.warehouse.revision()).toBe(revision);
    await rename(`${server.dataFolder}-away`, server.dataFolder);
  });
});

it('is out of service while the store is away, and says when it is back', async () => {
  const log = new Lines();
  let isAway = true;
  const trouble = { kind: 'store-unavailable', reason: new Error('connect ECONNREFUSED') } as const;
  const server = await startSmallServer((warehouse) => ({ ...warehouse, trouble: () => (isAway ? trouble : null) }), undefined, undefined, {
    log,
  });
  const ready = await server.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', states: ['store-unavailable'] }]);
  isAway = false;
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  expect(log.steps).toEqual(['store-unavailable begin', 'store-unavailable end']);
  await server.close();
});

it('is not ready while it starts, and writes nothing about that', () => {
  const log = new Lines();
  const health = new Health(log);
  health.set('starting', true);
  expect(health.report()).toEqual({ status: 'unavailable', states: ['starting'] });
  health.set('disk-full', true);
  health.set('starting', false);
  expect(health.report()).toEqual({ status: 'degraded', states: ['disk-full'] });
  expect(log.steps).toEqual(['disk-full begin']);
});
