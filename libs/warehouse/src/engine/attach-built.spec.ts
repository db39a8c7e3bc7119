import { join } from 'node:path';
import { attachBuilt } from './attach-built.ts';
import { execute, integer, firstRow, withEngine } from './duck.ts';
import { quoted } from './literals.ts';
import { temporaryFolder } from '../testing/small-agency.ts';

test('a file that another name still holds is attached as soon as it is free', async () => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'part.duckdb');
  try {
    await withEngine(':memory:', {}, async (connection) => {
      await execute(connection, `ATTACH ${quoted(path)} AS made`, 'CREATE TABLE made.numbers AS SELECT unnest([1, 2]) AS number');
      const attached = attachBuilt(connection, path, 'again');
      // Leaves only after the first try was refused.
      await expect(execute(connection, `ATTACH ${quoted(path)} AS other (READ_ONLY)`)).rejects.toThrow('already attached');
      await execute(connection, 'DETACH made');
      await attached;
      expect(integer((await firstRow(connection, 'SELECT sum(number) FROM again.numbers'))[0])).toBe(3);
    });
  } finally {
    await folder.remove();
  }
});

test('a file that is not there is said at once', () =>
  withEngine(':memory:', {}, (connection) =>
    expect(attachBuilt(connection, join('no', 'such', 'part.duckdb'), 'again')).rejects.toThrow('part.duckdb'),
  ));
