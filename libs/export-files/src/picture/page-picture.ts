import { FONT_FAMILY } from '../drawing/drawing-of.ts';
import { element, escaped } from '../drawing/markup.ts';
import type { Drawing, ExportDocument, ExportSection } from '../model.ts';
import { pictureTable, type Piece } from './picture-table.ts';
import { wrapped } from './text-width.ts';

const WIDTH = 1_120;
const MARGIN = 40;
const ROOM = WIDTH - 2 * MARGIN;
const GAP = 20;
const INK = '#16202a';
const MUTED = '#51606e';
/** Of a drawing against its own measures: larger than this it would look coarse. */
const MOST_SCALE = 1.35;

interface Letters {
  readonly size: number;
  readonly line: number;
  readonly bold?: boolean;
  readonly color?: string;
}

function words(text: string, { size, line, bold, color = INK }: Letters): Piece {
  const lines = wrapped(text, size, ROOM);
  const markup = lines.map((part, index) =>
    element(
      'text',
      { x: 0, y: index * line + size, 'font-size': size, 'font-weight': bold ? 'bold' : undefined, fill: color },
      escaped(part),
    ),
  );
  return { markup: markup.join(''), height: lines.length * line };
}

function chartPiece({ svg, width, height }: Drawing, index: number): Piece {
  const scale = Math.min(ROOM / width, MOST_SCALE);
  // Names inside a drawing are its own: two drawings in one picture must not share a clip or a hatch.
  const own = svg.replace(/ id="/g, ` id="c${index}`).replace(/url\(#/g, `url(#c${index}`);
  return { markup: element('g', { transform: `scale(${scale})` }, own), height: height * scale };
}

const space = (height: number): Piece => ({ markup: '', height });

function sectionPieces(section: ExportSection, document: ExportDocument, index: number): readonly Piece[] {
  const { title, sentence, chart, table } = section;
  return [
    space(GAP),
    words(title, { size: 17, line: 24, bold: true }),
    ...(sentence === null ? [] : [words(sentence, { size: 14, line: 20 })]),
    space(8),
    ...(chart ? [chartPiece(chart, index), space(8)] : []),
    ...(table ? [pictureTable(table, document, ROOM)] : []),
  ];
}

/** Twice as many pixels are what browsers draw; the cover takes its part. */
const MOST_HEIGHT = 8_000;
const COVER_ROOM = 1_000;

/** True where the document is not too high to be drawn twice as fine as it is measured. */
export const fitsPicture = (document: ExportDocument): boolean =>
  pagePicture({ ...document, cover: [] }).height <= MOST_HEIGHT - COVER_ROOM;

/** The document as one picture on white: title, period and source are part of it, so that it can be sent alone. */
export function pagePicture(document: ExportDocument): Drawing {
  const pieces = [
    words(document.agency, { size: 13, line: 20, color: MUTED }),
    words(document.title, { size: 26, line: 36, bold: true }),
    ...document.cover.map(({ label, text }) => words(`${label}: ${text}`, { size: 13, line: 19, color: MUTED })),
    ...document.sections.flatMap((section, index) => sectionPieces(section, document, index)),
    space(GAP),
    words(document.stamp, { size: 12, line: 18, color: MUTED }),
  ];
  let y = MARGIN;
  const placed = pieces.map(({ markup, height }) => {
    const moved = markup === '' ? '' : element('g', { transform: `translate(${MARGIN} ${y})` }, markup);
    y += height;
    return moved;
  });
  const height = Math.ceil(y + MARGIN);
  const ground = element('rect', { width: WIDTH, height, fill: '#ffffff' });
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: WIDTH,
    height,
    viewBox: `0 0 ${WIDTH} ${height}`,
    'font-family': FONT_FAMILY,
  };
  return { svg: element('svg', attributes, ground + placed.join('')), width: WIDTH, height };
}
