import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { filled } from '../cells/filled.ts';
import { plainText } from '../cells/safe-text.ts';
import type { Drawing, ExportDocument, ExportSection } from '../model.ts';
import { FOOT, MARGIN, pageSize, type Paper } from './paper.ts';
import { pdfTable } from './pdf-table.ts';

const MUTED = '#51606e';
const RULE = '#16202a';
/** Points of an A4 sheet between its margins. */
const NARROWEST = 523;
/** Height of a chart, of the room of a page; smaller where the signatures have to stand on the same sheet, also below a table of short figures in large letters. */
const PAGE_CHART = 0.5;
const SHEET_CHART = 0.2;
/** Points of a pixel, where the sheet has room for it. */
const POINTS_PER_PIXEL = 0.75;

const ruleOf = (width: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 1.2, lineColor: RULE }],
  margin: [0, 4, 0, 8],
});

function letterhead(document: ExportDocument, width: number): Content[] {
  return [
    { text: plainText(document.agency), bold: true, fontSize: 12 },
    ruleOf(width),
    { text: plainText(document.title), bold: true, fontSize: 15, margin: [0, 0, 0, 6] },
  ];
}

const cover = ({ cover: lines }: ExportDocument): Content => ({
  fontSize: 8,
  layout: 'noBorders',
  table: {
    widths: [110, '*'],
    body: lines.map(({ label, text }) => [{ text: plainText(label), color: MUTED }, plainText(text)]),
  },
  margin: [0, 0, 0, 6],
});

/** Within the width, and never so high that a chart needs a sheet of its own. */
export function drawnSize({ width, height }: Drawing, room: { readonly width: number; readonly height: number }) {
  const scale = Math.min(POINTS_PER_PIXEL, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

function section({ title, sentence, chart, table }: ExportSection, document: ExportDocument, room: Room): Content[] {
  const heading: Content[] = [
    { text: plainText(title), bold: true, fontSize: 11, margin: [0, 10, 0, 2] },
    ...(sentence === null ? [] : [{ text: plainText(sentence), fontSize: 9, margin: [0, 0, 0, 4] } satisfies Content]),
  ];
  const chartRoom = { width: room.width, height: room.height * (document.signatures ? SHEET_CHART : PAGE_CHART) };
  const drawing: Content[] = chart ? [{ svg: chart.svg, alignment: 'center', ...drawnSize(chart, chartRoom) }] : [];
  // A title never ends a page without the chart or the first rows that it belongs to.
  const kept: Content = { stack: [...heading, ...drawing], unbreakable: true, headlineLevel: table && !chart ? 1 : 2 };
  return [
    kept,
    ...(table ? [{ text: '', margin: [0, 4, 0, 0] } satisfies Content, ...pdfTable(table, document, room.width / NARROWEST)] : []),
  ];
}

interface Room {
  readonly width: number;
  readonly height: number;
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

/** Title of a section at the foot of a page moves to the next one, where what follows it starts there. */
const endsPage: TDocumentDefinitions['pageBreakBefore'] = (node, { getFollowingNodesOnPage }) =>
  node.headlineLevel === 1 && getFollowingNodesOnPage().length < 3;

/** The document as the PDF library takes it: letterhead, cover block, sections, stamp and page numbers on every sheet. */
export function pdfDefinition(document: ExportDocument, paper: Paper): TDocumentDefinitions {
  const page = pageSize(paper);
  const room: Room = { width: page.width - 2 * MARGIN, height: page.height - MARGIN - FOOT };
  return {
    pageSize: { width: page.width, height: page.height },
    pageMargins: [MARGIN, MARGIN, MARGIN, FOOT],
    info: { title: plainText(document.title), author: plainText(document.agency) },
    language: document.language,
    defaultStyle: { font: 'Roboto', fontSize: 9, color: RULE },
    content: [
      ...letterhead(document, room.width),
      cover(document),
      ...document.sections.flatMap((part) => section(part, document, room)),
      ...signatures(document),
    ],
    footer: (n, of) => ({
      margin: [MARGIN, 14, MARGIN, 0],
      fontSize: 7.5,
      color: MUTED,
      columns: [
        { text: plainText(document.stamp), width: '*' },
        { text: filled(document.words.page, { n, of }), alignment: 'right', width: 'auto' },
      ],
    }),
    pageBreakBefore: endsPage,
  };
}
