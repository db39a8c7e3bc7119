/** Longest text of a spreadsheet's cell, in UTF-16 units. */
const MOST_CELL_TEXT = 32_767;

// Control characters but tab and line feed, and the two code points that XML does not admit.
const CONTROLS = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;
// Half of a pair of UTF-16 units is no character, and no UTF-8 file can hold it.
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const FORMULA = /^[\s\ufeff\u200b]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r]/u;

/** Text that any file can hold: no control characters, no halves of characters; line ends are line feeds. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(HALVES, '\ufffd');

/** True where a spreadsheet would take the text for a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** At most `MOST_CELL_TEXT` units, the last of them saying that there was more. */
export function fitted(text: string, mark: string): string {
  if (text.length <= MOST_CELL_TEXT) return text;
  return text.slice(0, MOST_CELL_TEXT - mark.length).replace(/[\ud800-\udbff]$/, '') + mark;
}

// A spreadsheet reads `_x0041_` as the letter A: the underscore itself is written in that way.
export const withoutEscapes = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
