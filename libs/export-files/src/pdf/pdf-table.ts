import type { Content, TableCell, TableLayout } from 'pdfmake/interfaces';
import { createFormat } from '@pendapa/i18n';
import { closingLines } from '../cells/closing-lines.ts';
import { plainText } from '../cells/safe-text.ts';
import { isNumeric, shownCell } from '../cells/shown-cell.ts';
import type { CellValue, ExportColumn, ExportDocument, ExportTable } from '../model.ts';

/** Units of text that fit side by side on the narrowest sheet at the size of the body. */
const ROOMY = 95;
const INK = '#16202a';
const RULE = '#7c8994';
const FAINT = '#dfe5ea';

export const TABLE_LAYOUT: TableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.headerRows || line === table.body.length ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (line, { table }) => (line === 0 || line === table.headerRows || line === table.body.length ? RULE : FAINT),
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

const lengthOf = (texts: readonly (readonly string[])[], index: number): number =>
  texts.slice(0, 200).reduce((most, row) => Math.max(most, row[index]?.length ?? 0), 0);

/** Smaller letters for wider tables, so that no column falls off the sheet; never below 5 points. */
function fontSize(texts: readonly (readonly string[])[], columns: readonly ExportColumn[], widthFactor: number): number {
  const units = columns.reduce(
    (sum, column, index) => sum + Math.min(Math.max(lengthOf(texts, index), column.label.length / 2) + 2, 30),
    0,
  );
  return Math.max(Math.min(8.5, (8.5 * ROOMY * widthFactor) / units), 5);
}

/** A real table: its header stands on every page, rows never break, the total of the screen ends it. */
export function pdfTable(table: ExportTable, document: ExportDocument, widthFactor: number): Content[] {
  const { columns, rows, totals } = table;
  const format = createFormat(document.language, { currency: document.currency, timeZone: 'UTC' });
  const line = (values: readonly CellValue[]) =>
    columns.map((column, index) => shownCell(values[index] ?? null, column, format, document.currency.symbol));
  const texts = rows.map(line);
  const cell = (text: string, column: ExportColumn, bold = false): TableCell => ({
    text,
    alignment: isNumeric(column) ? 'right' : 'left',
    bold,
    noWrap: isNumeric(column) && !bold,
  });
  const total = totals ? [line(totals).map((text, index) => (index === 0 ? document.words.total : text))] : [];
  const body = (lines: readonly (readonly string[])[], bold: boolean): TableCell[][] =>
    lines.map((cells) => cells.flatMap((text, index) => (columns[index] ? [cell(text, columns[index], bold)] : [])));
  const head = columns.map((column): TableCell => ({ ...cellOf(column), bold: true, fillColor: '#eef2f4' }));
  return [
    {
      fontSize: fontSize([...texts, ...total], columns, widthFactor),
      color: INK,
      layout: TABLE_LAYOUT,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: columns.map((column) => (isNumeric(column) ? 'auto' : '*')),
        body: [head, ...body(texts, false), ...body(total, true)],
      },
    },
    ...closingLines(table, document).map((text): Content => ({ text, italics: true, fontSize: 8, margin: [0, 2, 0, 0] })),
  ];
}

const cellOf = (column: ExportColumn) => ({
  text: plainText(column.label),
  alignment: isNumeric(column) ? ('right' as const) : ('left' as const),
});
