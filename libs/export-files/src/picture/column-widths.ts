import { textWidth } from './text-width.ts';

/** Letters of a table: smaller ones before a figure is cut. Pixels. */
const LARGEST = 13;
const SMALLEST = 8;
/** Pixels between the columns, on either side. */
export const PAD = 8;
/** Names break into lines where there is too little room; so wide they stay, in sizes of the letters. */
const LEAST_NAME = 9;
const LEAST_COLUMN = 3;

export interface ColumnTexts {
  readonly header: string;
  readonly cells: readonly string[];
  /** Figures never break and are never cut. */
  readonly figures: boolean;
}

export interface TableMeasures {
  readonly size: number;
  readonly widths: readonly number[];
}

const widest = (texts: readonly string[], size: number): number => texts.reduce((most, text) => Math.max(most, textWidth(text, size)), 0);

interface Room {
  readonly least: number;
  readonly wanted: number;
}

function roomOf({ header, cells, figures }: ColumnTexts, size: number): Room {
  const word = widest(header.split(/\s+/), size);
  const full = widest(cells, size);
  const least = Math.max(word, LEAST_COLUMN * size, figures ? full : Math.min(full, LEAST_NAME * size));
  return { least: least + 2 * PAD, wanted: Math.max(least, full, textWidth(header, size)) + 2 * PAD };
}

const total = (rooms: readonly Room[], key: keyof Room): number => rooms.reduce((sum, room) => sum + room[key], 0);

/**
 * Size of the letters and widths of the columns in a room of so many pixels: figures and words in full, names on several lines where
 * they have to. Where even the smallest letters are too wide, the widths come to more than the room.
 */
export function tableMeasures(columns: readonly ColumnTexts[], room: number): TableMeasures {
  let size = LARGEST;
  const roomsAt = () => columns.map((column) => roomOf(column, size));
  while (size > SMALLEST && total(roomsAt(), 'least') > room) size -= 0.5;
  const rooms = roomsAt();
  const [least, wanted] = [total(rooms, 'least'), total(rooms, 'wanted')];
  const spare = Math.max(room - least, 0);
  if (wanted <= room) return { size, widths: rooms.map((column) => (column.wanted * room) / wanted) };
  return { size, widths: rooms.map((column) => column.least + (spare * (column.wanted - column.least)) / (wanted - least)) };
}
