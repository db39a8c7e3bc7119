import type { CellValue, ExportSection, ExportTable } from '@pendapa/export-files';

type Contents = readonly string[];

/** The labels of the columns, then the rows in a fixed order, as texts to compare. */
function contentsOf({ columns, rows }: ExportTable, keys: readonly number[]): Contents {
  const lines = rows.map((row) => JSON.stringify(keys.map((index): CellValue => row[index] ?? null)));
  return [JSON.stringify(keys.map((index) => columns[index]?.label)), ...lines.sort()];
}

/** True if the other table has the same rows with at least the same columns. */
function isPartOf(one: ExportTable, other: ExportTable): boolean {
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
 * Removes repeated tables. A section whose table is part of a later, larger one takes that table over.
 * Sections without chart and table are left out. Tables that are still to be read are not compared.
 */
export function removeRepeatedTables<S extends ExportSection & { readonly open?: unknown }>(sections: readonly S[]): readonly S[] {
  const tables = sections.map(({ table, open }) => (open === undefined ? table : null));
  sections.forEach((_, at) => {
    const mine = tables[at];
    if (!mine) return;
    const later = tables.flatMap((other, place) => (place > at && other !== null && isPartOf(mine, other) ? [place] : []));
    const larger = later.sort((a, b) => widthOf(tables[b]) - widthOf(tables[a]))[0] ?? -1;
    const earlier = tables.findIndex((other, place) => place < at && other !== null && isPartOf(mine, other));
    if (earlier >= 0) tables[at] = null;
    else if (larger >= 0) {
      tables[at] = tables[larger] ?? mine;
      tables[larger] = null;
    }
  });
  return sections
    .map((section, at) => (section.open === undefined ? { ...section, table: tables[at] ?? null } : section))
    .filter(({ chart, table, lines }) => chart !== null || table !== null || lines !== undefined);
}
