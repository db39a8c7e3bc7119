import { DuckDBInstance } from '@duckdb/node-api';
import { integer, firstRow } from './duck.ts';
import { Processors } from './processors.ts';

describe('Processors', () => {
  it('gives a connection that works alone all threads, and takes one away for each other at work', async () => {
    const instance = await DuckDBInstance.create(':memory:', { threads: '3' });
    const connection = await instance.connect();
    const processors = new Processors(await instance.connect(), 3);
    const threads = async (): Promise<number> => {
      await processors.settled();
      return integer((await firstRow(connection, "SELECT current_setting('threads')"))[0]);
    };
    expect(await threads()).toBe(3);
    await processors.atWork(async () => {
      expect(await threads()).toBe(2);
      await processors.atRest(async () => {
        expect(await threads()).toBe(3);
      });
      await Promise.all([1, 2].map(() => processors.atWork(async () => expect(await threads()).toBe(1))));
    });
    expect(await threads()).toBe(3);
    await processors.close();
    connection.closeSync();
    instance.closeSync();
  });
});
