import type { CellValue, ExportSection, ExportTable } from '@pendapa/export-files';

type Contents = readonly string[];

/** Of each column its name with its values in the order of the rows' first column. */
function contentsOf({ columns, rows }: ExportTable, keys: readonly number[]): Contents {
  const lines = rows.map((row) => JSON.stringify(keys.map((index): CellValue => row[index] ?? null)));
  return [JSON.stringify(keys.map((index) => columns[index]?.label)), ...lines.sort()];
}

/** True where the rows of one table, in all of its columns, are those of the other. */
function isWithin(one: ExportTable, other: ExportTable): boolean {
  if (one.rows.length !== other.rows.length || one.columns.length > other.columns.length) return false;
  const keys = one.columns.map(({ label }) => other.columns.findIndex((column) => column.label === label));
  if (keys.includes(-1)) return false;
  const [mine, its] = [
    contentsOf(
      one,
      one.columns.map((_, index) => index),
    ),
    contentsOf(other, keys),
  ];
  return mine.every((line, index) => line === its[index]);
}

const widthOf = (table: ExportTable | null | undefined): number => table?.columns.length ?? 0;

/**
 * Sections of which no table is written twice: a panel whose figures stand in a larger table of the page takes that one over, with its
 * own name; what then has neither a chart nor a table is left out.
 */
export function onceEach(sections: readonly ExportSection[]): readonly ExportSection[] {
  const tables = sections.map(({ table }) => table);
  sections.forEach((_, at) => {
    const mine = tables[at];
    if (!mine) return;
    const later = tables.flatMap((other, place) => (place > at && other !== null && isWithin(mine, other) ? [place] : []));
    const larger = later.sort((one, other) => widthOf(tables[other]) - widthOf(tables[one]))[0] ?? -1;
    const earlier = tables.findIndex((other, place) => place < at && other !== null && isWithin(mine, other));
    if (earlier >= 0) tables[at] = null;
    else if (larger >= 0) {
      tables[at] = tables[larger] ?? mine;
      tables[larger] = null;
    }
  });
  return sections
    .map((section, at) => ({ ...section, table: tables[at] ?? null }))
    .filter(({ chart, table, lines }) => chart !== null || table !== null || lines !== undefined);
}
