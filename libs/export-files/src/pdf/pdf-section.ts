import type { Content, ContentStack } from 'pdfmake/interfaces';
import { plainText } from '../cells/safe-text.ts';
import type { SvgImage, ExportDocument, ExportSection } from '../model.ts';
import { MIN_SIZE } from '../paper/fit-columns.ts';
import type { Room } from './paper.ts';
import { asksToLie, pdfTables, sheetsOf } from './pdf-table.ts';

/** Points per pixel, if the sheet has room. */
const POINTS_PER_PIXEL = 0.75;
/** Height of a chart as a part of the sheet; charts on the first sheet share it with the cards. */
const CHART = 0.55;
const FIRST_CHART = 0.36;
/** The same for a sheet with signatures, on which chart and table stand together. */
const SIGNED_CHART = 0.2;
const TALL_CHART = 0.9;

/** The smallest font size of an SVG in pixels. */
const smallestLetters = ({ svg }: SvgImage): number =>
  [...svg.matchAll(/font-size="([\d.]+)"/g)].reduce((least, [, size]) => Math.min(least, Number(size)), Infinity);

/** The size of an SVG on paper in points; null if its letters would be smaller than `MIN_SIZE`. */
function paperSize(image: SvgImage, room: Room): Room | null {
  const scale = Math.min(POINTS_PER_PIXEL, room.width / image.width, room.height / image.height);
  // Tolerates rounding of screen sizes.
  if (scale * smallestLetters(image) < MIN_SIZE - 0.05) return null;
  return { width: image.width * scale, height: image.height * scale };
}

function chartSize(image: SvgImage, room: Room, share: number): Room | null {
  const sizes = [share, CHART, TALL_CHART].map((part) => paperSize(image, { width: room.width, height: room.height * part }));
  return sizes.find((size) => size !== null) ?? null;
}

/** Content with one orientation. */
export interface PlacedPart {
  readonly lies: boolean;
  readonly startsSheet: boolean;
  readonly content: readonly Content[];
}

export interface Rooms {
  readonly standing: Room;
  /** The landscape area; null if all sheets are portrait. */
  readonly lying: Room | null;
}

/** The chart of a section and its tables below. Each is on a landscape sheet if its columns or letters need it. */
export function pdfSection(
  section: ExportSection,
  document: ExportDocument,
  { standing, lying }: Rooms,
  isFirst: boolean,
): readonly PlacedPart[] {
  const { title, sentence, chart, table, lines = [], notes = [], startsSheet = false } = section;
  const sheets = table ? sheetsOf(table, document) : [];
  const share = document.signatures ? SIGNED_CHART : isFirst ? FIRST_CHART : CHART;
  const tableLies = lying !== null && asksToLie(sheets, standing.width);
  const upright = chart && chartSize(chart, standing, share);
  const flat = chart && lying && !upright ? chartSize(chart, lying, CHART) : null;
  // Without a chart the title goes with the table.
  const lies = flat !== null || (!upright && tableLies);
  // A chart with too small letters is replaced by its table. Without a table it is drawn as large as the sheet allows.
  const shown = chart && (upright ?? flat ?? (table ? null : shrunk(chart, standing)));
  const heading: Content[] = [
    { text: plainText(title), bold: true, fontSize: 11, margin: [0, 10, 0, 2] },
    ...(sentence === null ? [] : [{ text: plainText(sentence), fontSize: 9, margin: [0, 0, 0, 4] } satisfies Content]),
    ...lines.map((line): Content => ({ text: plainText(line), fontSize: 9.5, margin: [0, 2, 0, 4] })),
  ];
  const chartContent: Content[] = chart && shown ? [{ svg: chart.svg, alignment: 'center', ...shown }] : [];
  const noteContent = table ? [] : notes.map((text): Content => ({ text: plainText(text), italics: true, fontSize: MIN_SIZE }));
  // A title must not end a page without its chart or the first rows of its table.
  const unbroken: ContentStack & { unbreakable: boolean; headlineLevel: number } = {
    stack: [...heading, ...chartContent, ...noteContent],
    unbreakable: true,
    headlineLevel: table && !shown ? 1 : 2,
  };
  const room = tableLies ? lying : standing;
  return [
    { lies, startsSheet, content: [unbroken] },
    ...(table
      ? [
          {
            lies: tableLies,
            startsSheet: false,
            content: [{ text: '', margin: [0, 4, 0, 0] } satisfies Content, ...pdfTables(sheets, table, document, room.width)],
          },
        ]
      : []),
  ];
}

function shrunk({ width, height }: SvgImage, room: Room): Room {
  const scale = Math.min(POINTS_PER_PIXEL, room.width / width, (room.height * TALL_CHART) / height);
  return { width: width * scale, height: height * scale };
}
