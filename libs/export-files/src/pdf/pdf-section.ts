import type { Content, ContentStack } from 'pdfmake/interfaces';
import { plainText } from '../cells/safe-text.ts';
import type { Drawing, ExportDocument, ExportSection } from '../model.ts';
import { SMALLEST } from '../paper/fit-columns.ts';
import type { Room } from './paper.ts';
import { asksToLie, pdfTables, sheetsOf } from './pdf-table.ts';

/** Points of a pixel, where the sheet has room for it. */
const POINTS_PER_PIXEL = 0.75;
/** Height of a chart, of the room of a sheet; of the sheet for the first ones, which share it with the figures. */
const CHART = 0.55;
const FIRST_CHART = 0.36;
/** Of a sheet that is signed, on which chart and table stand together. */
const SIGNED_CHART = 0.25;
const TALL_CHART = 0.9;

/** Pixels of the smallest letters of a drawing. */
const smallestLetters = ({ svg }: Drawing): number =>
  [...svg.matchAll(/font-size="([\d.]+)"/g)].reduce((least, [, size]) => Math.min(least, Number(size)), Infinity);

/** Points of a drawing within the room, its letters never below the smallest size; null where it would be. */
function drawnSize(drawing: Drawing, room: Room): Room | null {
  const scale = Math.min(POINTS_PER_PIXEL, room.width / drawing.width, room.height / drawing.height);
  // A rounding of the screen is no smaller letter.
  if (scale * smallestLetters(drawing) < SMALLEST - 0.05) return null;
  return { width: drawing.width * scale, height: drawing.height * scale };
}

function chartSize(drawing: Drawing, room: Room, share: number): Room | null {
  const sizes = [share, CHART, TALL_CHART].map((part) => drawnSize(drawing, { width: room.width, height: room.height * part }));
  return sizes.find((size) => size !== null) ?? null;
}

/** What stands or lies together. */
export interface PlacedPart {
  readonly lies: boolean;
  readonly startsSheet: boolean;
  readonly content: readonly Content[];
}

export interface Rooms {
  readonly standing: Room;
  /** Null where every sheet is to stand. */
  readonly lying: Room | null;
}

/** A section's chart, and its tables below it; either is on a sheet that lies where its columns or its letters ask for it. */
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
  // A title without a chart goes with its table.
  const lies = flat !== null || (!upright && tableLies);
  // A chart whose letters would be too small is told by its table; without one it is drawn as large as the sheet allows.
  const shown = chart && (upright ?? flat ?? (table ? null : shrunk(chart, standing)));
  const heading: Content[] = [
    { text: plainText(title), bold: true, fontSize: 11, margin: [0, 10, 0, 2] },
    ...(sentence === null ? [] : [{ text: plainText(sentence), fontSize: 9, margin: [0, 0, 0, 4] } satisfies Content]),
    ...lines.map((line): Content => ({ text: plainText(line), fontSize: 9.5, margin: [0, 2, 0, 4] })),
  ];
  const drawing: Content[] = chart && shown ? [{ svg: chart.svg, alignment: 'center', ...shown }] : [];
  const beside = table ? [] : notes.map((text): Content => ({ text: plainText(text), italics: true, fontSize: SMALLEST }));
  // A title never ends a page without the chart or the first rows that it belongs to.
  const kept: ContentStack & { unbreakable: boolean; headlineLevel: number } = {
    stack: [...heading, ...drawing, ...beside],
    unbreakable: true,
    headlineLevel: table && !shown ? 1 : 2,
  };
  const room = tableLies ? lying : standing;
  return [
    { lies, startsSheet, content: [kept] },
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

function shrunk({ width, height }: Drawing, room: Room): Room {
  const scale = Math.min(POINTS_PER_PIXEL, room.width / width, (room.height * TALL_CHART) / height);
  return { width: width * scale, height: height * scale };
}
