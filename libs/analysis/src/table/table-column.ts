import type { ReactNode } from 'react';
import type { Value } from '@pendapa/contracts';
import type { MoneyScale } from '@pendapa/i18n';
import type { Shown } from '../reading/figure.ts';
import type { FileColumn } from '../exported/file-column.ts';

export interface TableColumn<R> {
  readonly key: string;
  /** With its unit, where all cells share one: "Realisasi (Rp miliar)". */
  readonly header: string;
  /** Text stands left, numbers right. */
  readonly kind: 'text' | 'number';
  readonly cell: (row: R) => ReactNode;
  /** What the column is sorted by: the value itself, never its words. */
  readonly sortBy: (row: R) => Shown;
  /** What the search looks through; columns without it are not searched. */
  readonly searched?: (row: R) => string;
  /** All digits, for the pointer. */
  readonly exact?: (row: R) => string;
  /** Over the whole result. */
  readonly total?: ReactNode;
  /** Of a column of money: its amounts, from which the unit of the table follows, and the column in that unit. */
  readonly money?: { readonly amount: (row: R) => Value; readonly inUnit: (unit: MoneyScale) => TableColumn<R> };
  /** What files say of the column: nothing that a reader sees is missing there. */
  readonly file: FileColumn<R>;
  /** In files before it: what leads the name on screen. */
  readonly fileBefore?: FileColumn<R>;
}
