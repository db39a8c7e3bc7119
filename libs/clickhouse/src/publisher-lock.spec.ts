import type { ClickHouseClient } from '@clickhouse/client';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { openWarehouse } from '@pendapa/warehouse';
import { ownRemoteMark } from '@pendapa/warehouse/store';
import { load, loaded, payment, SMALL_AGENCY, temporaryFolder } from '@pendapa/warehouse/testing';
import { openStore } from './open-store.ts';
import { CHDB, startStore, type RunningStore } from './testing/chdb.ts';
import { publishGeneration } from './publish-generation.ts';
import { takePublisherLock, type LockTimes } from './publisher-lock.ts';
import { execute, openClient, rowsOf } from './store-client.ts';
import { publisherSql, storeSql } from './tables.ts';

/** Higher than any process number that the system gives. */
const DEAD = 4_194_305;
const TIMES: LockTimes = { beatMs: 50, deadAfterMs: 1_000 };

const withEngine = CHDB === undefined ? describe.skip : describe;

withEngine('publishers of one store', () => {
  let store: RunningStore;
  let client: ClickHouseClient;
  let database = '';
  let number = 0;
  beforeAll(async () => {
    store = await startStore(CHDB ?? '');
    client = openClient(store.accessOf('publisher'));
  });
  afterAll(async () => {
    await client.close();
    await store.stop();
  });
  beforeEach(async () => {
    number += 1;
    database = `agency_${String(number)}`;
    await execute(client, ...storeSql({ database }));
  });

  const take = () => takePublisherLock(client, { database }, TIMES);
  const locks = async (): Promise<unknown[]> => {
    const rows = await rowsOf(
      client,
      `SELECT name FROM system.tables WHERE database = '${database}' AND name LIKE 'publisher_%' ORDER BY name`,
    );
    return rows.map(([name]) => name);
  };
  /** A lock as another process left it. */
  const leave = async (mark: object): Promise<void> => {
    await execute(client, publisherSql(7, { database }));
    const values = [{ token: 'other', mark: JSON.stringify({ ...ownRemoteMark(), ...mark }), beat: 1, ended: 0 }];
    await client.insert({ table: `${database}.publisher_7`, values, format: 'JSONEachRow' });
  };

  it('have the lock one after the other, with growing numbers', async () => {
    const first = await take();
    await expect(take()).rejects.toThrow(`Another publisher (process ${String(process.pid)} on the computer`);
    await first.requireLock();
    await first.release();
    const second = await take();
    await second.release();
    expect([first.number, second.number, await locks()]).toEqual([1, 2, ['publisher_2']]);
  });

  it('have it one at a time, however many want it at once', async () => {
    const taken = await Promise.allSettled(Array.from({ length: 5 }, take));
    const owners = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(owners).toHaveLength(1);
    for (const owner of owners) await owner.release();
  });

  it('take over at once from a process that this computer knows to be dead', async () => {
    await leave({ pid: DEAD });
    const began = performance.now();
    const lock = await takePublisherLock(client, { database }, { beatMs: 50, deadAfterMs: 600_000 });
    expect([lock.number, performance.now() - began < 600_000]).toEqual([8, true]);
    await lock.release();
  });

  it('take over from another computer that gives no sign, and not from one that does', async () => {
    await leave({ host: 'elsewhere', pid: 17 });
    const beats = setInterval(() => void beat().catch(() => undefined), 100);
    let last = 1;
    const beat = () => {
      last += 1;
      const values = [{ token: 'other', mark: JSON.stringify({ ...ownRemoteMark(), host: 'elsewhere', pid: 17 }), beat: last, ended: 0 }];
      return client.insert({ table: `${database}.publisher_7`, values, format: 'JSONEachRow' });
    };
    await expect(take()).rejects.toThrow('Another publisher (process 17 on the computer "elsewhere")');
    clearInterval(beats);
    const lock = await take();
    expect(lock.number).toBe(8);
    await lock.release();
  });

  it('stop when they were taken over from, and change nothing of what is served', async () => {
    const folder = await temporaryFolder();
    await loaded(folder.path, SMALL_AGENCY);
    const publish = (by = client) => publishGeneration(folder.path, by, { database }, DEFAULT_SETTINGS, [], TIMES);
    await publish();
    await load(folder.path, { payments: [payment('2024-03-30', 'PKB', 77)] });
    let isTaken = false;
    const slow = Object.create(client) as ClickHouseClient;
    slow.insert = (async (...given: Parameters<ClickHouseClient['insert']>) => {
      // Another publisher took over while this one slept.
      const isFirst = given[0].table === `${database}.sent_parts` && !isTaken;
      isTaken ||= isFirst;
      if (isFirst) await execute(client, publisherSql(100, { database }));
      return client.insert(...given);
    }) as ClickHouseClient['insert'];
    await expect(publish(slow)).rejects.toThrow('Another publisher took this ClickHouse over');
    const warehouse = await openWarehouse(await store.dashboard(database), { openStore });
    expect(warehouse.generation()).toBe(1);
    await warehouse.close();
    await folder.remove();
  });

  it('publish the same folder one after the other where two begin at once', async () => {
    const folder = await temporaryFolder();
    await loaded(folder.path, SMALL_AGENCY);
    const publish = () => publishGeneration(folder.path, client, { database }, DEFAULT_SETTINGS, [], TIMES);
    const both = await Promise.allSettled([publish(), publish()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await publish();
    const warehouse = await openWarehouse(await store.dashboard(database), { openStore });
    expect(warehouse.generation()).toBe(1);
    await warehouse.close();
    await folder.remove();
  });
});
