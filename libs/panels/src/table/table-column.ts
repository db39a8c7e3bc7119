import type { ReactNode } from 'react';
import type { Value } from '@pendapa/contracts';
import type { MoneyScale } from '@pendapa/i18n';
import type { Shown } from '@pendapa/query';
import type { FileColumn } from '../exported/file-column.ts';

export interface TableColumn<R> {
  readonly key: string;
  /** Header, with the unit if all cells share one: "Realisasi (Rp miliar)". */
  readonly header: string;
  /** Text is aligned left, numbers right. */
  readonly kind: 'text' | 'number';
  readonly cell: (row: R) => ReactNode;
  /** Sort value: the value itself, never its text. */
  readonly sortBy: (row: R) => Shown;
  /** Text that the search looks through; columns without it are not searched. */
  readonly searched?: (row: R) => string;
  /** All digits, for the tooltip. */
  readonly exact?: (row: R) => string;
  /** Total of the whole result. */
  readonly total?: ReactNode;
  /** For money columns: the amounts, which determine the unit of the table, and the column in that unit. */
  readonly money?: { readonly amount: (row: R) => Value; readonly inUnit: (unit: MoneyScale) => TableColumn<R> };
  /** Column for files; it contains everything that is visible. */
  readonly file: FileColumn<R>;
  /** Column before this one in files: the rank that is part of the name on screen. */
  readonly fileBefore?: FileColumn<R>;
}
