import type { WriteSheet } from 'hucre/xlsx';

/** What a spreadsheet shows where it could not compute. */
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

/** The sheet with its texts as texts: a name that reads like an error of a spreadsheet would be written as that error. */
export function spelledOut(sheet: WriteSheet): WriteSheet {
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
