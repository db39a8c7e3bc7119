import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';
import type { ExtractFile, ExtractFiles } from './extract-files.ts';

/** A gap: an extract is left out, or a column loses its last text. */
export interface AgencyGap {
  readonly extract: ExtractKey;
  readonly column: string | null;
}

export const gapName = ({ extract, column }: AgencyGap): string => (column === null ? `without ${extract}` : `${extract}.${column} blank`);

/** All gaps: a blank in each column with texts, and each extract left out. */
export function allGaps(files: ExtractFiles): readonly AgencyGap[] {
  return EXTRACTS.flatMap((extract) => {
    const { columns, rows } = files[extract];
    const filled = columns.filter((_, at) => rows.some((cells) => cells[at] !== ''));
    return [null, ...filled].map((column) => ({ extract, column }));
  });
}

function withBlank({ columns, rows }: ExtractFile, column: string): ExtractFile {
  const at = columns.indexOf(column);
  const last = rows.findLastIndex((cells) => cells[at] !== '');
  return { columns, rows: rows.map((cells, row) => (row === last ? cells.map((text, cell) => (cell === at ? '' : text)) : cells)) };
}

/** Columns of other extracts that name rows of an extract by code. */
const NAMED_BY: Readonly<Partial<Record<ExtractKey, readonly string[]>>> = {
  regions: ['region', 'districts'],
  units: ['unit'],
  taxTypes: ['tax'],
  channels: ['channel'],
  banks: ['bank'],
  taxpayers: ['taxpayer'],
  objects: ['object'],
  assessments: ['assessment'],
  returns: ['return'],
};
/** Extracts that need another one. */
const NEED: Readonly<Partial<Record<ExtractKey, readonly ExtractKey[]>>> = {
  channels: ['bankChannels'],
  banks: ['bankChannels'],
  objects: ['objectEvents'],
};

const emptied = ({ columns }: ExtractFile): ExtractFile => ({ columns, rows: [] });

const withoutColumns = ({ columns, rows }: ExtractFile, named: readonly string[]): ExtractFile => ({
  columns,
  rows: rows.map((cells) => cells.map((text, at) => (named.includes(columns[at] ?? '') ? '' : text))),
});

/** Without an extract its codes are removed from other extracts too, because the import refuses unknown codes. */
function without(files: ExtractFiles, left: ExtractKey): ExtractFiles {
  const gone = [left, ...(NEED[left] ?? [])];
  const named = NAMED_BY[left] ?? [];
  // `assessment` of a tax type is its system, not the code of an assessment.
  const columnsOf = (extract: ExtractKey) => (extract === 'taxTypes' ? files[extract] : withoutColumns(files[extract], named));
  const sent = EXTRACTS.map((extract) => [extract, gone.includes(extract) ? emptied(files[extract]) : columnsOf(extract)]);
  return Object.fromEntries(sent) as ExtractFiles;
}

export function withGap(files: ExtractFiles, { extract, column }: AgencyGap): ExtractFiles {
  return column === null ? without(files, extract) : { ...files, [extract]: withBlank(files[extract], column) };
}
