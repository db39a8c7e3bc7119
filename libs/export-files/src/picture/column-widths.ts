import { textWidth } from '../paper/text-width.ts';

/** Font sizes of a table in pixels. The size shrinks before a figure is cut. */
const MAX_SIZE = 13;
const MIN_SIZE = 8;
/** Pixels between the columns, on either side. */
export const PAD = 8;
/** Minimum width of a name column, in font sizes; narrower names wrap. */
const MIN_NAME_WIDTH = 9;
const MIN_COLUMN_WIDTH = 3;

export interface ColumnTexts {
  readonly header: string;
  readonly cells: readonly string[];
  /** True for figures, which never wrap and are never cut. */
  readonly figures: boolean;
}

export interface TableMeasures {
  readonly size: number;
  readonly widths: readonly number[];
}

const widest = (texts: readonly string[], size: number): number => texts.reduce((max, text) => Math.max(max, textWidth(text, size)), 0);

interface Room {
  readonly least: number;
  readonly wanted: number;
}

function roomOf({ header, cells, figures }: ColumnTexts, size: number): Room {
  const word = widest(header.split(/\s+/), size);
  const full = widest(cells, size);
  const least = Math.max(word, MIN_COLUMN_WIDTH * size, figures ? full : Math.min(full, MIN_NAME_WIDTH * size));
  return { least: least + 2 * PAD, wanted: Math.max(least, full, textWidth(header, size)) + 2 * PAD };
}

const total = (rooms: readonly Room[], key: keyof Room): number => rooms.reduce((sum, room) => sum + room[key], 0);

/**
 * Chooses font size and column widths. Figures and words stay whole; names wrap if necessary.
 * If the smallest font is still too wide, the widths exceed the given width.
 */
export function tableMeasures(columns: readonly ColumnTexts[], room: number): TableMeasures {
  let size = MAX_SIZE;
  const roomsAt = () => columns.map((column) => roomOf(column, size));
  while (size > MIN_SIZE && total(roomsAt(), 'least') > room) size -= 0.5;
  const rooms = roomsAt();
  const [least, wanted] = [total(rooms, 'least'), total(rooms, 'wanted')];
  const spare = Math.max(room - least, 0);
  if (wanted <= room) return { size, widths: rooms.map((column) => (column.wanted * room) / wanted) };
  return { size, widths: rooms.map((column) => column.least + (spare * (column.wanted - column.least)) / (wanted - least)) };
}
