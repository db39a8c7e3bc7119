/** Maximum length of a text in a spreadsheet cell, in UTF-16 units. */
const MAX_CELL_TEXT = 32_767;

// Control characters except tab and line feed, and the two code points that XML forbids.
const CONTROLS = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;
// Unpaired surrogates, which UTF-8 cannot represent.
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const FORMULA = /^[\s\ufeff\u200b]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r]/u;

/** Removes control characters and unpaired surrogates; line ends become line feeds. */
export const plainText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(HALVES, '\ufffd');

/** True if a spreadsheet would take the text for a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** Cuts a text to `MAX_CELL_TEXT` units; a cut text ends in `mark`. */
export function cutText(text: string, mark: string): string {
  if (text.length <= MAX_CELL_TEXT) return text;
  return text.slice(0, MAX_CELL_TEXT - mark.length).replace(/[\ud800-\udbff]$/, '') + mark;
}

// A spreadsheet reads `_x0041_` as the letter A, so the underscore is escaped in the same way.
export const withoutEscapes = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
