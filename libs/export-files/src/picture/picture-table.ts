import { createFormat } from '@pendapa/i18n';
import { closingLines } from '../cells/closing-lines.ts';
import { isNumeric, shownCell } from '../cells/shown-cell.ts';
import { element, escaped, rounded } from '../drawing/markup.ts';
import type { ExportDocument, ExportTable } from '../model.ts';
import { fittedText, textWidth } from './text-width.ts';

/** Rows of a table that a picture takes: it is looked at, not searched; longer tables are whole in the other formats. */
export const MOST_PICTURE_ROWS = 40;

const ROW = 24;
const SIZE = 13;
const PAD = 8;
const INK = '#16202a';
const MUTED = '#51606e';
const RULE = '#dfe5ea';

export interface Piece {
  readonly markup: string;
  readonly height: number;
}

/** The columns share what is left over; where there is too little, the widest give way. */
function widthsOf(texts: readonly (readonly string[])[], columns: number, room: number): readonly number[] {
  const wanted = Array.from(
    { length: columns },
    (_, index) => texts.reduce((most, row) => Math.max(most, textWidth(row[index] ?? '', SIZE)), 40) + 2 * PAD,
  );
  const sum = wanted.reduce((before, width) => before + width, 0);
  return wanted.map((width) => (width * room) / sum);
}

/** A table drawn simply, `room` pixels wide. */
export function pictureTable(table: ExportTable, document: ExportDocument, room: number): Piece {
  const format = createFormat(document.language, { currency: document.currency, timeZone: 'UTC' });
  const words = (values: ExportTable['rows'][number]) =>
    table.columns.map((column, index) => shownCell(values[index] ?? null, column, format, document.currency.symbol));
  const head = table.columns.map(({ label }) => label);
  const body = table.rows.map(words);
  const total = table.totals ? [words(table.totals).map((text, index) => (index === 0 ? document.words.total : text))] : [];
  const lines = [head, ...body, ...total];
  const widths = widthsOf(lines, table.columns.length, room);
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const drawn = lines.map((texts, row) => {
    const strong = row === 0 || row > body.length;
    const y = row * ROW;
    const cells = texts.map((text, index) => {
      const width = widths[index] ?? 0;
      const column = table.columns[index];
      const right = column !== undefined && isNumeric(column);
      const x = rounded((starts[index] ?? 0) + (right ? width - PAD : PAD));
      const attributes = { x, y: y + 16, 'font-size': SIZE, fill: row === 0 ? MUTED : INK };
      const place = { ...attributes, 'text-anchor': right ? 'end' : undefined, 'font-weight': strong ? 'bold' : undefined };
      return element('text', place, escaped(fittedText(text, SIZE, width - 2 * PAD)));
    });
    return cells.join('') + element('rect', { x: 0, y: y + ROW - 1, width: room, height: 1, fill: RULE });
  });
  const remarks = closingLines(table, document);
  const below = remarks.map((text, index) =>
    element('text', { x: PAD, y: lines.length * ROW + 18 + index * 18, 'font-size': 12, fill: MUTED }, escaped(text)),
  );
  return { markup: [...drawn, ...below].join(''), height: lines.length * ROW + remarks.length * 18 + 8 };
}
