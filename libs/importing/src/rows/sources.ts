import type { Header } from './header.ts';
import type { Row, Source } from './row.ts';

export interface SourceProfile {
  readonly column?: string | undefined;
  readonly constant?: string | number | boolean | undefined;
  readonly fileName?: 'year' | 'month' | undefined;
  readonly sheetName?: true | undefined;
  readonly wide?: true | undefined;
  /** Field whose value a wide column names; undefined: the cell itself is read. */
  readonly wideField?: string | undefined;
}

const noColumn = (): null => null;

function readWideValue(row: Row): string {
  return row.wide === null ? '' : (row.cells[row.wide.index] ?? '').trim();
}

/** Is called for cells with blanks around their text. */
export type OnTrimmed = (row: Row, column: string, cell: string) => void;

/** Creates a source for a column, a constant, a part of the file name, or the current period column. */
export function sourceOf(field: SourceProfile, header: Header, onTrimmed?: OnTrimmed): Source {
  const { column } = field;
  if (column !== undefined) {
    const index = header.index.get(column) ?? -1;
    const readTrimmed = (row: Row): string => (row.cells[index] ?? '').trim();
    if (!onTrimmed) return { text: readTrimmed, name: () => column, wide: false };
    const readWatched = (row: Row): string => {
      const cell = row.cells[index] ?? '';
      const text = cell.trim();
      if (text.length !== cell.length && text !== '') onTrimmed(row, column, cell);
      return text;
    };
    return { text: readWatched, name: () => column, wide: false };
  }
  const { wideField } = field;
  if (field.wide && wideField !== undefined)
    return { text: (row) => row.wide?.values[wideField] ?? '', name: (row) => row.wide?.name ?? null, wide: true };
  if (field.wide) return { text: readWideValue, name: (row) => row.wide?.name ?? null, wide: true };
  const { fileName } = field;
  if (fileName !== undefined) return { text: (row) => String(row.file[fileName] ?? ''), name: noColumn, wide: false };
  if (field.sheetName) return { text: (row) => row.file.sheet ?? '', name: noColumn, wide: false };
  const constant = String(field.constant ?? '');
  return { text: () => constant, name: noColumn, wide: false };
}

/** Like `sourceOf`, but gives a part of the period that a wide column names instead of its cell. */
export function periodSource(field: SourceProfile, part: 'year' | 'month' | 'quarter', header: Header): Source {
  if (!field.wide) return sourceOf(field, header);
  return { text: (row) => String(row.wide?.[part] ?? ''), name: (row) => row.wide?.name ?? null, wide: true };
}
