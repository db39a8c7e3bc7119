import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '@pendapa/contracts/settings';
import { lookUpTaxpayer, openWarehouse, revealTaxpayer } from '@pendapa/warehouse';
import { loaded, SMALL_AGENCY, temporaryFolder } from '@pendapa/warehouse/testing';
import { openStore } from './open-store.ts';
import { publishToStore, storeStatements } from './publish.ts';

/** Nobody listens there. */
const NOBODY = 'http://127.0.0.1:9';
const STORE = { url: NOBODY, user: 'reader', secretFile: 'secret' };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  await writeFile(join(folder.path, 'secret'), 'reading', { mode: 0o600 });
});
afterEach(() => folder.remove());

const settle = (store: object | undefined) => writeFile(join(folder.path, 'pendapa.json'), JSON.stringify({ ...DEFAULT_SETTINGS, store }));

it('is refused without a secret that its owner alone can read', async () => {
  await settle(STORE);
  await chmod(join(folder.path, 'secret'), 0o644);
  await expect(openWarehouse(folder.path, { openStore })).rejects.toThrow('can be read by others; run chmod 600');
  await settle({ ...STORE, secretFile: 'elsewhere' });
  await expect(openWarehouse(folder.path, { openStore })).rejects.toThrow('is missing or no plain file');
});

it.each([
  ['a name that could be more than one', { ...STORE, database: 'pendapa; DROP TABLE x' }],
  ['an address that is none', { ...STORE, url: 'file:///etc/passwd' }],
  ['http to another computer', { ...STORE, url: 'http://clickhouse.example.go.id:8123' }],
  ['http to another computer that sounds like this one', { ...STORE, url: 'http://localhost.example.go.id:8123' }],
  ['http to an address of the network', { ...STORE, url: 'http://10.0.0.7:8123' }],
  ['http to all addresses', { ...STORE, url: 'http://0.0.0.0:8123' }],
  ['http to a name before the computer', { ...STORE, url: 'http://localhost@10.0.0.7:8123' }],
  ['an unknown key', { ...STORE, password: 'written here' }],
])('is refused with %s', async (_what, store) => {
  await settle(store);
  await expect(openWarehouse(folder.path, { openStore })).rejects.toThrow(/"\/?store/);
});

it.each(['http://localhost:9', 'http://127.0.0.1:9', 'http://[::1]:9', 'http://127.1:9', 'https://127.0.0.1:9'])(
  'is asked at %s, which is here or encrypted',
  async (url) => {
    await settle({ ...STORE, url });
    await expect(openWarehouse(folder.path, { openStore })).rejects.toThrow('does not answer');
  },
);

it('says that nobody answers at the address', async () => {
  await settle({ ...STORE, publisher: { user: 'publisher', secretFile: 'secret' } });
  await expect(openWarehouse(folder.path, { openStore })).rejects.toThrow(`ClickHouse at ${NOBODY} does not answer`);
  await loaded(folder.path, SMALL_AGENCY);
  await settle({ ...STORE, publisher: { user: 'publisher', secretFile: 'secret' } });
  await expect(publishToStore(folder.path, [])).rejects.toThrow(`ClickHouse at ${NOBODY} does not answer`);
});

it('publishes nothing without a store, or without somebody who may', async () => {
  await settle(undefined);
  await expect(publishToStore(folder.path, [])).rejects.toThrow('"store" is missing');
  await expect(storeStatements(folder.path)).rejects.toThrow('"store" is missing');
  await settle(STORE);
  await expect(publishToStore(folder.path, [])).rejects.toThrow('"store.publisher" is missing');
});

it('prints the tables of the database and the cluster that are named', async () => {
  await settle({ ...STORE, database: 'bapenda', cluster: 'province' });
  const statements = await storeStatements(folder.path);
  expect(statements[0]).toBe('CREATE DATABASE IF NOT EXISTS bapenda ON CLUSTER province');
  expect(statements.every((statement) => statement.includes('ON CLUSTER province'))).toBe(true);
});

it('names the server that knows names, where this folder has another generation than the store', async () => {
  const { generation, publishedAt } = await loaded(folder.path, SMALL_AGENCY);
  await settle({ ...STORE, identitiesAt: 'https://import.example.go.id' });
  const elsewhere = { problem: { code: 'identities-elsewhere', status: 409, params: { server: 'https://import.example.go.id' } } };
  const other = { generation, publishedAt: '2020-01-01T00:00:00.000Z' };
  await expect(lookUpTaxpayer(folder.path, other, { by: 'npwpd', number: '1', units: null })).rejects.toMatchObject(elsewhere);
  await expect(revealTaxpayer(folder.path, { generation: generation + 1, publishedAt }, '1')).rejects.toMatchObject(elsewhere);
  expect(await revealTaxpayer(folder.path, { generation, publishedAt }, '1')).toBeNull();
});
