import { DuckDBInstance } from '@duckdb/node-api';
import { integer, query } from '../engine/duck.ts';
import { KeptStatements } from './kept-statements.ts';

it('leaves nothing in the engine’s memory of what a large statement worked out', async () => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const statements = new KeptStatements(connection, 50_000_000);
  const texts = "SELECT range % 300000 AS a, length(string_agg(range::VARCHAR, ',')) AS b FROM range(1000000) GROUP BY a";
  expect(await statements.query(`SELECT max(b) FROM (${texts})`, [])).toHaveLength(1);
  const [[held] = []] = await query(connection, 'SELECT sum(memory_usage_bytes)::BIGINT FROM duckdb_memory()');
  expect(integer(held)).toBeLessThan(10_000_000);
  statements.clear();
  connection.closeSync();
  instance.closeSync();
});
