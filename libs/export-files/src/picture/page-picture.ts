import { FONT_FAMILY } from '../svg/to-svg-image.ts';
import { element, escapeMarkup, roundToTenth } from '../svg/markup.ts';
import type { SvgImage, ExportDocument, ExportSection } from '../model.ts';
import { paperTable } from '../paper/paper-table.ts';
import { pictureTable, type Piece } from './picture-table.ts';
import { cutToWidth, wrapText } from '../paper/text-width.ts';

const WIDTH = 1_120;
const MARGIN = 40;
const CONTENT_WIDTH = WIDTH - 2 * MARGIN;
const GAP = 20;
const INK = '#16202a';
const MUTED_COLOR = '#51606e';
/** Maximum scale of a chart: larger it would look coarse. */
const MAX_SCALE = 1.35;

interface Letters {
  readonly size: number;
  readonly line: number;
  readonly bold?: boolean;
  readonly color?: string;
}

function textPiece(text: string, { size, line, bold, color = INK }: Letters): Piece {
  const lines = wrapText(text, size, CONTENT_WIDTH);
  const markup = lines.map((part, index) =>
    element(
      'text',
      { x: 0, y: index * line + size, 'font-size': size, 'font-weight': bold ? 'bold' : undefined, fill: color },
      escapeMarkup(part),
    ),
  );
  return { markup: markup.join(''), height: lines.length * line };
}

function chartPiece({ svg, width, height }: SvgImage, index: number): Piece {
  const scale = Math.min(CONTENT_WIDTH / width, MAX_SCALE);
  // Ids get a prefix, so that two charts in one picture do not share a clip path or pattern.
  const own = svg.replace(/ id="/g, ` id="c${index}`).replace(/url\(#/g, `url(#c${index}`);
  return { markup: element('g', { transform: `scale(${scale})` }, own), height: height * scale };
}

const space = (height: number): Piece => ({ markup: '', height });

const CARDS = 4;
const CARD_GAP = 16;
const CARD = { width: (CONTENT_WIDTH - (CARDS - 1) * CARD_GAP) / CARDS, height: 78 };

/** A card as on screen: name, value and compared value. */
function cardMarkup([label = '', value = '', before = '']: readonly string[], beforeLabel: string, place: number): string {
  const cardText = (y: number, size: number, text: string, look: object): string =>
    element('text', { x: 12, y, 'font-size': size, ...look }, escapeMarkup(cutToWidth(text, size, CARD.width - 24)));
  const x = (place % CARDS) * (CARD.width + CARD_GAP);
  const y = Math.floor(place / CARDS) * (CARD.height + CARD_GAP);
  return element(
    'g',
    { transform: `translate(${roundToTenth(x)} ${roundToTenth(y)})` },
    element('rect', { width: roundToTenth(CARD.width), height: CARD.height, rx: 6, fill: '#f1f4f6' }) +
      cardText(22, 13, label, { fill: MUTED_COLOR }) +
      cardText(48, 21, value, { fill: INK, 'font-weight': 'bold' }) +
      (before === '-' ? '' : cardText(67, 12, `${beforeLabel}: ${before}`, { fill: MUTED_COLOR })),
  );
}

function cards(document: ExportDocument): readonly Piece[] {
  if (!document.figures) return [];
  const { head, body } = paperTable(document.figures, document);
  const lines = Math.ceil(body.length / CARDS);
  const markup = body.map((row, place) => cardMarkup(row, head[2] ?? '', place)).join('');
  return [space(8), { markup, height: lines * (CARD.height + CARD_GAP) }];
}

/** The chart of a section, or its table if there is no chart. */
function leading(section: ExportSection, document: ExportDocument): readonly Piece[] {
  const { title, sentence, chart, table, notes = [] } = section;
  const small = { size: 12, line: 17, color: MUTED_COLOR };
  return [
    ...(title === document.title ? [] : [space(8), textPiece(title, { size: 17, line: 24, bold: true })]),
    ...(sentence === null ? [] : [textPiece(sentence, { size: 14, line: 20 })]),
    space(10),
    ...(chart ? [chartPiece(chart, 0), space(8), ...notes.map((text) => textPiece(text, small))] : []),
    ...(table && !chart ? [pictureTable(table, document, CONTENT_WIDTH)] : []),
  ];
}

/** The maximum height; browsers draw twice as many pixels. */
const MAX_HEIGHT = 7_500;

/** True if browsers can draw the document at double resolution. */
export const fitsPicture = (document: ExportDocument): boolean => pagePicture(document).height <= MAX_HEIGHT;

/** The document as a picture for a slide, on white: title, figures, one chart, and the source below. */
export function pagePicture(document: ExportDocument): SvgImage {
  const { title, sentence, sections, source } = document;
  const pieces = [
    textPiece(title, { size: 26, line: 36, bold: true }),
    ...(sentence === null ? [] : [textPiece(sentence, { size: 17, line: 24 })]),
    ...cards(document),
    ...sections.slice(0, 1).flatMap((section) => leading(section, document)),
    space(GAP),
    textPiece(source, { size: 12, line: 18, color: MUTED_COLOR }),
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
