import type { Currency } from '@pendapa/contracts';
import type { CellKind, ExportColumn, ExportTable } from '../model.ts';

/** The header of exact figures: "Realisasi (Rp)". */
export const exactHeader = ({ label, kind }: ExportColumn, { symbol }: Currency): string =>
  kind === 'money' ? `${label} (${symbol})` : label;

/** The type of a cell. */
export const kindAt = ({ rowKinds }: Pick<ExportTable, 'rowKinds'>, { kind }: ExportColumn, row: number): CellKind =>
  kind === 'figure' ? (rowKinds?.[row] ?? 'text') : kind;
