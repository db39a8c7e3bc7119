import { plainText } from '../cells/safe-text.ts';

const MOST_LETTERS = 31;

/** Names that a workbook admits: no two alike, none too long, without the letters that it refuses. */
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
      const name = plainText(base.slice(0, MOST_LETTERS - suffix.length)).trimEnd() + suffix;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
}
