import { textWidth } from './text-width.ts';
import type { PaperTable } from './paper-table.ts';

/** The smallest font size on paper, in points. */
export const MIN_SIZE = 8;
/** Points between the columns, on either side. */
export const CELL_PAD = 3;
/** Names wrap, but some fourteen letters stay on a line. */
const MIN_NAME_WIDTH = 60;
/** Longer texts, of some sixty letters, wrap where other columns need the space. */
const MAX_NAME_WIDTH = 260;
/** The first rows decide how wide a column is. */
const MEASURED_ROWS = 200;

/** Width of a text in points, without padding. */
const widthOf = (text: string): number => textWidth(text, MIN_SIZE);

/** Words with non-breaking spaces count as one word. */
const widestWord = (text: string): number => Math.max(...text.split(/[ \n]+/).map(widthOf));

interface ColumnNeeds {
  /** Figures and words of headers do not wrap, names do. */
  readonly least: number;
  /** Only headers wrap. */
  readonly wanted: number;
}

/** What each column needs in points, with padding. */
function needsOf({ head, body, total, figures }: PaperTable): readonly ColumnNeeds[] {
  const rows = [...body.slice(0, MEASURED_ROWS), ...(total ? [total] : [])];
  return head.map((label, index) => {
    const texts = rows.map((row) => row[index] ?? '');
    const widest = Math.max(0, ...texts.map(widthOf));
    const words = Math.max(0, ...texts.map(widestWord));
    const unwrapped = figures[index] ? widest : Math.min(widest, Math.max(MIN_NAME_WIDTH, words));
    const header = widestWord(label);
    return {
      least: Math.max(unwrapped, header) + 2 * CELL_PAD,
      wanted: Math.max(unwrapped, header, Math.min(widest, MAX_NAME_WIDTH)) + 2 * CELL_PAD,
    };
  });
}

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** Minimum widths in points. */
const leastWidths = (table: PaperTable): readonly number[] => needsOf(table).map(({ least }) => least);

/**
 * Column widths in points, without padding, that fill the paper.
 * Spare width goes first to the columns that lack least: short names then stand on one line.
 */
export function columnWidths(table: PaperTable, room: number): readonly number[] {
  const needs = needsOf(table);
  const widths = needs.map(({ least }) => least);
  let spare = Math.max(0, room - sum(widths));
  const lacking = needs.map(({ least, wanted }, index) => ({ index, lacks: wanted - least }));
  for (const { index, lacks } of lacking.toSorted((a, b) => a.lacks - b.lacks)) {
    const given = Math.min(spare, lacks);
    widths[index] = (widths[index] ?? 0) + given;
    spare -= given;
  }
  // Width that no column needs is distributed evenly.
  return widths.map((width) => width + spare / widths.length - 2 * CELL_PAD);
}

/** True if all columns fit side by side. */
export const fitsWidth = (table: PaperTable, room: number): boolean => sum(leastWidths(table)) <= room;

/** Splits the columns into groups that fit side by side. Each group begins with the first column, which names the rows. */
export function fitColumns(table: PaperTable, room: number): readonly PaperTable[] {
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
  const pickColumns = (indices: readonly number[]) => {
    const pick = <T>(values: readonly T[]): readonly T[] =>
      [0, ...indices].flatMap((index) => (index in values ? [values[index] as T] : []));
    return { head: pick(table.head), body: table.body.map(pick), total: table.total && pick(table.total), figures: pick(table.figures) };
  };
  return groups.length > 1 ? groups.map(pickColumns) : [table];
}
