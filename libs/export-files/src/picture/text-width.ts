// Widths in parts of the size, measured once from the product's face: enough to lay out, whatever face draws it.
const NARROW = /[ .,:;'’|!ilj()[\]-]/;
const WIDE = /[MWmw@%]/;

const widthOf = (letter: string): number => (NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.9 : 0.61);

/** About as many pixels as the text takes; never much less. */
export const textWidth = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;

/** The text, or its beginning with an ellipsis where the room ends. */
export function fittedText(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines of whole words, none wider than the room. */
export function wrapped(text: string, size: number, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => fittedText(line, size, room));
}
