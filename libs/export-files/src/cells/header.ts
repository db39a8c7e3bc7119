import type { Currency } from '@pendapa/contracts';
import type { CellKind, ExportColumn, ExportTable } from '../model.ts';

/** A column of exact figures: "Realisasi (Rp)". */
export const exactHeader = ({ label, kind }: ExportColumn, { symbol }: Currency): string =>
  kind === 'money' ? `${label} (${symbol})` : label;

/** What the cell of a row holds. */
export const kindAt = ({ rowKinds }: Pick<ExportTable, 'rowKinds'>, { kind }: ExportColumn, row: number): CellKind =>
  kind === 'figure' ? (rowKinds?.[row] ?? 'text') : kind;
