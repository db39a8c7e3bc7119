import type { PaperTable } from './paper-table.ts';

/** Points: nothing on paper is smaller. */
export const SMALLEST = 8;
/** Points between the columns, on either side. */
export const CELL_PAD = 3;
/** Points of a letter in the smallest size, a little more than any face of figures takes. */
const LETTER = 4.5;
/** Names break into lines; so many letters of them stay together. */
const LEAST_NAME = 14;
/** Longer texts break wherever there is room for others. */
const MOST_LETTERS = 60;
/** Rows that decide how wide a column is. */
const MEASURED = 200;

/** What is held together by blanks that do not break is one word. */
const longestWord = (text: string): number => text.split(/[ \n]+/).reduce((most, word) => Math.max(most, word.length), 0);

/** Points that a column needs: figures and words of headers never break, names do. */
function leastWidths({ head, body, total, figures }: PaperTable): readonly number[] {
  const rows = [...body.slice(0, MEASURED), ...(total ? [total] : [])];
  return head.map((label, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), 0);
    const words = rows.reduce((most, row) => Math.max(most, longestWord(row[index] ?? '')), 0);
    const letters = figures[index] ? longest : Math.min(longest, Math.max(LEAST_NAME, words));
    return Math.max(letters, longestWord(label)) * LETTER + 2 * CELL_PAD;
  });
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** Points that a column takes where nothing in it breaks but its header. */
function wantedWidths({ head, body, total }: PaperTable): readonly number[] {
  const rows = [...body.slice(0, MEASURED), ...(total ? [total] : [])];
  return head.map((label, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, row[index]?.length ?? 0), longestWord(label));
    return Math.min(longest, MOST_LETTERS) * LETTER + 2 * CELL_PAD;
  });
}

/** Points of the columns, without their padding, that fill the room: what is left over goes where texts would break. */
export function columnWidths(table: PaperTable, room: number): readonly number[] {
  const least = leastWidths(table);
  const missing = wantedWidths(table).map((wanted, index) => Math.max(0, wanted - (least[index] ?? 0)));
  const spare = Math.max(0, room - sum(least));
  const given = Math.min(1, spare / Math.max(1, sum(missing)));
  // What nobody needs stands between the columns.
  const rest = Math.max(0, spare - sum(missing)) / least.length;
  return least.map((width, index) => width + given * (missing[index] ?? 0) + rest - 2 * CELL_PAD);
}

/** True where all columns stand side by side in so many points. */
export const fitsWidth = (table: PaperTable, room: number): boolean => sum(leastWidths(table)) <= room;

/** The columns in groups that fit side by side, each led by the first, which names the rows. */
export function fittedColumns(table: PaperTable, room: number): readonly PaperTable[] {
  const widths = leastWidths(table);
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
  const only = (indices: readonly number[]) => {
    const pick = <T>(values: readonly T[]): readonly T[] =>
      [0, ...indices].flatMap((index) => (index in values ? [values[index] as T] : []));
    return { head: pick(table.head), body: table.body.map(pick), total: table.total && pick(table.total), figures: pick(table.figures) };
  };
  return groups.length > 1 ? groups.map(only) : [table];
}
