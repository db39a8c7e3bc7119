import type { Value } from '@pendapa/contracts';
import type { CellKind, ExportTable } from '@pendapa/export-files';

/** A column as it stands in a file: the values themselves, not their words. */
export interface FileColumn<R> {
  /** Without a currency and a scale: each format adds its own. */
  readonly label: string;
  readonly kind: CellKind;
  readonly value: (row: R) => Value;
  readonly total?: Value;
}

interface Column<R> {
  readonly key: string;
  readonly file?: FileColumn<R>;
  /** In a column of its own before it: a rank that leads the name on screen. */
  readonly fileBefore?: FileColumn<R>;
}

/** The table of a file from the rows and columns of the screen; null where no column says what it holds. */
export function fileTable<R>(rows: readonly R[], columns: readonly Column<R>[], rowCount = rows.length): ExportTable | null {
  const written = columns.flatMap(({ key, file, fileBefore }) => [
    ...(fileBefore ? [{ key: `${key} before`, file: fileBefore }] : []),
    ...(file ? [{ key, file }] : []),
  ]);
  if (written.length === 0) return null;
  const totals = written.map(({ file }) => file.total ?? null);
  return {
    columns: written.map(({ key, file: { kind, label } }) => ({ key, kind, label })),
    rows: rows.map((row) => written.map(({ file }) => file.value(row))),
    totals: totals.some((total) => total !== null) ? totals : null,
    rowCount,
  };
}
