import type { CellValue, ExportTable } from '@pendapa/export-files';
import type { ExportFigure } from '@pendapa/panels';

export interface FigureWords {
  readonly figure: string;
  readonly value: string;
  readonly comparison: string;
  readonly unit: string;
  readonly remark: string;
  /** The symbol of the currency of exact amounts. */
  readonly currency: string;
}

/** One row per card: name, value, compared value, unit and remark. Null if no value is known. */
export function figuresTable(figures: readonly ExportFigure[], words: FigureWords): ExportTable | null {
  if (figures.every(({ value, before }) => value === null && (before ?? null) === null)) return null;
  const row = ({ label, kind, value, before, note, notes }: ExportFigure): readonly CellValue[] => [
    label,
    value,
    before ?? null,
    kind === 'money' ? words.currency : null,
    [note, ...notes].filter(Boolean).join('; ') || null,
  ];
  return {
    columns: [
      { key: 'figure', label: words.figure, kind: 'text' },
      { key: 'value', label: words.value, kind: 'figure' },
      { key: 'comparison', label: words.comparison, kind: 'figure' },
      { key: 'unit', label: words.unit, kind: 'text' },
      { key: 'remark', label: words.remark, kind: 'text' },
    ],
    rows: figures.map(row),
    rowKinds: figures.map(({ kind }) => kind),
    totals: null,
    rowCount: figures.length,
  };
}
