import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { execute, query } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { attachSql, databaseOf } from '../rollups/published-tables.ts';
import { loaded, temporaryFolder, SMALL_AGENCY } from '../testing/small-agency.ts';
import type { Part } from '../generations/manifest.ts';
import { memoryLimitFor, openEngine } from './engine.ts';

let instance: DuckDBInstance;
let connection: DuckDBConnection;
let path = '';
let part: Part;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  path = folder.path;
  remove = folder.remove;
  const { parts } = await loaded(path, SMALL_AGENCY);
  part = parts.find(({ kind }) => kind === 'payments') ?? failed();
  await writeFile(join(path, 'secret.csv'), 'a,b\n1,2\n');
  instance = await openEngine(pathsOf(path).parts, { threads: 1 });
  connection = await instance.connect();
  await execute(connection, attachSql(part, pathsOf(path).parts));
});
afterAll(async () => {
  connection.closeSync();
  instance.closeSync();
  await remove();
});

function failed(): never {
  throw new Error('The fixture has no payments part.');
}

it('reads the parts of a generation', async () => {
  expect(await query(connection, `SELECT count(*) FROM ${databaseOf(part)}.payments`)).toEqual([['5']]);
});

it('takes memory by the size of the parts, within bounds', () => {
  expect([0, 400_000_000, 9_000_000_000].map(memoryLimitFor)).toEqual(['300MB', '600MB', '900MB']);
});

it('groups what its memory cannot hold at once, though it lies in several tables', async () => {
  const small = await openEngine(pathsOf(path).parts, { threads: 1, memoryLimit: '64MB' });
  const own = await small.connect();
  const years = Array.from({ length: 8 }, (_, year) => `SELECT ${String(year)}000000 + range AS a FROM range(200000)`);
  const groups = `SELECT a, sum(a) AS total, min(a) AS least, max(a) AS most FROM (${years.join(' UNION ALL ')}) GROUP BY a`;
  expect(await query(own, `SELECT count(*) FROM (${groups})`)).toEqual([['1600000']]);
  own.closeSync();
  small.closeSync();
});

it('lays what its memory cannot hold beside the data, and nowhere else', async () => {
  const small = await openEngine(pathsOf(path).parts, { threads: 1, memoryLimit: '64MB' });
  const own = await small.connect();
  const reader = await own.stream('SELECT range::VARCHAR AS a FROM range(3000000) ORDER BY hash(range)');
  await reader.fetchChunk();
  expect(await readdir(join(path, `spill-${String(process.pid)}`))).not.toEqual([]);
  own.closeSync();
  small.closeSync();
});

describe('refuses', () => {
  const cases: [string, () => string][] = [
    ['a file of the system', () => "SELECT * FROM read_text('/etc/passwd')"],
    ['a CSV of the system', () => "SELECT * FROM read_csv('/etc/passwd')"],
    ['a listing of files', () => "SELECT * FROM glob('/etc/*')"],
    ['a file beside the parts', () => `SELECT * FROM read_csv(${quoted(join(path, 'secret.csv'))})`],
    ['a way out of the folder', () => `SELECT * FROM read_csv(${quoted(`${join(path, 'parts')}/../secret.csv`)})`],
    ['the network', () => "SELECT * FROM read_csv('http://127.0.0.1:1/x.csv')"],
    ['writing a file', () => `COPY (SELECT 1) TO ${quoted(join(path, 'out.csv'))}`],
    ['writing a database', () => `EXPORT DATABASE ${quoted(join(path, 'out'))}`],
    ['another database', () => `ATTACH ${quoted(join(path, 'other.duckdb'))} AS other`],
    ['another database by a way round', () => `ATTACH ${quoted(`${join(path, 'parts')}/../other.duckdb`)} AS other`],
    ['an extension from elsewhere', () => 'INSTALL httpfs'],
    ['an extension', () => 'LOAD httpfs'],
    ['an extension by path', () => "LOAD '/tmp/x.duckdb_extension'"],
    ['a secret', () => "CREATE PERSISTENT SECRET s (TYPE http, BEARER_TOKEN 'x')"],
    ['files again', () => 'SET enable_external_access = true'],
    ['more folders', () => "SET allowed_directories = ['/']"],
    ['more memory', () => "SET memory_limit = '64GB'"],
    ['more threads', () => 'SET threads = 64'],
    ['unlocking', () => 'SET lock_configuration = false'],
    ['resetting', () => 'RESET lock_configuration'],
    ['loading by itself', () => 'SET autoload_known_extensions = true'],
    ['a change of a part', () => `INSERT INTO ${databaseOf(part)}.payments (posted_on, grain, amount) VALUES ('2025-01-01', 'day', 1)`],
    ['a removal from a part', () => `DELETE FROM ${databaseOf(part)}.payments`],
    ['a table in a part', () => `CREATE TABLE ${databaseOf(part)}.other AS SELECT 1`],
    ['the end of a table', () => `DROP TABLE ${databaseOf(part)}.payments`],
    ['an environment variable', () => "SELECT getenv('HOME')"],
    ['two statements', () => 'SELECT 1; SELECT 2'],
  ];
  it.each(cases)('%s', async (_, sql) => {
    await expect(query(connection, sql())).rejects.toThrow();
    expect(existsSync(join(path, 'out.csv'))).toBe(false);
    expect(await query(connection, 'SELECT 1')).toEqual([[1]]);
  });
});
