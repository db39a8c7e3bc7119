// Letter widths as a part of the font size, measured once in the product's font. They suffice for layout in any font.
const NARROW_LETTER = /[ .,:;'’|!ilj()[\]-]/;
const WIDE_LETTER = /[MWmw@%]/;

const widthOf = (letter: string): number => (NARROW_LETTER.test(letter) ? 0.32 : WIDE_LETTER.test(letter) ? 0.9 : 0.61);

/** The approximate width of a text in pixels, rather too large than too small. */
export const textWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;

/** Cuts a text with an ellipsis to a width. */
export function cutToWidth(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Wraps a text into lines of whole words. */
export function wrapText(text: string, size: number, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => cutToWidth(line, size, room));
}
