import { plainText } from '../cells/safe-text.ts';

const MAX_LETTERS = 31;

/** Words that only lead to the next one, so that no name ends in them. */
const LEADING_WORDS = new Set(
  [
    'akan antara atas atau bagi bahwa beserta bila dalam dan dari daripada dengan di hingga ke kepada lebih maupun menurut menjadi oleh',
    'pada paling para per sampai saat secara sebagai sebelum sejak selama serta sesudah setelah setiap tanpa tentang terhadap tiap untuk',
    'yang tidak belum & + - / a after against an and as at before between beyond but by during each every for from in into its less not',
    'of on or over per than that the their to under until versus vs when where which who whose with without',
  ].flatMap((words) => words.split(' ')),
);

/** Without words at the end that lead to a next one, and without marks that expect one. */
function withoutLeadingEnd(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length > 1 && LEADING_WORDS.has(last.toLowerCase())) return withoutLeadingEnd(words.slice(0, -1));
  return words.join(' ').replace(/[\s,;:(–-]+$/, '');
}

/** As many whole words as fit, ending in one that can end a name; a longer first word is cut. */
function fitWords(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = plainText(text.slice(0, room)).trimEnd();
  const end = /[\s,;:.)]/.test(text[room] ?? '') ? cut.length : cut.lastIndexOf(' ');
  return end > 0 ? withoutLeadingEnd(cut.slice(0, end).trimEnd().split(' ')) : cut;
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
