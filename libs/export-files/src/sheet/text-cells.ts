import type { WriteSheet } from 'hucre/xlsx';

/** Error values of spreadsheets. */
const ERRORS: ReadonlySet<unknown> = new Set([
  '#VALUE!',
  '#REF!',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#DIV/0!',
  '#NUM!',
  '#GETTING_DATA',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#UNKNOWN!',
  '#CONNECT!',
  '#BUSY!',
  '#EXTERNAL!',
  '#PYTHON!',
]);

/** Marks all texts as text: otherwise a name that equals an error value is written as that error. */
export function withTextCells(sheet: WriteSheet): WriteSheet {
  const cells = new Map(sheet.cells);
  sheet.rows?.forEach((row, line) =>
    row.forEach((value, index) => {
      if (!ERRORS.has(value)) return;
      const place = `${line},${index}`;
      cells.set(place, { style: sheet.columns?.[index]?.style, ...cells.get(place), richText: [{ text: String(value) }] });
    }),
  );
  return { ...sheet, cells };
}
