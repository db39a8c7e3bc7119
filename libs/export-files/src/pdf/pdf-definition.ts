import type { Content, PageOrientation, TDocumentDefinitions } from 'pdfmake/interfaces';
import { filled } from '../cells/filled.ts';
import { plainText } from '../cells/safe-text.ts';
import type { CoverLine, ExportDocument } from '../model.ts';
import { SMALLEST } from '../paper/fit-columns.ts';
import { paperTable } from '../paper/paper-table.ts';
import { FOOT, MARGIN, pageSize, roomOf, type Paper } from './paper.ts';
import { pdfSection, type PlacedPart, type Rooms } from './pdf-section.ts';

const MUTED = '#51606e';
const RULE = '#16202a';
const GROUND = '#eef2f4';
/** Lines that are kept together. */
const SHORT = 25;
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

const told = (lines: readonly CoverLine[]): Content => ({
  fontSize: SMALLEST,
  layout: 'noBorders',
  table: {
    widths: [110, '*'],
    body: lines.map(({ label, text }) => [{ text: plainText(label), color: MUTED }, plainText(text)]),
  },
  margin: [0, 0, 0, 6],
});

/** The cards of the page as on screen: name, value, what it is compared with. */
function cards(document: ExportDocument): Content[] {
  if (!document.figures) return [];
  const { head, body } = paperTable(document.figures, document);
  const card = ([label = '', value = '', before = '', , note = '']: readonly string[]) => ({
    fillColor: GROUND,
    stack: [
      { text: label, fontSize: SMALLEST, color: MUTED },
      { text: value, fontSize: 12, bold: true, margin: [0, 1, 0, 1] as [number, number, number, number] },
      ...(before === '-' ? [] : [{ text: `${head[2] ?? ''}: ${before}`, fontSize: SMALLEST, color: MUTED }]),
      ...(note === '-' ? [] : [{ text: note, fontSize: SMALLEST, color: MUTED }]),
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

/** What the file says of itself, after everything that it shows. */
function closing(document: ExportDocument): Content[] {
  // A heading stays with its lines, where a sheet holds them.
  const part = (title: string, lines: readonly CoverLine[]): Content[] =>
    lines.length === 0
      ? []
      : [{ unbreakable: lines.length <= SHORT, stack: [{ text: title, bold: true, fontSize: 11, margin: [0, 12, 0, 4] }, told(lines)] }];
  return [...part(document.words.about, document.about), ...part(document.words.definitions, document.definitions)];
}

/** Title of a section at the foot of a page moves to the next one, where what follows it starts there. */
const endsPage: TDocumentDefinitions['pageBreakBefore'] = (node, { getFollowingNodesOnPage }) =>
  node.headlineLevel === 1 && getFollowingNodesOnPage().length < 3;

/** Sections on sheets that stand or lie: where that changes, or a section asks for it, a new sheet begins. */
function placed(parts: readonly PlacedPart[], first: PageOrientation): Content[] {
  let way = first;
  return parts.flatMap(({ lies, startsSheet, content }): Content[] => {
    const wanted: PageOrientation = lies ? 'landscape' : first;
    const turns = wanted !== way || startsSheet;
    way = wanted;
    return turns ? [{ text: '', pageBreak: 'before', pageOrientation: wanted }, ...content] : [...content];
  });
}

/** The document as the PDF library takes it: what it says first, then its sections, then what it is; stamp and page numbers on every sheet. */
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
      told(document.cover),
      ...cards(document),
      ...placed(parts, way),
      ...(lastLies && end.length > 0 ? [{ text: '', pageBreak: 'before' as const, pageOrientation: way } satisfies Content] : []),
      ...end,
    ],
    footer: (n, of) => ({
      margin: [MARGIN, 14, MARGIN, 0],
      fontSize: SMALLEST,
      color: MUTED,
      columns: [
        { text: plainText(document.stamp), width: '*' },
        { text: filled(document.words.page, { n, of }), alignment: 'right', width: 'auto' },
      ],
    }),
    pageBreakBefore: endsPage,
  };
}
