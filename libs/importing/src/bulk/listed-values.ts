import type { DuckDBConnection } from '@duckdb/node-api';
import { quotedList } from '@pendapa/warehouse';
import { query, type Cell } from '../staging/sql.ts';
import type { Value } from '../rows/fields.ts';
import type { Row } from '../rows/row.ts';
import type { ListedField } from './columns.ts';
import { toLiteral } from './literals.ts';

/** Columns with more distinct values are read row by row. */
const MAX_VALUES = 20_000;

/** Distinct texts of a column, in the order of their numbers; `empty` if some cell is empty. */
export interface ListedTexts {
  readonly texts: readonly string[];
  readonly empty: boolean;
}

/** Lists the distinct texts of columns of `source`, by column; null if one column has too many. */
export async function listTexts(
  connection: DuckDBConnection,
  source: string,
  indexes: readonly number[],
): Promise<ReadonlyMap<number, ListedTexts> | null> {
  if (indexes.length === 0) return new Map();
  const names = indexes.map((index) => `c${index}`);
  const sets = names.map((name) => `(${name})`).join(', ');
  const others = names.map((name) => `GROUPING(${name})`).join(', ');
  const rows = await query(connection, `SELECT ${names.join(', ')}, ${others} FROM ${source} GROUP BY GROUPING SETS (${sets})`);
  const found = new Map(indexes.map((index, place) => [index, textsOfColumn(rows, place, indexes.length)]));
  return [...found.values()].some(({ texts }) => texts.length > MAX_VALUES) ? null : found;
}

function textsOfColumn(rows: readonly (readonly Cell[])[], place: number, columns: number): ListedTexts {
  const own = rows.filter((row) => Number(row[columns + place]) === 0).map((row) => row[place] ?? null);
  const texts = own.filter((text) => text !== null).map(String);
  return { texts: texts.sort(), empty: own.includes(null) };
}

/** Reads one text by the rules of the field; faults go into the findings. */
function readListedValue({ field, index }: ListedField, row: Row, text: string): Value {
  const cells: string[] = [];
  if (index !== null) cells[index] = text;
  row.cells = cells;
  return field.read(row) ?? null;
}

/** Engine type that numbers the texts of a column. */
export const enumType = ({ texts }: ListedTexts): string => `ENUM(${quotedList(texts)})`;

/** SQL for the value of a field over the numbered texts in `stored`; each distinct text is read once. */
export function listedValueSql(listed: ListedField, given: ListedTexts | undefined, stored: string, type: string, row: Row): string {
  if (given === undefined) return `CAST(${toLiteral(readListedValue(listed, row, ''))} AS ${type})`;
  if (given.empty) readListedValue(listed, row, '');
  const values = given.texts.map((text) => readListedValue(listed, row, text));
  if (values.length === 0) return `CAST(NULL AS ${type})`;
  if (type === 'VARCHAR' && values.every((value, place) => value === given.texts[place])) return `CAST(${stored} AS VARCHAR)`;
  return `(CAST([${values.map(toLiteral).join(', ')}] AS ${type}[]))[CAST(enum_code(${stored}) AS INTEGER) + 1]`;
}
