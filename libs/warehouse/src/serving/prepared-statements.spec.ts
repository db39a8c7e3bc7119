import { DuckDBInstance } from '@duckdb/node-api';
import { integer, query } from '../engine/duck.ts';
import { PreparedStatementCache } from './prepared-statements.ts';

it('frees the result of a large statement', async () => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const statements = new PreparedStatementCache(connection, 50_000_000);
  const texts = "SELECT range % 300000 AS a, length(string_agg(range::VARCHAR, ',')) AS b FROM range(1000000) GROUP BY a";
  expect(await statements.query(`SELECT max(b) FROM (${texts})`, [])).toHaveLength(1);
  const [[usedBytes] = []] = await query(connection, 'SELECT sum(memory_usage_bytes)::BIGINT FROM duckdb_memory()');
  expect(integer(usedBytes)).toBeLessThan(10_000_000);
  statements.clear();
  connection.closeSync();
  instance.closeSync();
});
