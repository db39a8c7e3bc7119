import type { CellValue, ExportTable } from '@pendapa/export-files';
import type { ExportFigure } from '../parts/registry.ts';

export interface FigureWords {
  readonly row: string;
  readonly current: string;
  readonly comparison: string;
  readonly money: (label: string) => string;
}

/** The figures of a strip side by side, each typed by its unit; below them what they are compared with. Null where none is known. */
export function figuresTable(figures: readonly ExportFigure[], words: FigureWords): ExportTable | null {
  if (figures.every(({ value, before }) => value === null && (before ?? null) === null)) return null;
  const compared = figures.some(({ before }) => before !== undefined);
  const rows: (readonly CellValue[])[] = [[words.current, ...figures.map(({ value }) => value)]];
  if (compared) rows.push([words.comparison, ...figures.map(({ before }) => before ?? null)]);
  const notes = figures.flatMap(({ label, said }) => said.map((line) => `${label}: ${line}`));
  return {
    columns: [
      { key: 'row', label: words.row, kind: 'text' },
      ...figures.map(({ label, unit }, index) => ({
        key: `figure-${index}`,
        label: unit === 'money' ? words.money(label) : label,
        kind: unit,
      })),
    ],
    rows,
    totals: null,
    rowCount: rows.length,
    ...(notes.length > 0 ? { notes } : {}),
  };
}
