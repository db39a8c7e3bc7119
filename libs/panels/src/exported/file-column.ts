import type { Value } from '@pendapa/contracts';
import type { CellKind, ExportTable } from '@pendapa/export-files';

/** Column of a file, with raw values instead of formatted text. */
export interface FileColumn<R> {
  /** Header without currency and scale; each format adds its own. */
  readonly label: string;
  readonly kind: CellKind;
  readonly value: (row: R) => Value;
  readonly total?: Value;
}

interface Column<R> {
  readonly key: string;
  readonly file?: FileColumn<R>;
  /** Column written before this one: a rank that is part of the name on screen. */
  readonly fileBefore?: FileColumn<R>;
}

const writtenColumns = <R>(columns: readonly Column<R>[]): readonly { readonly key: string; readonly file: FileColumn<R> }[] =>
  columns.flatMap(({ key, file, fileBefore }) => [
    ...(fileBefore ? [{ key: `${key} before`, file: fileBefore }] : []),
    ...(file ? [{ key, file }] : []),
  ]);

/** Values of rows in the columns of a file. */
export function fileRows<R>(rows: readonly R[], columns: readonly Column<R>[]): ExportTable['rows'] {
  const written = writtenColumns(columns);
  return rows.map((row) => written.map(({ file }) => file.value(row)));
}

/** Builds the table of a file from the screen's rows and columns. Null if no column has file values. */
export function fileTable<R>(rows: readonly R[], columns: readonly Column<R>[], rowCount = rows.length): ExportTable | null {
  const written = writtenColumns(columns);
  if (written.length === 0) return null;
  const totals = written.map(({ file }) => file.total ?? null);
  return {
    columns: written.map(({ key, file: { kind, label } }) => ({ key, kind, label })),
    rows: fileRows(rows, columns),
    totals: totals.some((total) => total !== null) ? totals : null,
    rowCount,
  };
}
