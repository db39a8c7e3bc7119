import { formatDelimiter } from '../text/characters.ts';
import { Findings } from './proposal.ts';
import type { RawFile, RawRow } from './raw-table.ts';
import { findTableShape, type TableShape } from './table-shape.ts';

/** The table that is proposed for, and the sheets that have it; empty for a file without sheets to choose from. */
export interface ChosenTables {
  readonly shape: TableShape;
  readonly sheets: readonly string[];
}

/** Lines of the table's sheet, or of the first one while none is chosen. */
export const rawRows = ({ tables }: RawFile, shape: TableShape | null): readonly RawRow[] =>
  (tables.find(({ sheet }) => sheet === shape?.sheet) ?? tables[0])?.rows ?? [];

/** Adds what the file says about its own format. */
export function describeFormat(raw: RawFile, findings: Findings): void {
  findings.add('format', `Format: ${raw.format}.`, `The format is ${raw.format}.`);
  if (raw.encoding !== null) findings.add('encoding', `Pengodean teks: ${raw.encoding}.`, `The text is ${raw.encoding}.`);
  if (raw.delimited === null) return;
  const { delimiter, regular, all, quotedLines } = raw.delimited;
  findings.add(
    'delimiter',
    `Kolom dipisah "${formatDelimiter(delimiter)}" pada ${regular} dari ${all} baris.`,
    `Columns are separated by "${formatDelimiter(delimiter)}" in ${regular} of ${all} lines.`,
  );
  if (quotedLines) findings.add('delimiter', 'Seluruh baris berada dalam kutip.', 'Whole lines stand within quotes.');
}

/** Sheets with the columns of the first one are read together; others are asked about. */
export function chooseTables(raw: RawFile, findings: Findings): ChosenTables | null {
  const unused = new Findings({});
  const shapes = raw.tables.flatMap((table, index) => findTableShape(table, index === 0 ? findings : unused) ?? []);
  const [first] = shapes;
  if (!first) return null;
  const names = ({ columns }: TableShape): string => columns.map(({ name }) => name).join('|');
  const alike = shapes.filter((shape) => names(shape) === names(first) && shape.skipLines === first.skipLines);
  if (shapes.length === 1) return { shape: first, sheets: [] };
  if (alike.length < shapes.length) {
    const chosen = findings.ask(
      'sheet',
      { id: 'Lembar mana yang dibaca?', en: 'Which sheet is read?' },
      raw.tables.map(({ sheet }) => ({ value: sheet ?? '', texts: { id: sheet ?? '', en: sheet ?? '' } })),
    );
    const shape = shapes.find(({ sheet }) => sheet === chosen);
    return shape === undefined ? null : { shape, sheets: [shape.sheet ?? ''] };
  }
  findings.add(
    'sheets',
    `${alike.length} lembar berkolom sama dibaca bersama.`,
    `${alike.length} sheets of equal columns are read together.`,
  );
  const columns = first.columns.map((column, index) => ({ ...column, cells: alike.flatMap((shape) => shape.columns[index]?.cells ?? []) }));
  const shape = { ...first, columns, rows: alike.flatMap(({ rows }) => rows), hasFoot: alike.some(({ hasFoot }) => hasFoot) };
  return { shape, sheets: alike.map(({ sheet }) => sheet ?? '') };
}
