import { DUCKDB } from './dialect.ts';
import { withCodesWritten } from './statements.ts';

it('writes plain codes into a statement, wherever they stand, and keeps other values as parameters', () => {
  const sql = 'SELECT * FROM s WHERE tax_code = $1 AND unit_code IN ($2, $3) AND bank_code <> $1';
  expect(withCodesWritten({ sql, values: ['PBB', "O'Hara", 'U-1.2'] }, DUCKDB)).toEqual({
    sql: "SELECT * FROM s WHERE tax_code = 'PBB' AND unit_code IN ($1, 'U-1.2') AND bank_code <> 'PBB'",
    values: ["O'Hara"],
  });
});

it('writes them where parameters of a store have names and types', () => {
  const store = { ...DUCKDB, parameter: (index: number) => `{p${String(index)}:String}` };
  const sql = 'tax_code = {p2:String} OR tax_code = {p1:String}';
  expect(withCodesWritten({ sql, values: ['a b', 'PBB'] }, store)).toEqual({
    sql: "tax_code = 'PBB' OR tax_code = {p1:String}",
    values: ['a b'],
  });
});
