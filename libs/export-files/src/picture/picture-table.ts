import { closingLines } from '../cells/closing-lines.ts';
import { element, escapeMarkup, roundToTenth } from '../svg/markup.ts';
import type { ExportDocument, ExportTable } from '../model.ts';
import { paperTable } from '../paper/paper-table.ts';
import { PAD, tableMeasures, type TableMeasures } from './column-widths.ts';
import { wrapText } from '../paper/text-width.ts';

const LINE_HEIGHT_RATIO = 1.3;
/** Pixels above and below the lines of a row. */
const ROW_PAD = 7;
const INK = '#16202a';
const MUTED_COLOR = '#51606e';
const RULE = '#dfe5ea';
const REMARK = 18;

export interface Piece {
  readonly markup: string;
  readonly height: number;
}

interface RowLook {
  readonly bold: boolean;
  readonly fill: string;
}

function rowPiece(texts: readonly string[], right: readonly boolean[], { size, widths }: TableMeasures, look: RowLook): Piece {
  const broken = texts.map((text, index) => wrapText(text, size, (widths[index] ?? 0) - 2 * PAD));
  const leading = size * LINE_HEIGHT_RATIO;
  let start = 0;
  const cells = broken.map((lines, index) => {
    const width = widths[index] ?? 0;
    const x = roundToTenth(start + (right[index] ? width - PAD : PAD));
    start += width;
    const place = { 'text-anchor': right[index] ? 'end' : undefined, 'font-weight': look.bold ? 'bold' : undefined, fill: look.fill };
    return lines
      .map((line, count) =>
        element('text', { x, y: roundToTenth(ROW_PAD / 2 + size + count * leading), 'font-size': size, ...place }, escapeMarkup(line)),
      )
      .join('');
  });
  const height = Math.max(...broken.map(({ length }) => length), 1) * leading + ROW_PAD;
  return {
    markup: cells.join('') + element('rect', { x: 0, y: roundToTenth(height - 1), width: roundToTenth(start), height: 1, fill: RULE }),
    height,
  };
}

/** Draws a table `width` pixels wide. No figure is cut. */
export function pictureTable(table: ExportTable, document: ExportDocument, room: number): Piece {
  const { head, body, total: totals, figures: right } = paperTable(table, document);
  const total = totals ? [totals] : [];
  const measures = tableMeasures(
    head.map((header, index) => ({
      header,
      cells: [...body, ...total].map((texts) => texts[index] ?? ''),
      figures: right[index] ?? false,
    })),
    room,
  );
  const pieces = [
    rowPiece(head, right, measures, { bold: true, fill: MUTED_COLOR }),
    ...body.map((texts) => rowPiece(texts, right, measures, { bold: false, fill: INK })),
    ...total.map((texts) => rowPiece(texts, right, measures, { bold: true, fill: INK })),
  ];
  let y = 0;
  const placed = pieces.map(({ markup, height }) => {
    const moved = element('g', { transform: `translate(0 ${roundToTenth(y)})` }, markup);
    y += height;
    return moved;
  });
  // A table with too many columns is drawn smaller as a whole.
  const scale = Math.min(1, room / measures.widths.reduce((sum, width) => sum + width, 0));
  const whole = scale < 0.999 ? element('g', { transform: `scale(${scale})` }, placed.join('')) : placed.join('');
  const end = y * scale;
  const remarks = closingLines(table, document);
  const below = remarks.map((text, index) =>
    element('text', { x: PAD, y: roundToTenth(end + REMARK + index * REMARK), 'font-size': 12, fill: MUTED_COLOR }, escapeMarkup(text)),
  );
  return { markup: whole + below.join(''), height: end + remarks.length * REMARK + 8 };
}
