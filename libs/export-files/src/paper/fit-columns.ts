import type { PaperTable } from './paper-table.ts';

/** The smallest font size on paper, in points. */
export const MIN_SIZE = 8;
/** Points between the columns, on either side. */
export const CELL_PAD = 3;
/** Points of a letter in the smallest size, a little more than most fonts need. */
const LETTER_WIDTH = 4.5;
/** Names wrap, but this many letters stay on a line. */
const MIN_NAME_LETTERS = 14;
/** Longer texts wrap where other columns need the space. */
const MAX_LETTERS = 60;
/** The first rows decide how wide a column is. */
const MEASURED_ROWS = 200;

/** Words with non-breaking spaces count as one word. */
const longestWord = (text: string): number => text.split(/[ \n]+/).reduce((max, word) => Math.max(max, word.length), 0);

/** Minimum widths in points: figures and words of headers do not wrap, names do. */
function minWidths({ head, body, total, figures }: PaperTable): readonly number[] {
  const rows = [...body.slice(0, MEASURED_ROWS), ...(total ? [total] : [])];
  return head.map((label, index) => {
    const longest = rows.reduce((max, row) => Math.max(max, row[index]?.length ?? 0), 0);
    const words = rows.reduce((max, row) => Math.max(max, longestWord(row[index] ?? '')), 0);
    const letters = figures[index] ? longest : Math.min(longest, Math.max(MIN_NAME_LETTERS, words));
    return Math.max(letters, longestWord(label)) * LETTER_WIDTH + 2 * CELL_PAD;
  });
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** Widths in points at which only headers wrap. */
function wantedWidths({ head, body, total }: PaperTable): readonly number[] {
  const rows = [...body.slice(0, MEASURED_ROWS), ...(total ? [total] : [])];
  return head.map((label, index) => {
    const longest = rows.reduce((max, row) => Math.max(max, row[index]?.length ?? 0), longestWord(label));
    return Math.min(longest, MAX_LETTERS) * LETTER_WIDTH + 2 * CELL_PAD;
  });
}

/** Column widths in points, without padding, that fill the paper. Spare width goes first to the columns that would wrap. */
export function columnWidths(table: PaperTable, room: number): readonly number[] {
  const least = minWidths(table);
  const missing = wantedWidths(table).map((wanted, index) => Math.max(0, wanted - (least[index] ?? 0)));
  const spare = Math.max(0, room - sum(least));
  const given = Math.min(1, spare / Math.max(1, sum(missing)));
  // Width that no column needs is distributed evenly.
  const spacing = Math.max(0, spare - sum(missing)) / least.length;
  return least.map((width, index) => width + given * (missing[index] ?? 0) + spacing - 2 * CELL_PAD);
}

/** True if all columns fit side by side. */
export const fitsWidth = (table: PaperTable, room: number): boolean => sum(minWidths(table)) <= room;

/** Splits the columns into groups that fit side by side. Each group begins with the first column, which names the rows. */
export function fitColumns(table: PaperTable, room: number): readonly PaperTable[] {
  const widths = minWidths(table);
  const groups: number[][] = [[]];
  let used = widths[0] ?? 0;
  for (let index = 1; index < widths.length; index += 1) {
    const width = widths[index] ?? 0;
    if (used + width > room && groups.at(-1)?.length) {
      groups.push([]);
      used = widths[0] ?? 0;
    }
    groups.at(-1)?.push(index);
    used += width;
  }
  const pickColumns = (indices: readonly number[]) => {
    const pick = <T>(values: readonly T[]): readonly T[] =>
      [0, ...indices].flatMap((index) => (index in values ? [values[index] as T] : []));
    return { head: pick(table.head), body: table.body.map(pick), total: table.total && pick(table.total), figures: pick(table.figures) };
  };
  return groups.length > 1 ? groups.map(pickColumns) : [table];
}
