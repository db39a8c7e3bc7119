import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Bytes of a Parquet file with the rows of a query. */
export async function parquetFile(select: string, options = ''): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pendapa-parquet-'));
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  try {
    const connection = await instance.connect();
    const path = join(folder, 'f.parquet');
    await connection.run(`COPY (${select}) TO '${path}' (FORMAT parquet${options})`);
    connection.closeSync();
    return await readFile(path);
  } finally {
    instance.closeSync();
    await rm(folder, { recursive: true, force: true });
  }
}

const literal = (text: string): string => (text === '' ? 'NULL' : `'${text.replaceAll("'", "''")}'`);

/** A table of texts; the first row has the column names. */
export function textParquet([names = [], ...rows]: readonly (readonly string[])[]): Promise<Buffer> {
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ');
  const list = names.map((name, index) => `CAST(c${index} AS VARCHAR) AS "${name}"`).join(', ');
  return parquetFile(`SELECT ${list} FROM (VALUES ${values}) t(${names.map((_name, index) => `c${index}`).join(', ')})`);
}
