import type { Content, PageOrientation, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fillPlaceholders } from '../cells/fill-placeholders.ts';
import { plainText } from '../cells/safe-text.ts';
import type { CoverLine, ExportDocument } from '../model.ts';
import { MIN_SIZE } from '../paper/fit-columns.ts';
import { paperTable } from '../paper/paper-table.ts';
import { FOOT, MARGIN, pageSize, roomOf, type Paper } from './paper.ts';
import { pdfSection, type PlacedPart, type Rooms } from './pdf-section.ts';

const MUTED_COLOR = '#51606e';
const RULE = '#16202a';
const GROUND = '#eef2f4';
/** Up to this many lines stay together on a page. */
const MAX_UNBROKEN_LINES = 25;
/** Cards side by side. */
const CARDS = 4;

function letterhead({ agency, title, sentence }: ExportDocument, width: number): Content[] {
  return [
    { text: plainText(agency), bold: true, fontSize: 12 },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.2, lineColor: RULE }], margin: [0, 4, 0, 8] },
    { text: plainText(title), bold: true, fontSize: 15, margin: [0, 0, 0, 4] },
    ...(sentence === null ? [] : [{ text: plainText(sentence), fontSize: 11.5, margin: [0, 0, 0, 6] } satisfies Content]),
  ];
}

const labelledLines = (lines: readonly CoverLine[]): Content => ({
  fontSize: MIN_SIZE,
  layout: 'noBorders',
  table: {
    widths: [110, '*'],
    body: lines.map(({ label, text }) => [{ text: plainText(label), color: MUTED_COLOR }, plainText(text)]),
  },
  margin: [0, 0, 0, 6],
});

/** The cards of the page as on screen: name, value and compared value. */
function cards(document: ExportDocument): Content[] {
  if (!document.figures) return [];
  const { head, body } = paperTable(document.figures, document);
  const card = ([label = '', value = '', before = '', , note = '']: readonly string[]) => ({
    fillColor: GROUND,
    stack: [
      { text: label, fontSize: MIN_SIZE, color: MUTED_COLOR },
      { text: value, fontSize: 12, bold: true, margin: [0, 1, 0, 1] as [number, number, number, number] },
      ...(before === '-' ? [] : [{ text: `${head[2] ?? ''}: ${before}`, fontSize: MIN_SIZE, color: MUTED_COLOR }]),
      ...(note === '-' ? [] : [{ text: note, fontSize: MIN_SIZE, color: MUTED_COLOR }]),
    ],
  });
  const lines = Array.from({ length: Math.ceil(body.length / CARDS) }, (_, line) => body.slice(line * CARDS, (line + 1) * CARDS));
  const filledUp = (line: readonly (readonly string[])[]) => [
    ...line.map(card),
    ...Array.from({ length: CARDS - line.length }, () => ({ text: '' })),
  ];
  return [
    {
      unbreakable: true,
      margin: [0, 2, 0, 4],
      layout: { hLineWidth: () => 4, vLineWidth: () => 4, hLineColor: () => '#ffffff', vLineColor: () => '#ffffff' },
      table: { widths: Array.from({ length: CARDS }, () => '*'), body: lines.map(filledUp) },
    },
  ];
}

function signatures(document: ExportDocument): Content[] {
  if (!document.signatures) return [];
  return [
    {
      unbreakable: true,
      margin: [0, 18, 0, 0],
      fontSize: 9,
      columns: document.signatures.map(({ office, place }) => ({
        alignment: 'center' as const,
        stack: [
          place === '' ? ' ' : place,
          office,
          { text: ' ', margin: [0, 22, 0, 0] as [number, number, number, number] },
          '( ........................................ )',
          'NIP',
        ],
      })),
    },
  ];
}

/** The facts about the file, after all sections. */
function closing(document: ExportDocument): Content[] {
  // A heading stays with its lines if one sheet can hold them.
  const part = (title: string, lines: readonly CoverLine[]): Content[] =>
    lines.length === 0
      ? []
      : [
          {
            unbreakable: lines.length <= MAX_UNBROKEN_LINES,
            stack: [{ text: title, bold: true, fontSize: 11, margin: [0, 12, 0, 4] }, labelledLines(lines)],
          },
        ];
  return [...part(document.words.about, document.about), ...part(document.words.definitions, document.definitions)];
}

/** A section title at the end of a page moves to the next page if its content begins there. */
const endsPage: TDocumentDefinitions['pageBreakBefore'] = (node, { getFollowingNodesOnPage }) =>
  node.headlineLevel === 1 && getFollowingNodesOnPage().length < 3;

/** Places the sections on portrait or landscape sheets. A new sheet begins where the orientation changes or a section asks for it. */
function placed(parts: readonly PlacedPart[], first: PageOrientation): Content[] {
  let way = first;
  return parts.flatMap(({ lies, startsSheet, content }): Content[] => {
    const wanted: PageOrientation = lies ? 'landscape' : first;
    const startsNewSheet = wanted !== way || startsSheet;
    way = wanted;
    return startsNewSheet ? [{ text: '', pageBreak: 'before', pageOrientation: wanted }, ...content] : [...content];
  });
}

/** The definition for the PDF library: head, sections, facts about the file. Every sheet has the footer and its page number. */
export function pdfDefinition(document: ExportDocument, paper: Paper): TDocumentDefinitions {
  const way = paper.orientation === 'landscape' ? 'landscape' : 'portrait';
  const page = pageSize({ ...paper, orientation: 'portrait' });
  const rooms: Rooms = {
    standing: roomOf({ ...paper, orientation: way }),
    lying: paper.orientation === 'auto' ? roomOf({ ...paper, orientation: 'landscape' }) : null,
  };
  const parts = document.sections.flatMap((part, index) => pdfSection(part, document, rooms, index === 0));
  const lastLies = parts.at(-1)?.lies ?? false;
  const end = [...signatures(document), ...closing(document)];
  return {
    pageSize: { width: page.width, height: page.height },
    pageOrientation: way,
    pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
    info: { title: plainText(document.title), author: plainText(document.agency) },
    language: document.language,
    defaultStyle: { font: 'Roboto', fontSize: 9, color: RULE },
    content: [
      ...letterhead(document, rooms.standing.width),
      labelledLines(document.cover),
      ...cards(document),
      ...placed(parts, way),
      ...(lastLies && end.length > 0 ? [{ text: '', pageBreak: 'before' as const, pageOrientation: way } satisfies Content] : []),
      ...end,
    ],
    footer: (n, of) => ({
      margin: [MARGIN, 14, MARGIN, 0],
      fontSize: MIN_SIZE,
      color: MUTED_COLOR,
      columns: [
        { text: plainText(document.stamp), width: '*' },
        { text: fillPlaceholders(document.words.page, { n, of }), alignment: 'right', width: 'auto' },
      ],
    }),
    pageBreakBefore: endsPage,
  };
}
