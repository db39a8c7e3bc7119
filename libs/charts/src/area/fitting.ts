/** Pixels of an average letter and of a line in a tile. */
const LETTER_WIDTH = 6.5;
const LINE_HEIGHT = 15;
/** Pixels of borders and padding of a tile. */
const EDGES = { width: 15, height: 8 };

const lengthOf = (text: string): number => text.length * LETTER_WIDTH;

/** True if a text fits one line. */
export const fitsLine = (text: string, width: number): boolean => lengthOf(text) <= width;

/** Number of lines that a text needs, broken between words; null if one word is too wide. */
export function linesOf(text: string, width: number): number | null {
  const words = text.split(/\s+/);
  if (words.some((word) => lengthOf(word) > width)) return null;
  let [lines, line] = [1, ''];
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (lengthOf(longer) <= width) line = longer;
    else [lines, line] = [lines + 1, word];
  }
  return lines;
}

/** Decides whether a tile shows name and amount. A name that would be cut is left to tooltip and table. */
export function fitting(
  name: string,
  amount: string,
  tile: { readonly width: number; readonly height: number },
): 'both' | 'name' | 'nothing' {
  const [width, height] = [tile.width - EDGES.width, tile.height - EDGES.height];
  const lines = linesOf(name, width);
  if (lines === null || lines * LINE_HEIGHT > height) return 'nothing';
  return lengthOf(amount) <= width && (lines + 1) * LINE_HEIGHT <= height ? 'both' : 'name';
}
