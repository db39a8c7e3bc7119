/** Pixels of an average letter and of a line in the type of tiles. */
const LETTER = 6.5;
const LINE = 15;
/** What borders and padding of a tile take of its width and height. */
const EDGES = { width: 15, height: 8 };

const lengthOf = (text: string): number => text.length * LETTER;

/** True where a text is read whole on one line. */
export const fitsLine = (text: string, width: number): boolean => lengthOf(text) <= width;

/** Lines that a text takes in a width, broken between words; null where one word is wider. */
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

/** What of a tile's name and amount can be read whole in it: a name that would be cut is left to the tooltip and the table. */
export function fitting(
  name: string,
  amount: string,
  tile: { readonly width: number; readonly height: number },
): 'both' | 'name' | 'nothing' {
  const [width, height] = [tile.width - EDGES.width, tile.height - EDGES.height];
  const lines = linesOf(name, width);
  if (lines === null || lines * LINE > height) return 'nothing';
  return lengthOf(amount) <= width && (lines + 1) * LINE <= height ? 'both' : 'name';
}
