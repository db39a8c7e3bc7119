import type { Content, TableLayout } from 'pdfmake/interfaces';
import { closingLines } from '../cells/closing-lines.ts';
import type { ExportDocument, ExportTable } from '../model.ts';
import { CELL_PAD, columnWidths, fitColumns, fitsWidth, MIN_SIZE } from '../paper/fit-columns.ts';
import { matricesOf, type Matrix } from '../paper/matrix.ts';
import { paperTable, type PaperTable } from '../paper/paper-table.ts';

const INK = '#16202a';
const RULE = '#7c8994';
const RULE_COLOR_OF_ROWS = '#dfe5ea';
const GROUND = '#eef2f4';

const TABLE_LAYOUT: TableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.headerRows || line === table.body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (line, { table }) => (line === 0 || line === table.headerRows || line === table.body.length ? RULE : RULE_COLOR_OF_ROWS),
  paddingLeft: () => CELL_PAD,
  paddingRight: () => CELL_PAD,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** A table for paper: unchanged, or one matrix per measure. */
export const sheetsOf = (table: ExportTable, document: ExportDocument): readonly Matrix[] => {
  const paper = paperTable(table, document);
  return matricesOf(paper) ?? [{ title: '', table: paper }];
};

/** True if a table needs more than the width of a portrait sheet. */
export const asksToLie = (sheets: readonly Matrix[], room: number): boolean => sheets.some(({ table }) => !fitsWidth(table, room));

function tableContent(table: PaperTable, room: number): Content {
  const { head, body, total, figures } = table;
  const cell = (text: string, index: number, bold = false) => ({
    text,
    bold,
    alignment: figures[index] ? ('right' as const) : ('left' as const),
    noWrap: Boolean(figures[index]) && !bold,
  });
  return {
    fontSize: MIN_SIZE,
    color: INK,
    layout: TABLE_LAYOUT,
    margin: [0, 0, 0, 4],
    table: {
      headerRows: 1,
      // A header never stands alone at the end of a sheet.
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...columnWidths(table, room)],
      body: [
        head.map((text, index) => ({ ...cell(text, index, true), noWrap: false, fillColor: GROUND })),
        ...body.map((row) => row.map((text, index) => cell(text, index))),
        ...(total ? [total.map((text, index) => cell(text, index, true))] : []),
      ],
    },
  };
}

/** Tables with a repeated header, unbroken rows and the totals of the screen. Columns that do not fit continue below. */
export function pdfTables(sheets: readonly Matrix[], table: ExportTable, document: ExportDocument, room: number): Content[] {
  return [
    ...sheets.flatMap(({ title, table: sheet }): Content[] => [
      ...(title === '' ? [] : [{ text: title, bold: true, fontSize: 9, margin: [0, 4, 0, 2], headlineLevel: 1 } satisfies Content]),
      ...fitColumns(sheet, room).map((part) => tableContent(part, room)),
    ]),
    ...closingLines(table, document).map((text): Content => ({ text, italics: true, fontSize: MIN_SIZE, margin: [0, 2, 0, 0] })),
  ];
}
