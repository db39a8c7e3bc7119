import { execute, query, withEngine } from '../engine/duck.ts';
import { changeSql, plusEach } from './changed-sums.ts';

it('changes, takes away and adds rows, whatever of their keys and figures is unknown', () =>
  withEngine(':memory:', {}, async (connection) => {
    await execute(
      connection,
      `CREATE TABLE sums AS SELECT * FROM (VALUES
        ('PBB', 'U1', 3, 100), ('PBB', NULL, 2, 50), ('PKB', 'U1', 1, 7), ('PKB', 'U2', 4, NULL), ('RESTO', 'U1', 9, 90)) t(tax, unit, payers, amount)`,
      `CREATE TABLE more AS SELECT * FROM (VALUES
        ('PBB', 'U1', 1, 20), ('PBB', NULL, 0, -50), ('PKB', 'U1', -1, -7), ('PKB', 'U2', 1, 5), ('PKB', NULL, 1, NULL)) t(tax, unit, payers, amount)`,
      ...changeSql('sums', 'SELECT * FROM more', {
        keys: ['tax', 'unit'],
        figures: plusEach('payers', 'amount'),
        gone: 's.payers + c.payers = 0',
      }),
    );
    expect(await query(connection, 'SELECT * FROM sums ORDER BY ALL')).toEqual([
      ['PBB', 'U1', 4, 120],
      ['PBB', null, 2, 0],
      ['PKB', 'U2', 5, 5],
      ['PKB', null, 1, null],
      ['RESTO', 'U1', 9, 90],
    ]);
  }));
