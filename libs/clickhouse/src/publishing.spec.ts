import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ClickHouseClient } from '@clickhouse/client';
import { UserError, type Query } from '@pendapa/contracts';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { lookUpTaxpayer, openWarehouse, QueryError, rollback, type Warehouse } from '@pendapa/warehouse';
import { load, loaded, objectOf, payment, SMALL_AGENCY, temporaryFolder } from '@pendapa/warehouse/testing';
import { openStore } from './open-store.ts';
import { CHDB, startStore, type RunningStore } from './testing/chdb.ts';
import { publishGeneration } from './publish-generation.ts';
import { openClient, requireStore, rowsOf } from './store-client.ts';

const AMOUNT: Query = { subject: 'revenue', measures: ['amount'], from: '2020-01-01', to: '2030-12-31' };
const withEngine = CHDB === undefined ? describe.skip : describe;

withEngine('publishing to a store', () => {
  let store: RunningStore;
  let publisher: ClickHouseClient;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  const warehouses: Warehouse[] = [];
  let number = 0;
  let database = '';
  beforeAll(async () => {
    store = await startStore(CHDB ?? '');
    publisher = openClient(store.accessOf('publisher'));
  });
  afterAll(async () => {
    await publisher.close();
    await store.stop();
  });
  beforeEach(async () => {
    number += 1;
    database = `agency_${String(number)}`;
    folder = await temporaryFolder();
    await loaded(folder.path, SMALL_AGENCY);
  });
  afterEach(async () => {
    for (const warehouse of warehouses.splice(0)) await warehouse.close();
    await folder.remove();
  });

  const publish = (client = publisher) => publishGeneration(folder.path, client, { database }, DEFAULT_SETTINGS, [AMOUNT]);
  const open = async (path: string): Promise<Warehouse> => {
    const warehouse = await openWarehouse(path, { queryTimeoutMs: 60_000, openStore });
    warehouses.push(warehouse);
    return warehouse;
  };
  const dashboard = async (): Promise<Warehouse> => open(await store.dashboard(database));
  const amountIn = async (warehouse: Warehouse): Promise<unknown> => (await warehouse.answer(AMOUNT)).totals.current['amount'];
  const addPayments = (amount: number) => load(folder.path, { payments: [payment('2024-03-30', 'PKB', amount)] });

  it('sends each part once, and another load only what it changed', async () => {
    const first = await publish();
    const again = await publish();
    await addPayments(77);
    const added = await publish();
    expect(again.parts).toEqual({ sent: 0, there: first.parts.sent });
    expect(added.parts.sent).toBeLessThan(first.parts.sent);
    expect(await amountIn(await dashboard())).toBe(await amountIn(await open(folder.path)));
  });

  it('is followed by every server that asks the store, and back again after going back', async () => {
    await publish();
    const [one, other] = [await dashboard(), await dashboard()];
    const before = await amountIn(one);
    await addPayments(500);
    await publish();
    await Promise.all([one.refresh(), other.refresh()]);
    expect(await amountIn(one)).toBe(String(Number(before) + 500));
    expect(await amountIn(other)).toBe(await amountIn(one));
    await rollback(folder.path);
    await publish();
    await one.refresh();
    expect(await amountIn(one)).toBe(before);
  });

  it('leaves readers what they had where it breaks half-way, and makes up for it', async () => {
    await publish();
    const warehouse = await dashboard();
    const before = await amountIn(warehouse);
    await addPayments(900);
    let inserted = 0;
    const breaking = Object.create(publisher) as ClickHouseClient;
    breaking.insert = (async (...given: Parameters<ClickHouseClient['insert']>) => {
      inserted += 1;
      if (inserted > 2) throw new Error('the line was cut');
      return publisher.insert(...given);
    }) as ClickHouseClient['insert'];
    await expect(publish(breaking)).rejects.toThrow('the line was cut');
    await warehouse.refresh();
    expect(await amountIn(warehouse)).toBe(before);
    await publish();
    await warehouse.refresh();
    expect(await amountIn(warehouse)).toBe(String(Number(before) + 900));
  });

  it('does not let a part be served that arrived with other contents', async () => {
    const changing = Object.create(publisher) as ClickHouseClient;
    changing.insert = (async (given: Parameters<ClickHouseClient['insert']>[0]) => {
      const done = await publisher.insert(given);
      if (given.table === `${database}.payments`)
        await publisher.command({ query: `INSERT INTO ${database}.payments SELECT * FROM ${database}.payments LIMIT 1` });
      return done;
    }) as ClickHouseClient['insert'];
    await expect(publish(changing)).rejects.toThrow(UserError);
    await expect(dashboard()).rejects.toThrow('holds no data of Pendapa yet');
    await publish();
    expect(await amountIn(await dashboard())).toBe(await amountIn(await open(folder.path)));
  });

  it.each([
    ['a code', "tax_code = 'PBB' WHERE tax_code = 'PKB'"],
    ['a figure', 'amount = amount + 1 WHERE 1'],
  ])('does not let a part be served in which %s of the same length is another', async (_what, change) => {
    const changing = Object.create(publisher) as ClickHouseClient;
    changing.insert = (async (given: Parameters<ClickHouseClient['insert']>[0]) => {
      const done = await publisher.insert(given);
      if (given.table === `${database}.payments`)
        await publisher.command({ query: `ALTER TABLE ${database}.payments UPDATE ${change} SETTINGS mutations_sync = 2` });
      return done;
    }) as ClickHouseClient['insert'];
    await expect(publish(changing)).rejects.toThrow('arrived in ClickHouse with other contents');
    await expect(dashboard()).rejects.toThrow('holds no data of Pendapa yet');
  });

  it('serves the publication with the highest number, whatever the clock of the store says', async () => {
    await publish();
    await addPayments(500);
    await publish();
    const wanted = await amountIn(await open(folder.path));
    const [[highest] = []] = await rowsOf(publisher, `SELECT max(publication) FROM ${database}.current`);
    // The clock was put back after the first publication, by ten years.
    await publisher.command({
      query: `INSERT INTO ${database}.current SELECT 1, now64(6) + INTERVAL 10 YEAR, ${String(Number(highest) - 1)}`,
    });
    const warehouse = await dashboard();
    expect(await amountIn(warehouse)).toBe(wanted);
    await rollback(folder.path);
    await publish();
    await warehouse.refresh();
    expect(warehouse.generation()).toBe(1);
  });

  it('goes on from a store whose publications had no numbers yet', async () => {
    await publish();
    for (const table of ['current', 'generations'])
      await publisher.command({ query: `ALTER TABLE ${database}.${table} DROP COLUMN publication` });
    await expect(dashboard()).rejects.toThrow('published by another version');
    await addPayments(3);
    await publish();
    expect(await amountIn(await dashboard())).toBe(await amountIn(await open(folder.path)));
  });

  it('publishes no day that the store cannot count', async () => {
    await load(folder.path, { objects: [objectOf(9, '1850-01-01')] });
    await expect(publish()).rejects.toThrow(UserError);
    await expect(dashboard()).rejects.toThrow('holds no data of Pendapa yet');
  });

  it('keeps the last three generations, and nothing of those before', async () => {
    for (let index = 0; index < 5; index += 1) {
      if (index > 0) await addPayments(index);
      await publish();
    }
    const stored = await rowsOf(publisher, `SELECT DISTINCT generation FROM ${database}.generations ORDER BY generation`);
    expect(stored.map(([generation]) => Number(generation))).toEqual([3, 4, 5]);
    const bases = await rowsOf(publisher, `SELECT name FROM system.databases WHERE name LIKE '${database}_g%' ORDER BY name`);
    expect(bases.map(([name]) => String(name))).toEqual([3, 4, 5].map((generation) => `${database}_g${String(generation)}`));
    const lying = await rowsOf(publisher, `SELECT count(DISTINCT part) FROM ${database}.payments`);
    const needed = await rowsOf(publisher, `SELECT count() FROM ${database}.sent_parts WHERE part LIKE 'payments-%'`);
    expect(lying).toEqual(needed);
  });

  it('is exact beyond what 64 bits hold, and about what nobody knows', async () => {
    const large = 4_000_000_000_000_000_000n;
    await load(folder.path, { payments: Array.from({ length: 4 }, () => ({ ...payment('2024-02-29', 'PKB', 1), amount: large })) });
    await publish();
    const [there, here] = [await dashboard(), await open(folder.path)];
    const query: Query = { subject: 'revenue', measures: ['amount'], by: ['taxType', 'day'], from: '2024-02-29', to: '2024-02-29' };
    const answer = await there.answer(query);
    expect(answer).toEqual(await here.answer(query));
    expect(BigInt(String(answer.totals.current['amount']))).toBeGreaterThan(2n ** 63n);
  });

  it('sends no name and no number of a person, and asks for them where they are', async () => {
    const person = { taxpayer_key: 1, npwpd: '91/01/01120278', nik: '9101011202780001', name: 'Budi Santoso' };
    const object = { ...objectOf(1, '2020-01-01'), taxpayer_key: 1, object_id: '9101011202780001-7' };
    const taxpayer = {
      taxpayer_key: 1,
      kind: 'individual',
      npwpd_masked: '91/**',
      name_masked: 'B***',
      registered_on: '2020-01-01',
      status: 'active',
    };
    await load(folder.path, { taxpayers: [taxpayer], identities: [person], objects: [object] });
    await publish();
    const tables = await rowsOf(publisher, `SELECT DISTINCT table FROM system.parts WHERE active AND database = '${database}'`);
    expect(tables.map(([name]) => name)).not.toContain('identities');
    expect(await rowsOf(publisher, `SELECT object_id FROM ${database}.objects WHERE object_id LIKE '%01-7'`)).toEqual([['****01-7']]);
    const served = (await dashboard()).status();
    const path = await store.dashboard(database);
    const elsewhere = lookUpTaxpayer(path, served, { by: 'npwpd', number: '91/01/01120278', units: null });
    await expect(elsewhere).rejects.toMatchObject({ problem: { code: 'identities-elsewhere', params: { server: '' } } });
    expect(await lookUpTaxpayer(folder.path, served, { by: 'npwpd', number: '91/01/01120278', units: null })).toMatchObject({
      key: '1',
      name: 'B***',
    });
  });

  it('says what is wrong with a store that cannot be asked', async () => {
    const reader = store.accessOf('reader');
    const trying = (access: typeof reader) => {
      const client = openClient(access);
      return requireStore(client, access).finally(() => client.close());
    };
    await expect(trying({ ...reader, password: 'guessed' })).rejects.toThrow('refuses the user "reader"');
    await expect(trying({ ...reader, url: 'http://127.0.0.1:9' })).rejects.toThrow('does not answer');
    await expect(open(await store.dashboard(database))).rejects.toThrow('holds no data of Pendapa yet');
    await publish();
    await publisher.command({ query: `INSERT INTO ${database}.current SELECT 99, now64(6), 1000` });
    await expect(open(await store.dashboard(database))).rejects.toThrow('holds no data of Pendapa yet');
  });

  it('refuses a version that nobody tried, and what is no ClickHouse', async () => {
    const answering = async (status: number, body: string) => {
      const server = createServer((_request, response) => response.writeHead(status).end(body));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const access = { ...store.accessOf('reader'), url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
      const client = openClient(access);
      return requireStore(client, access).finally(async () => {
        await client.close();
        server.close();
      });
    };
    await expect(answering(200, '["25.3.1.1"]\n')).rejects.toThrow('ClickHouse 25.3.1.1 was never tested with Pendapa');
    await expect(answering(502, '<html>Bad gateway</html>')).rejects.toThrow('does not answer');
  });

  it('asks with every setting on which its answers rest: of a cluster all or nothing', async () => {
    const [settings] = await rowsOf(
      publisher,
      ['skip_unavailable_shards', 'join_use_nulls', 'group_by_use_nulls', 'aggregate_functions_null_for_empty', 'cast_keep_nullable']
        .map((name) => `getSetting('${name}')`)
        .reduce((list, setting) => `${list}, toUInt8(${setting})`, 'SELECT 0'),
    );
    expect(settings).toEqual([0, 0, 1, 1, 1, 1]);
  });

  it('refuses a question that takes too long, and one to a store that has gone', async () => {
    await publish();
    const away = await startStore(CHDB ?? '');
    const client = openClient(away.accessOf('publisher'));
    await publish(client);
    await client.close();
    // The folder of the store goes with it.
    const path = join(folder.path, 'dashboard');
    await cp(await away.dashboard(database), path, { recursive: true });
    const hurried = await openWarehouse(path, { queryTimeoutMs: 1, openStore });
    await expect(hurried.answer(AMOUNT)).rejects.toMatchObject({ problem: { code: 'too-slow' } });
    await hurried.close();
    const left = await open(path);
    await away.stop();
    const refused = left.answer(AMOUNT);
    await expect(refused).rejects.toBeInstanceOf(QueryError);
    await expect(refused).rejects.toMatchObject({ problem: { code: 'store-unavailable', status: 503 } });
    expect(left.trouble()).toBeNull();
    await expect(left.refresh()).rejects.toThrow();
    expect(left.trouble()).toMatchObject({ kind: 'store-unavailable' });
  });

  it('refuses a secret that others can read', async () => {
    const path = await store.dashboard(database);
    const settings = JSON.parse(await readFile(join(path, 'pendapa.json'), 'utf8')) as { store: object };
    await writeFile(join(path, 'open'), 'reading', { mode: 0o644 });
    await writeFile(join(path, 'pendapa.json'), JSON.stringify({ ...settings, store: { ...settings.store, secretFile: 'open' } }));
    await expect(openWarehouse(path, { openStore })).rejects.toThrow('can be read by others');
  });
});
