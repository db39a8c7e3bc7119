import { plainText } from '../cells/safe-text.ts';

const MAX_LETTERS = 31;

/** As many whole words as fit; a longer first word is cut. */
function fitWords(text: string, room: number): string {
  const cut = plainText(text.slice(0, room)).trimEnd();
  const isBetweenWords = text.length <= room || text[room] === ' ';
  const end = isBetweenWords ? -1 : cut.lastIndexOf(' ');
  return end > 0 ? cut.slice(0, end).trimEnd() : cut;
}

/** Names that a workbook accepts: unique, short enough, and without forbidden characters. */
export function sheetNames(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title, index) => {
    const plain = plainText(title)
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[' ]+|[' ]+$/g, '');
    const base = plain === '' ? String(index + 1) : plain;
    for (let copy = 1; ; copy += 1) {
      const suffix = copy === 1 ? '' : ` ${copy}`;
      const name = fitWords(base, MAX_LETTERS - suffix.length) + suffix;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
