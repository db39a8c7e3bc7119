import type { ColumnValue } from '@pendapa/contracts';
import { holdsAmounts } from './column-content.ts';
import type { LeftOutTexts } from './proposal.ts';
import type { RawRow } from './raw-table.ts';
import type { RawColumn, TableShape } from './table-shape.ts';

/** Columns with more different texts are not listed. */
const MAX_VALUES = 100;

/** The table without the rows that hold one of these texts. */
export function withoutLeftOut(shape: TableShape, leaveOut: LeftOutTexts): TableShape {
  const tests = shape.columns.flatMap(({ name, index }) => {
    const texts = leaveOut[name];
    return texts === undefined ? [] : [{ index, texts: new Set(texts) }];
  });
  if (tests.length === 0) return shape;
  const isLoaded = ({ cells }: RawRow): boolean => !tests.some(({ index, texts }) => texts.has(cells[index]?.text ?? ''));
  const columns = shape.columns.map((column): RawColumn => {
    const own = shape.plainRows.flatMap((row, at) => (isLoaded(row) ? (column.cells[at] ?? []) : []));
    return { ...column, cells: own };
  });
  return { ...shape, columns, rows: shape.rows.filter(isLoaded), plainRows: shape.plainRows.filter(isLoaded) };
}

/** Conditions of a profile that leave these rows out. */
export const exceptOfLeftOut = (leaveOut: LeftOutTexts): readonly object[] =>
  Object.entries(leaveOut).flatMap(([name, texts]) => (texts.length === 0 ? [] : [{ [name]: texts }]));

/** Texts of a column by which rows can be left out. Undefined for amounts, and for columns of very many or of single texts. */
export function leavableValues(column: RawColumn, isCode: boolean, leftOut: readonly string[] = []): readonly ColumnValue[] | undefined {
  if (holdsAmounts(column)) return undefined;
  const rows = new Map<string, number>();
  for (const { kind, text } of column.cells) if (kind !== null) rows.set(text, (rows.get(text) ?? 0) + 1);
  const isRepeated = [...rows.values()].some((count) => count > 1);
  if (rows.size < 2 || rows.size > MAX_VALUES || !(isRepeated || isCode)) return undefined;
  return [...rows].map(([text, count]) => ({ text, rows: count, isLeftOut: leftOut.includes(text) }));
}
