import type { Value } from '@pendapa/contracts';
import type { CellKind, ExportTable } from '@pendapa/export-files';

/** A column as it stands in a file: the values themselves, not their words. */
export interface FileColumn<R> {
  /** Without the scale of the screen: a file has all digits. */
  readonly label: string;
  readonly kind: CellKind;
  readonly value: (row: R) => Value;
  readonly total?: Value;
}

interface Column<R> {
  readonly key: string;
  readonly file?: FileColumn<R>;
}

/** The table of a file from the rows and columns of the screen; null where no column says what it holds. */
export function fileTable<R>(rows: readonly R[], columns: readonly Column<R>[], moneyLabel: (label: string) => string): ExportTable | null {
  const written = columns.flatMap(({ key, file }) => (file ? [{ key, file }] : []));
  if (written.length === 0) return null;
  const totals = written.map(({ file }) => file.total ?? null);
  return {
    columns: written.map(({ key, file: { kind, label } }) => ({ key, kind, label: kind === 'money' ? moneyLabel(label) : label })),
    rows: rows.map((row) => written.map(({ file }) => file.value(row))),
    totals: totals.some((total) => total !== null) ? totals : null,
    rowCount: rows.length,
  };
}
